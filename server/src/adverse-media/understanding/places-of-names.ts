import type { FoundName } from './found-name.js';
import type { NamedParty } from './gather-parties.js';
import { harmedBy, type Place } from './harmed-by.js';
import type { Cue } from './lexicon.js';
import type { ReadText } from './read-text.js';
import { negatedCues } from './wrongdoing-features.js';

/** Recognises accusers and judges, who are named beside every party of a case. */
const INSTITUTION =
  /^(?:landgericht|staatsanwaltschaft|parquet|tribunal correctionnel|cour d.assises|fiscalía|ministério público|[وفبلك]{0,2}(?:ال|ل)?(?:نيابة(?: .*)?|محكمة(?: .*)?|قضية|دعوى))$/iu;
/** Recognises a penalty that is requested or possible. */
const PENDING =
  /(?:(?<!\p{L})(?:if|when|faces?|facing|faced|could|may|might|would|up to|maximum|carries|carry|punishable|statutory|seeks?|seeking|sought|demands?|demanded|asked for|asks for|requis|requiert|requièrent|requise|encourt|encourent|risque|risquent|pidió|pide|piden|pidieron|solicitó|solicita|podría|podrían|enfrenta|pediu|pede|pedem|poderá|pode|podem|fordert|fordern|forderte|forderten|droht|drohen|beantragt|beantragte|грозит|попросил\p{L}*|прос[ия]т|требу[ею]т|rischia|rischiano|chiesto|chiesti|chiede|invocato|riskeert|riskeren|eist|eiste|geëist|grozi|grożą|domaga się|zażądał\p{L}*|żąda|загрожу[єю]\p{L}*|просить|вимага[єю]\p{L}*|потребовал\p{L}*|запросил\p{L}*)(?!\p{L})|求刑|يواجه|طالبت|قد يواجه)[^.;。；\n]{0,60}$/iu;

/** Tells whether a penalty or conviction is only possible: "faces up to ten years in prison", "if convicted". */
function isPending(text: string, cue: Cue): boolean {
  return (
    cue.kind === 'stage' &&
    cue.value === 'convicted' &&
    PENDING.test(text.slice(Math.max(0, cue.start - 80), cue.start))
  );
}

export interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly cues: readonly Cue[];
  readonly places: readonly Place[];
  /** Harm done to each name's bearer. */
  readonly harmed: ReadonlyMap<FoundName, Cue>;
}

/** "the killings of A, 22, and B, 21": harm done to the first of a list was done to all. */
function inheritHarm(text: string, places: readonly Place[], harmed: Map<FoundName, Cue>): void {
  for (const [i, { name, person }] of places.entries()) {
    const before = places[i - 1];
    const harm = before === undefined ? undefined : harmed.get(before.name);
    if (before === undefined || harm === undefined || !person || !before.person || harmed.has(name)) continue;
    if (harm.end <= before.name.start && LISTED.test(text.slice(before.name.end, name.start))) harmed.set(name, harm);
  }
}
/** Text allowed between two names of a list, including the first one's age. */
export const LISTED =
  /^(?:,\s(?:aged?\s)?\d{1,3})?(?:,\s(?:(?:and|y|e|et|und|и|i|oraz|en|ve|та|і|й)\s)?|\s(?:and|y|e|et|und|и|i|oraz|en|ve|ile|та|і|й|ed)\s)$/u;

/** Finds each sentence's names and words of accusation, in order. */
export function placesOf(read: ReadText, parties: readonly NamedParty[]): Sentence[] {
  const all: Place[] = parties
    .flatMap(({ mentions, type }, party) =>
      mentions.map((name) => ({ party, person: type === 'person' && name.possible === undefined, name })),
    )
    .sort((a, b) => a.name.start - b.name.start);
  const negated = negatedCues(read.cues);
  const titles = read.cues.filter(({ kind }) => kind === 'bystander');
  // "prosecuted by" and "trial attorney" are no accusations.
  const inTitle = (cue: Cue) => titles.some(({ start, end }) => start <= cue.start && end >= cue.end);
  const cues = read.cues
    .filter((cue) => cue.kind !== 'stage' || (!inTitle(cue) && (cue.value === 'acquitted' || !negated.has(cue))))
    .filter(({ start, end }) => !INSTITUTION.test(read.text.slice(start, end)))
    .map((cue) => (isPending(read.text, cue) ? { ...cue, value: 'charged' as const } : cue));
  const placed: Sentence[] = [];
  let p = 0;
  let c = 0;
  let heading: Cue[] | undefined;
  for (const { start, end } of read.sentences) {
    const places: Place[] = [];
    const within: Cue[] = [];
    while (p < all.length && (all[p] as Place).name.start < end) places.push(all[p++] as Place);
    while (c < cues.length && (cues[c] as Cue).start < end) within.push(cues[c++] as Cue);
    // "Individuals charged include:", followed by one name per line.
    const [firstPlace] = places;
    const inList = heading !== undefined && firstPlace !== undefined && firstPlace.name.start - start < 8;
    const named = { cues: inList ? [...(heading ?? []), ...within] : within, places };
    const harmed = new Map(
      places.flatMap(({ name }) => {
        const cue = name.accused ? undefined : harmedBy(read, named, name);
        return cue === undefined ? [] : [[name, cue] as const];
      }),
    );
    inheritHarm(read.text, places, harmed);
    const sentence = { start, end, ...named, harmed };
    if (!inList)
      heading = read.text.slice(start, end).trimEnd().endsWith(':')
        ? within.filter(({ kind }) => kind === 'stage')
        : undefined;
    placed.push(sentence);
  }
  return placed;
}
