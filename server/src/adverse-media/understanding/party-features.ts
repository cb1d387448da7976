import type { FoundName } from './found-name.js';
import type { NamedParty } from './gather-parties.js';
import { GIVEN_NAMES } from './given-names.js';
import { LEGAL_FORMS } from './name-words.js';
import { isPublicBody } from './public-bodies.js';
import type { ReadText } from './read-text.js';
import { type Findings, isStage, type Role } from './weigh-mentions.js';

/** Features of the party model, the same in every language; 1: can only accuse, -1: can only clear. */
export const PARTY_FEATURES: readonly (readonly [name: string, sign: -1 | 0 | 1])[] = [
  ['suspected', 1],
  ['arrested', 1],
  ['charged', 1],
  ['convicted', 1],
  ['sanctioned', 1],
  ['acquitted', 1],
  ['strongest accusation', 1],
  ['accusations', 1],
  ['judge or prosecutor', -1],
  ['official', -1],
  ['lawyer, journalist or witness', -1],
  ['victim', -1],
  ['accusation against a title', -1],
  ['outright', 1],
  ['subject of a stage', 1],
  ['object of a stage', 1],
  ['in a list behind a stage', 1],
  ['word for an accused before the name', 1],
  ['age beside the name', 1],
  ['harmed', -1],
  ['speaks', -1],
  ['organization', 0],
  ['legal form', 1],
  ['public body', -1],
  ['short form nobody spells out', -1],
  ['given name', 1],
  ['words of accusation in the name', -1],
  ['named by surname later', 1],
  ['mentions', 0],
  ['in the opening', 1],
  ['in the headline', 0],
  ['behind a preposition of place', -1],
  ['behind "by", "with" or "against"', -1],
  ['referred back to', 1],
  ['accusation over the rule’s bar', 1],
];

const OPENING = 600;
const PLACE_BEFORE =
  /(?:^|\s)(?:of|in|at|from|near|to|outside|de|en|em|na|no|dans|à|aus|в|из|под|di|a|da|nel|nella|uit|te|bij|w|we|z|ze|у|із|з)\s(?:the\s|la\s|el\s|der\s|dem\s)?["“«]?$/iu;
const BESIDE_BEFORE =
  /(?:^|\s)(?:by|with|against|before|thanked?|por|pelo|pela|contra|ante|con|com|par|avec|von|vom|mit|gegen|против|с|dal|dalla|contro|door|tegen|met|przez|przeciw|przeciwko|проти|від)\s(?:the\s|la\s|el\s|der\s|dem\s)?["“«]?$/iu;

/** Returns the features of `PARTY_FEATURES`, in its order, each about 0 to 3. `references`: points from sentences that do not name the party. */
export function partyFeatures(
  read: ReadText,
  party: NamedParty,
  findings: Findings,
  references: number,
  ruled: boolean,
): number[] {
  const { text, titleLength, cues } = read;
  const sum = (...kinds: readonly Role[]) =>
    Math.log1p(findings.grounds.reduce((all, { kind, points }) => (kinds.includes(kind) ? all + points : all), 0));
  const stages = findings.grounds.filter(({ kind }) => isStage(kind));
  const titles = sum('judge', 'prosecutor', 'official', 'lawyer', 'journalist', 'witness');
  const [first] = party.mentions as readonly [FoundName, ...FoundName[]];
  const words = party.mentions.reduce<readonly string[]>(
    (most, name) => (name.words.length > most.length ? name.words : most),
    [],
  );
  const organization = party.type === 'organization';
  const share = (test: (name: FoundName) => boolean) => party.mentions.filter(test).length / party.mentions.length;
  const before = ({ start }: FoundName) => text.slice(Math.max(0, start - 24), start);
  const inName = party.mentions.some(({ start, end }) =>
    cues.some((cue) => (cue.kind === 'stage' || cue.kind === 'offence') && cue.start < end && start < cue.end),
  );
  const count = (value: number) => Math.log1p(value);
  return [
    sum('suspected'),
    sum('arrested'),
    sum('charged'),
    sum('convicted'),
    sum('sanctioned'),
    sum('acquitted'),
    Math.max(0, ...stages.map(({ points }) => points)) / 2,
    count(stages.length),
    sum('judge', 'prosecutor'),
    sum('official'),
    sum('lawyer', 'journalist', 'witness'),
    sum('victim'),
    titles > 0 && stages.length > 0 ? 1 : 0,
    findings.outright ? 1 : 0,
    count(findings.mentions.subject),
    count(findings.mentions.object),
    count(findings.mentions.listed),
    count(findings.mentions.noun),
    findings.mentions.aged > 0 ? 1 : 0,
    count(findings.mentions.harmed),
    count(findings.mentions.speaking),
    organization ? 1 : 0,
    organization && words.some((word) => LEGAL_FORMS.has(word)) ? 1 : 0,
    organization && isPublicBody(party.name) ? 1 : 0,
    organization && words.length === 1 && /^\p{Lu}+$/u.test(party.name) ? 1 : 0,
    !organization && words.some((word) => GIVEN_NAMES.has(word)) ? 1 : 0,
    inName ? 1 : 0,
    !organization && words.length > 1 ? count(party.mentions.filter((name) => name.words.length === 1).length) : 0,
    count(party.mentions.length),
    first.start < titleLength + OPENING ? 1 : 0,
    party.mentions.some(({ end }) => end <= titleLength) ? 1 : 0,
    share((name) => PLACE_BEFORE.test(before(name))),
    share((name) => BESIDE_BEFORE.test(before(name))),
    references,
    ruled ? 1 : 0,
  ];
}
