import type { FoundName } from './found-name.js';
import type { NamedParty } from './gather-parties.js';
import type { Stage } from './language-terms.js';
import type { Cue } from './lexicon.js';
import type { Sentence } from './places-of-names.js';
import type { ReadText } from './read-text.js';

/** Kinds of the words that stand nearest to a name. */
const KINDS = [
  'suspicion',
  'proven stage',
  'acquittal',
  'offence',
  'office',
  'court',
  'victim',
  'harm',
  'harming verb',
  'speech',
  'negation',
  'word for an accused',
] as const;
type Kind = (typeof KINDS)[number];
const STAGES: readonly Stage[] = ['suspected', 'arrested', 'charged', 'convicted', 'sanctioned'];

/** Features of the words next to the mentions of a party, 0 to 1. */
export const NEIGHBOUR_FEATURES: readonly string[] = [
  ...KINDS.map((kind) => `${kind} next before`),
  ...KINDS.map((kind) => `${kind} next behind`),
  ...STAGES.map((stage) => `${stage} before`),
  ...STAGES.map((stage) => `${stage} behind`),
  'accusation against the name',
  'denies',
  'object by its particle',
  'source by its particle',
  'surname withheld',
  'stage in the sentence before only',
  'in apposition',
];

/** Words that put what is charged on the name behind them; they turn the name into its target. */
const AGAINST =
  /(?:^|\s)(?:against|contra|contre|visant|à l['’]encontre d[eu]|contro|nei confronti d[ei]\p{L}*|a carico d[ei]\p{L}*|gegen|tegen|przeciwko?|wobec|против|в отношении|проти|щодо|відносно|ضد|بحق|علیه|对|對|于)\s?(?:[\p{L}'’-]+\s){0,2}["“«]?$/iu;
/** The same behind a name. */
const AGAINST_BEHIND =
  /^['’]?\p{L}{0,4}\s(?:hakkında|aleyhine|hakkındaki)|^(?:씨|군|양)?(?:에 대한|에 대해|에 대하여|에게 징역|에게 벌금)|^(?:被告|容疑者|氏)?に(?:対し|懲役|実刑|罰金|無罪)/u;
const DENIES =
  /(?<!\p{L})(?:den(?:y|ies|ied|ying)|rejects?|rejected|dismiss(?:es|ed)|maintains?|pleaded not|protests? (?:his|her|their) innocence|niega|negó|rechaz[óa]|nega|negou|nie|nient|rejett\p{L}+|conteste\p{L}*|bestreite[tn]|bestritt|weist|wies|wiesen|zurückgewiesen|ontken\p{L}*|zaprzecz\p{L}*|nie przyzna\p{L}*|отрица\p{L}*|отвер\p{L}*|не призна\p{L}*|заперечу\p{L}*|не визна\p{L}*|respinge|ha negato|nega|reddet\p{L}*|inkâr|inkar|kabul etme\p{L}*|yalanla\p{L}*)(?!\p{L})|否认|否認|부인|نف[ىت]|نفيا|ينفي|تکذیب|رد کرد/iu;
const OBJECT_BEHIND =
  /^(?:容疑者|被告|被告人|氏|さん)?(?:[（(][^）)]{1,12}[）)])?(?:ら[^、。]{0,6})?を|^(?:씨|군|양)?(?:\s?등[^,.]{0,8})?[을를](?=\s)|^['’][ıiuüyn]{1,2}(?=[\s,])/u;
const OBJECT_BEFORE = /(?:将|把|对)$|(?:^|\s)(?:القبض على|إدراج|اعتقال|توقيف)\s$/u;
const SOURCE_BEHIND =
  /^(?:氏|さん|容疑者)?(?:による|によると|は(?:「|会見|コメント))|^(?:씨)?(?:에 따르면|는 "|은 "|는 “|은 “)|^['’]?\p{L}{0,3}\s(?:göre|tarafından)|^(?:表示|指出|介绍|说|称|认为|强调|透露)/u;
const WITHHELD = /\p{Lu}\p{Ll}+\s(?:\p{Ll}+\s)?\p{Lu}{1,2}\.?$|^\p{Lu}\p{L}{0,2}$|^\p{Script=Han}某/u;
const APPOSITION = /^\s?[,(（，、]/u;
const COURT: ReadonlySet<string> = new Set(['judge', 'prosecutor', 'lawyer', 'journalist', 'witness']);

/** Returns the features of `NEIGHBOUR_FEATURES`, in its order. */
export function neighbourFeatures(
  read: ReadText,
  party: NamedParty,
  sentences: readonly Sentence[],
  sentenceOf: ReadonlyMap<FoundName, number>,
): number[] {
  const { text, unparted } = read;
  const next = { before: new Array<number>(KINDS.length).fill(0), behind: new Array<number>(KINDS.length).fill(0) };
  const stage = { before: new Array<number>(STAGES.length).fill(0), behind: new Array<number>(STAGES.length).fill(0) };
  let [against, denies, object, source, before, apposition] = [0, 0, 0, 0, 0, 0];
  const all = party.mentions.length;
  for (const name of party.mentions) {
    const at = sentenceOf.get(name);
    const sentence = at === undefined ? undefined : sentences[at];
    if (at === undefined || sentence === undefined) continue;
    let left: readonly [kind: Kind, at: number] | undefined;
    let right: readonly [kind: Kind, at: number] | undefined;
    let staged = false;
    for (const cue of sentence.cues) {
      const kind = kindOf(cue);
      if (kind === undefined) continue;
      if (cue.kind === 'stage') staged = true;
      if (cue.end <= name.start && (left === undefined || cue.end >= left[1])) left = [kind, cue.end];
      if (cue.start >= name.end && (right === undefined || cue.start < right[1])) right = [kind, cue.start];
      if (cue.kind !== 'stage' || (cue.end > name.start && cue.start < name.end)) continue;
      const which = STAGES.indexOf(cue.value);
      const side = cue.start >= name.end ? 'behind' : 'before';
      const distance = side === 'behind' ? cue.start - name.end : name.start - cue.end;
      const value = Math.exp(-distance / (unparted ? 30 : 60));
      if (which >= 0 && value > (stage[side][which] as number)) stage[side][which] = value;
    }
    if (left !== undefined)
      next.before[KINDS.indexOf(left[0])] = (next.before[KINDS.indexOf(left[0])] as number) + 1 / all;
    if (right !== undefined)
      next.behind[KINDS.indexOf(right[0])] = (next.behind[KINDS.indexOf(right[0])] as number) + 1 / all;
    const ahead = text.slice(Math.max(0, name.start - 40), name.start);
    const after = text.slice(name.end, name.end + 60);
    const weighs = sentence.cues.some(({ kind }) => kind === 'stage' || kind === 'offence');
    if (weighs && (AGAINST.test(ahead) || AGAINST_BEHIND.test(after))) against = 1;
    if (DENIES.test(after.slice(0, 45))) denies = 1;
    if (weighs && (OBJECT_BEHIND.test(after) || OBJECT_BEFORE.test(ahead))) object = 1;
    if (SOURCE_BEHIND.test(after)) source = 1;
    if (APPOSITION.test(after)) apposition += 1 / all;
    if (!staged && sentences[at - 1]?.cues.some(({ kind }) => kind === 'stage')) before = 1;
  }
  return [
    ...next.before,
    ...next.behind,
    ...stage.before,
    ...stage.behind,
    against,
    denies,
    object,
    source,
    party.type === 'person' && WITHHELD.test(party.name) ? 1 : 0,
    before,
    apposition,
  ];
}

function kindOf(cue: Cue): Kind | undefined {
  switch (cue.kind) {
    case 'stage':
      return cue.value === 'acquitted' ? 'acquittal' : cue.value === 'suspected' ? 'suspicion' : 'proven stage';
    case 'offence':
      return 'offence';
    case 'bystander':
      return cue.value === 'victim' ? 'victim' : COURT.has(cue.value) ? 'court' : 'office';
    case 'harmed':
      return 'harm';
    case 'harming':
      return 'harming verb';
    case 'speaking':
      return 'speech';
    case 'negation':
      return 'negation';
    case 'accused':
      return 'word for an accused';
    default:
      return undefined;
  }
}
