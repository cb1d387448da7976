import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { dateRange, type ListedEntity, type ListedName, type PartialDate, partialDate } from '../src/index.js';

/**
 * Persons and organizations of the UN and OFAC lists with what qualifies a name (dates, nationality, gender), read just
 * well enough to measure by. What reads lists for the service is in `server/src/lists`.
 */
export function unEntities(path: string): readonly ListedEntity[] {
  const xml = textOf(path);
  return [...xml.matchAll(/<(INDIVIDUAL|ENTITY)>([\s\S]*?)<\/\1>/g)].map(([, tag, record]) =>
    unEntity(tag === 'INDIVIDUAL', record as string),
  );
}

function unEntity(person: boolean, record: string): ListedEntity {
  const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].flatMap((tag) => valuesOf(record, tag));
  const names: ListedName[] = [{ full: parts.join(' '), kind: 'primary', quality: 'strong' }];
  for (const [, alias] of record.matchAll(/<(?:INDIVIDUAL|ENTITY)_ALIAS>([\s\S]*?)<\/(?:INDIVIDUAL|ENTITY)_ALIAS>/g)) {
    const quality = valuesOf(alias as string, 'QUALITY')[0] === 'Low' ? 'weak' : 'strong';
    for (const text of valuesOf(alias as string, 'ALIAS_NAME'))
      for (const full of text.split(';').map((part) => part.trim()))
        if (full !== '') names.push({ full, kind: 'aka', quality });
  }
  for (const full of valuesOf(record, 'NAME_ORIGINAL_SCRIPT'))
    names.push({ full, kind: 'original', quality: 'strong' });
  const nationality = /<NATIONALITY>([\s\S]*?)<\/NATIONALITY>/.exec(record)?.[1] ?? '';
  const dates = [...record.matchAll(/<INDIVIDUAL_DATE_OF_BIRTH>([\s\S]*?)<\/INDIVIDUAL_DATE_OF_BIRTH>/g)].flatMap(
    ([, birth]) => unDate(birth as string) ?? [],
  );
  const gender = valuesOf(record, 'GENDER')[0]?.toLowerCase();
  return entity('un_sc', valuesOf(record, 'REFERENCE_NUMBER')[0] ?? '', person, names, {
    dates,
    nationalities: valuesOf(nationality, 'VALUE'),
    ...(gender === undefined ? {} : { gender }),
  });
}

function unDate(birth: string): PartialDate | undefined {
  const circa = birth.includes('APPROXIMATELY');
  const number = (tag: string) => Number(valuesOf(birth, tag)[0] ?? Number.NaN);
  const [from, to] = [partialDate(number('FROM_YEAR')), partialDate(number('TO_YEAR'))];
  if (from !== undefined && to !== undefined) return dateRange(from, to, circa);
  const date = /^(\d{4})-(\d{2})-(\d{2})/.exec(valuesOf(birth, 'DATE')[0] ?? '');
  if (date !== null) return partialDate(Number(date[1]), Number(date[2]), Number(date[3]), circa);
  return partialDate(number('YEAR'), undefined, undefined, circa);
}

/** OFAC's SDN list in its legacy files: `sdn.csv`, `alt.csv` and the remarks that are continued in `sdn_comments.csv`. */
export function ofacEntities(sdn: string, alt: string, comments: string): readonly ListedEntity[] {
  const more = new Map(linesOf(comments).map(([id, remark]) => [id, remark]));
  const aliases = new Map<string, ListedName[]>();
  for (const [id, , kind, full] of linesOf(alt)) {
    if (id === undefined || full === undefined) continue;
    const known = aliases.get(id) ?? [];
    known.push({ full, kind: kind === 'fka' ? 'fka' : 'aka', quality: 'strong' });
    aliases.set(id, known);
  }
  return linesOf(sdn).flatMap((cells) => {
    const [id, full, type] = cells as [string, string, string | undefined];
    if (full === undefined || type === 'vessel' || type === 'aircraft') return [];
    const remarks = `${cells[11] ?? ''}${more.get(id) ?? ''}`;
    const weak = [...remarks.matchAll(/a\.k\.a\. ['"]([^'"]+)['"]/g)].map(([, alias]) => weakName(alias as string));
    const names = [{ full, kind: 'primary', quality: 'strong' } as const, ...(aliases.get(id) ?? []), ...weak];
    const gender = /Gender (Male|Female)/.exec(remarks)?.[1]?.toLowerCase();
    return entity('ofac_sdn', id, type === 'individual', names, {
      dates: [...remarks.matchAll(/DOB ([^;]+)/g)].flatMap(([, text]) => ofacDate(text as string) ?? []),
      nationalities: [...remarks.matchAll(/(?:nationality|citizen) ([^;.]+)/g)].map(([, country]) => country as string),
      ...(gender === undefined ? {} : { gender }),
    });
  });
}

function weakName(full: string): ListedName {
  return { full, kind: 'aka', quality: 'weak' };
}

const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

function ofacDate(text: string): PartialDate | undefined {
  const [from, to] = text.split(' to ').map((part) => {
    const date = /^(circa )?(?:(?:(\d{1,2}) )?([A-Z][a-z]{2}) )?(\d{4})/.exec(part.trim());
    if (date === null) return undefined;
    const month = date[3] === undefined ? undefined : MONTHS.indexOf(date[3]) / 3 + 1;
    return partialDate(
      Number(date[4]),
      month,
      date[2] === undefined ? undefined : Number(date[2]),
      date[1] !== undefined,
    );
  });
  return from !== undefined && to !== undefined ? dateRange(from, to) : from;
}

interface Beside {
  readonly dates: readonly PartialDate[];
  readonly nationalities: readonly string[];
  readonly gender?: string;
}

function entity(
  source: string,
  sourceId: string,
  person: boolean,
  names: readonly ListedName[],
  { dates, nationalities, gender }: Beside,
): ListedEntity {
  const codes = nationalities.flatMap((country) => countryCode(country) ?? []);
  return {
    source,
    sourceId,
    entityType: person ? 'Person' : 'Organization',
    names,
    dates,
    nationalities: codes,
    countries: codes,
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
    identifiers: [],
    categories: [],
  };
}

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const codes = new Map(letters.flatMap((a) => letters.map((b) => [english.of(a + b)?.toLowerCase(), a + b] as const)));
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'democratic republic of the congo': 'CD',
  "democratic people's republic of korea": 'KP',
  'korea, north': 'KP',
  'russian federation': 'RU',
  'syrian arab republic': 'SY',
  'iran (islamic republic of)': 'IR',
  'cote d ivoire': 'CI',
  burma: 'MM',
  'bosnia and herzegovina': 'BA',
  turkey: 'TR',
  palestinian: 'PS',
};

/** ISO 3166-1 alpha-2 of a country's code or English name. */
export function countryCode(text: string): string | undefined {
  const name = text.trim().toLowerCase();
  return /^[a-z]{2}$/.test(name) ? name.toUpperCase() : (codes.get(name) ?? OTHER_NAMES[name]);
}

function valuesOf(xml: string, tag: string): readonly string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]+)</${tag}>`, 'g'))]
    .map(([, value]) => unescapeXml((value as string).trim()))
    .filter((value) => value !== '');
}

function unescapeXml(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, sign: string) => signs[sign] as string);
}

/** Cells of a CSV without a header; OFAC writes `-0-` for nothing. */
function linesOf(path: string): readonly (readonly (string | undefined)[])[] {
  return textOf(path)
    .split(/\r?\n/)
    .filter((line) => line.length > 1)
    .map((line) =>
      [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,"]*))(?:,|$)/g)].map(([, quoted, plain]) => {
        const cell = (quoted ?? plain ?? '').replaceAll('""', '"').trim();
        return cell === '-0-' || cell === '' ? undefined : cell;
      }),
    );
}

/** A text file, unpacked when its name ends in `.gz`. */
export function textOf(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}

/** The lists that goals 3 to 5 are measured on: two UN editions, because the labelled persons lie between them, and OFAC's SDN. */
export function officialLists(data: string): Readonly<Record<'un' | 'earlierUn' | 'ofac', readonly ListedEntity[]>> {
  return {
    un: unEntities(join(data, 'un/consolidated-2026-02-27.xml.gz')),
    earlierUn: unEntities(join(data, 'un/consolidated-2025-04-19.xml.gz')),
    ofac: ofacEntities(
      join(data, 'ofac/snapshots/sdn-2023-12-28.csv.gz'),
      join(data, 'ofac/legacy-csv-2024-01/alt.csv.gz'),
      join(data, 'ofac/legacy-csv-2024-01/sdn_comments.csv'),
    ),
  };
}
