import type { EntityType, Identifier, ListedEntity, ListedName, PartialDate } from '../src/index.js';
import { partialDate } from '../src/index.js';

/** A source of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
export type Random = () => number;

export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

interface Culture {
  readonly share: number;
  readonly given: readonly string[];
  readonly syllables: readonly string[];
  readonly endings: readonly string[];
  readonly parts: (own: () => string, family: () => string, random: Random) => string;
}

const words = (text: string) => text.split(' ');

/** Naming habits in the proportions of official lists; given names by falling frequency, family names built from syllables. */
const CULTURES: readonly Culture[] = [
  {
    share: 0.4,
    given: words(
      'Mohammed Ahmad Ali Hassan Hussein Abdullah Ibrahim Mahmoud Khalid Omar Yusuf Mustafa Said Karim Hamid Saleh Rashid Jamal Nasser Faisal Tariq Bilal Walid Samir Hamza Anwar Bashir Farid Idris Jafar Luqman Marwan Nabil Qasim Ramzi Sabir Talal Uthman Wahid Zayd Abdulrahman Abdulaziz Saifullah Habibullah Nuruddin',
    ),
    syllables: words(
      'ba ga da ha za ta ka la ma na fa qa ra sha khu jab ghaz dul mus ras tik fal qad mah sul dar bag wak zur han',
    ),
    endings: words('ri di wi mi ani awi iyah ullah dine zai khel i a ar an'),
    parts: (own, family, random) =>
      `${own()} ${random() < 0.6 ? `${own()} ` : ''}${random() < 0.15 ? `bin ${own()} ` : ''}${random() < 0.4 ? 'al-' : ''}${family()}`,
  },
  {
    share: 0.25,
    given: words(
      'Aleksandr Sergey Vladimir Dmitry Andrey Aleksey Ivan Mikhail Nikolay Yury Igor Oleg Viktor Maksim Evgeny Pavel Roman Anatoly Konstantin Ruslan Timur Zaurbek Magomed Elena Olga Natalya Irina Tatyana Svetlana Marina',
    ),
    syllables: words('bo ko ma po ro se vo za zhu kra gri shche dol mor pet stan tar vas yas zub lod mir gul kuz'),
    endings: words('nov lev kin enko sky chuk ov ev in yan shvili dze uk'),
    parts: (own, family, random) =>
      `${own()} ${random() < 0.5 ? `${own().replace(/[aeiy]+$/, '')}ovich ` : ''}${family()}`,
  },
  {
    share: 0.15,
    given: words(
      'Jose Maria Juan Carlos Luis Ana Antonio Francisco Manuel Pedro Jorge Miguel Rosa Fernando Rafael Alejandro Ricardo Eduardo Javier Sergio Andres Diego Pablo Lucia Carmen',
    ),
    syllables: words('al ba ca de el fa ga her is ja lo mar nar or pe qui ro sal ta ur va zu mon ril ces'),
    endings: words('ez do ra no les ta sa rio nez ales ero illo'),
    parts: (own, family, random) =>
      `${own()} ${random() < 0.3 ? `${own()} ` : ''}${family()} ${random() < 0.6 ? family() : ''}`.trim(),
  },
  {
    share: 0.12,
    given: words(
      'John Robert Michael William David Richard Thomas Charles Daniel Paul Mark George Steven Edward Anna Mary Elizabeth Susan Margaret Peter Hans Pierre Jean Klaus',
    ),
    syllables: words(
      'ash black brook clay dun ed fair green hart ing ken lang mill nor oak pem rad stan thorn up ward west wil',
    ),
    endings: words('ton ley ford man son er field wood worth by ham mann berg'),
    parts: (own, family, random) => `${own()} ${random() < 0.3 ? `${own()[0]}. ` : ''}${family()}`,
  },
  {
    share: 0.08,
    given: words('Wei Jing Min Jun Li Yan Ming Xiao Hong Chol Song Yong Kwang Il Hyok Sung Nam Chun Guo Ping'),
    syllables: words(
      'wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin kim pak ri choe chong kang cho yun ryu han',
    ),
    endings: [''],
    parts: (own, family, random) => `${family()} ${own()}${random() < 0.5 ? `-${own().toLowerCase()}` : ''}`,
  },
];

const BUSINESS = words(
  'Trading Industries Shipping Bank Construction Energy Petroleum Group Holding Engineering Electronics Logistics Investment Technology Services Steel Mining Aviation Marine Foundation Institute',
);
const FORMS = words('LLC Ltd OOO JSC GmbH Inc. Co. S.A. FZE PJSC Corporation');
const COUNTRIES = words('IR RU SY IQ KP AF PK CN BY UA VE MX CO LY YE SO SD LB TR AE');

/** Given names of a culture; the most frequent one is then borne by six in a hundred. */
const GIVEN_NAMES = 1500;

/**
 * A rank, the first the most often, as names are distributed (Zipf with Mandelbrot's offset). With an offset of 2
 * the first of 1500 given names is borne by 6 in 100, with 20 the first of 100,000 family names by 6 in 1000.
 */
function zipf(random: Random, size: number, offset: number): number {
  return Math.min(size - 1, Math.floor(offset * ((size / offset + 1) ** random() - 1)));
}

/**
 * Invented parties with `count` names in all, aliases included: persons, companies and ships in the proportions of
 * official lists, names as frequent as real ones, with dates, countries and identifiers. The same for the same seed.
 */
export function* syntheticList(count: number, seed = 1): Generator<ListedEntity> {
  const random = randomFrom(seed);
  const families = Math.max(200, Math.round(count / 6));
  for (let made = 0, number = 0; made < count; number += 1) {
    const kind = random();
    const entityType: EntityType = kind < 0.66 ? 'Person' : kind < 0.95 ? 'Company' : 'Vessel';
    const make =
      entityType === 'Person'
        ? personMaker(random, families)
        : entityType === 'Company'
          ? companyMaker(random, families)
          : vesselMaker(random, families);
    const aliases = Math.min(count - made - 1, Math.floor(random() * random() * 5));
    const first = make();
    const names: ListedName[] = [{ full: first, kind: 'primary', quality: 'strong' }];
    for (let a = 0; a < aliases; a += 1) {
      names.push({
        full: random() < 0.6 ? distort(first, random) : make(),
        kind: 'aka',
        quality: random() < 0.15 ? 'weak' : 'strong',
      });
    }
    made += names.length;
    yield {
      source: 'synthetic',
      sourceId: String(number),
      entityType,
      names,
      dates: random() < 0.7 ? [dateOf(random)] : [],
      nationalities: random() < 0.5 ? [pick(COUNTRIES, random)] : [],
      countries: random() < 0.8 ? [pick(COUNTRIES, random)] : [],
      ...(entityType === 'Person' && random() < 0.5
        ? { gender: random() < 0.85 ? ('male' as const) : ('female' as const) }
        : {}),
      identifiers: random() < 0.25 ? [identifierOf(entityType, random)] : [],
      categories: ['Sanctions'],
    };
  }
}

function personMaker(random: Random, families: number): () => string {
  const culture = cultureOf(random());
  const own = () => {
    const rank = zipf(random, GIVEN_NAMES, 2);
    return culture.given[rank] ?? familyName(culture, rank * 31);
  };
  return () =>
    culture.parts(own, () => familyName(culture, zipf(random, Math.max(50, families * culture.share), 20)), random);
}

function cultureOf(at: number): Culture {
  let sum = 0;
  for (const culture of CULTURES) {
    sum += culture.share;
    if (at < sum) return culture;
  }
  return CULTURES[0] as Culture;
}

function familyName(culture: Culture, rank: number): string {
  const { syllables, endings } = culture;
  let name = '';
  let rest = Math.imul(rank + 7, 2654435761) >>> 0;
  const long = endings.length > 1 ? 2 : 1;
  for (let i = 0; i < long; i += 1) {
    name += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  if (rank > 5000 && endings.length > 1) name += syllables[rank % syllables.length];
  name += endings[rest % endings.length];
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function companyMaker(random: Random, families: number): () => string {
  return () => {
    const culture = CULTURES[Math.floor(random() * 4)] as Culture;
    const brand = familyName(culture, zipf(random, families, 20));
    const second = random() < 0.3 ? ` ${familyName(culture, zipf(random, families, 20))}` : '';
    return `${brand}${second} ${pick(BUSINESS, random)}${random() < 0.4 ? ` ${pick(BUSINESS, random)}` : ''} ${pick(FORMS, random)}`;
  };
}

function vesselMaker(random: Random, families: number): () => string {
  return () =>
    `${familyName(CULTURES[Math.floor(random() * 4)] as Culture, zipf(random, families, 20))} ${random() < 0.5 ? Math.ceil(random() * 30) : pick(words('Star Sea Wind Pearl Spirit Hope'), random)}`;
}

function dateOf(random: Random): PartialDate {
  const year = 1930 + Math.floor(random() * 75);
  return (
    random() < 0.7 ? partialDate(year, 1 + Math.floor(random() * 12), 1 + Math.floor(random() * 28)) : partialDate(year)
  ) as PartialDate;
}

function identifierOf(type: EntityType, random: Random): Identifier {
  const digits = (length: number) => Array.from({ length }, () => Math.floor(random() * 10)).join('');
  if (type === 'Vessel') return { type: 'imo', value: `IMO ${digits(7)}` };
  return type === 'Person'
    ? { type: 'passport', value: `A${digits(7)}`, country: pick(COUNTRIES, random) }
    : { type: 'registration_number', value: digits(9) };
}

function pick<T>(values: readonly T[], random: Random): T {
  return values[Math.floor(random() * values.length)] as T;
}

/**
 * A name as it might be typed: a letter wrong, left out, doubled or turned, words joined, split, left out or turned
 * round, one shortened to its initial.
 */
export function distort(name: string, random: Random): string {
  const at = Math.floor(random() * name.length);
  const parts = name.split(' ');
  const word = Math.floor(random() * parts.length);
  const way = random();
  if (way < 0.2) return name.slice(0, at) + name.slice(at + 1);
  if (way < 0.35) return name.slice(0, at) + pick(words('a e i o u s r n'), random) + name.slice(at);
  if (way < 0.5) return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
  if (way < 0.6) return name.replace(/[ -]/, '');
  if (way < 0.68) return `${name.slice(0, at)} ${name.slice(at)}`;
  if (way < 0.76) return parts.map((part, i) => (i === word && parts.length > 1 ? `${part[0]}.` : part)).join(' ');
  if (way < 0.9) return [...parts.slice(1), parts[0]].join(' ');
  return parts.length > 2 ? parts.filter((_, i) => i !== word).join(' ') : name.replace(/([aeiou])/, '$1$1');
}
