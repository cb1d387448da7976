import type { NamedParty } from './gather-parties.js';
import type { Bystander, Stage } from './language-terms.js';
import type { Cue } from './lexicon.js';
import type { Sentence } from './places-of-names.js';
import type { ReadText } from './read-text.js';

/** Statement about a party in a sentence that refers to it only by a pronoun, "the defendant" or "the company". */
export interface Reference {
  readonly party: number;
  readonly cue: Cue & { readonly value: Stage };
}

/** An introduction ("On Monday, …") may stand before the subject. */
const LEAD = String.raw`^["“«]?(?:[^,.;:]{1,45},\s+)?`;
const ONE =
  /^(?:he|she|the (?:defendant|accused|suspect|former \p{L}+)|él|ella|el (?:acusado|imputado|demandado)|la acusada|ele|ela|o (?:acusado|réu|suspeito)|a acusada|il|elle|le prévenu|l['’]accusée?|er|sie|der (?:angeklagte|beschuldigte|verdächtige)|die angeklagte|он|она|обвиняем(?:ый|ая)|подсудим(?:ый|ая)|lui|lei|l['’]imputat[oa]|l['’]uomo|la donna|l['’]arrestato|il \d\denne|hij|zij|de verdachte|de man|de vrouw|on|ona|mężczyzna|kobieta|podejrzan[ya]|oskarżon[ya]|zatrzymany|\d\d-latek|він|вона|підозрюван(?:ий|а)|обвинувачен(?:ий|а)|чоловік|зловмисник)$/iu;
const SEVERAL =
  /^(?:they|both(?: \p{L}+)?|the (?:two|three|four|five|pair|duo|defendants|men|women|couple|brothers)(?: \p{L}+)?|ellos|ambos|los (?:dos|tres|acusados|imputados)|eles|os (?:dois|três|acusados|réus)|ils|les (?:deux|trois|prévenus|accusés)|beide|die (?:beiden|angeklagten)|они|оба|обвиняемые|подсудимые|entrambi|i (?:due|tre|quattro|cinque)(?: \p{L}+)?|gli (?:indagati|imputati|arrestati)|de (?:twee|drie|vier|verdachten)|beiden|obaj|oboje|cała (?:trójka|dwójka)|podejrzani|oskarżeni|вони|обоє|обидва|підозрювані|обвинувачені)$/iu;
const FIRM =
  /^(?:it|the (?:company|firm|bank|group|corporation|insurer|manufacturer)|la (?:empresa|compañía|société|banque)|a (?:empresa|companhia)|o banco|el banco|l['’]entreprise|das unternehmen|die (?:firma|bank)|компания|банк|la società|l['’]azienda|la banca|het bedrijf|de bank|spółka|firma|bank|компанія|фірма|підприємство)$/iu;
const SUBJECT = new RegExp(
  `${LEAD}(${[ONE, SEVERAL, FIRM].map(({ source }) => source.slice(1, -1)).join('|')})(?!\\p{L})`,
  'iu',
);
/** Roles that a pronoun does not refer to: speakers, judges, defenders. */
const ASIDE: ReadonlySet<Bystander> = new Set(['judge', 'prosecutor', 'lawyer', 'journalist', 'witness', 'victim']);
/** Sentences after which a reference is too uncertain. */
const REACH = 3;

/** Finds the stages stated of parties that the sentence does not name. `sentences`: in the order of the text. */
export function referencesBack(
  { text, titleLength, unparted }: ReadText,
  sentences: readonly Sentence[],
  parties: readonly NamedParty[],
): Reference[] {
  if (unparted) return [];
  const references: Reference[] = [];
  const harmed = new Set(
    sentences.flatMap((sentence) =>
      sentence.places.filter(({ name }) => sentence.harmed.has(name)).map(({ party }) => party),
    ),
  );
  let topic: { persons: readonly number[]; firm?: number; at: number } = { persons: [], at: 0 };
  for (const [at, sentence] of sentences.entries()) {
    if (sentence.end <= titleLength) continue;
    const subject = SUBJECT.exec(text.slice(sentence.start, sentence.end));
    const end = sentence.start + (subject?.[0].length ?? 0);
    const named = sentence.places.filter(({ name }) => name.start < end);
    if (subject !== null && named.length === 0 && at - topic.at <= REACH) {
      const meant = meantBy(subject[1] as string, topic);
      const limit = sentence.places.find(({ person, name }) => person && name.start >= end)?.name.start ?? sentence.end;
      for (const cue of sentence.cues)
        if (cue.kind === 'stage' && cue.start >= end - 12 && cue.end <= limit)
          for (const party of meant) references.push({ party, cue });
      continue;
    }
    const persons = sentence.places.filter(
      ({ party, person, name }) => person && !ASIDE.has(name.title ?? 'official') && !harmed.has(party),
    );
    const [first] = persons;
    const firm = sentence.places.find(({ person, party }) => !person && parties[party] !== undefined)?.party;
    if (first === undefined && firm === undefined) continue;
    topic = {
      persons: first === undefined ? [] : listFrom(text, persons),
      ...(firm !== undefined && { firm }),
      at,
    };
  }
  return references;
}

function meantBy(subject: string, { persons, firm }: { persons: readonly number[]; firm?: number }): readonly number[] {
  if (FIRM.test(subject)) return firm === undefined ? [] : [firm];
  return SEVERAL.test(subject) ? persons : persons.slice(0, 1);
}

/** Returns the first person and those listed with it. */
function listFrom(text: string, persons: Sentence['places']): number[] {
  const list: number[] = [];
  let end = -1;
  for (const { party, name } of persons) {
    if (end >= 0 && !/(?:,|;|(?:\s|^)(?:and|y|e|et|und|и)\s)/u.test(text.slice(end, name.start))) break;
    if (end >= 0 && name.start - end > 90) break;
    if (!list.includes(party)) list.push(party);
    end = name.end;
  }
  return list;
}
