import { type Category, PEP_LEVELS } from '../../domain/category.js';
import { countryNamed } from '../../domain/country.js';

export type PepLevel = 1 | 2 | 3 | 4;

/** An office: its name, and the topics of OpenSanctions positions (`gov.national`, `gov.head`). */
export interface Office {
  readonly title: string;
  readonly topics?: readonly string[];
}

/**
 * The level of a politically exposed person by his office; undefined when no rule knows it (he is then `PEP` alone).
 *
 * The offices are those of FATF Recommendation 12 (glossary, "politically exposed persons"; Guidance of June 2013), in
 * the order in which Directive (EU) 2015/849, article 3(9), lists them; levels are the field's custom (Wolfsberg
 * Guidance on PEPs, 2017: weigh by the power over public money and policy, and by jurisdiction):
 * 1 heads of state and government, ministers and their deputies (a);
 * 2 members of national parliaments (b), highest judges (d), auditors and central banks (e), heads of the forces;
 * 3 party leaders (c), ambassadors and generals (f), state enterprises (g), international bodies (h), heads of regions;
 * 4 the offices below them that others of the field still watch: regional and local assemblies, mayors, consuls.
 */
export function pepLevel(office: Office): PepLevel | undefined {
  return levelByTopics(office.topics ?? []) ?? levelByTitle(office.title);
}

/** The highest category among the offices of a PEP: of `PEP Level 1` … `PEP Level 4`, or `PEP` where none is known. */
export function pepCategory(offices: readonly Office[]): Category {
  const levels = offices.map(pepLevel).filter((level) => level !== undefined);
  return PEP_LEVELS[Math.min(...levels) - 1] ?? 'PEP';
}

function levelByTopics(topics: readonly string[]): PepLevel | undefined {
  const has = (topic: string): boolean => topics.includes(topic);
  if (has('gov.muni')) return 4;
  if (has('gov.state')) return has('gov.head') || has('gov.executive') || has('gov.judicial') ? 3 : 4;
  if (has('gov.igo')) return has('gov.head') ? 2 : 3;
  if (!has('gov.national')) return has('role.diplo') || has('gov.soe') || has('pol.party') ? 3 : undefined;
  if (has('role.diplo') || has('gov.soe') || has('pol.party')) return 3;
  if (has('gov.head') || has('gov.executive')) return 1;
  if (has('gov.legislative') || has('gov.judicial') || has('gov.financial') || has('gov.security')) return 2;
  return has('gov.admin') ? 3 : undefined;
}

/** Levels by words of the title; the first match decides, so that "Deputy Mayor" is no member of parliament. */
const TITLES: readonly (readonly [RegExp, PepLevel, string])[] = [
  [
    /\b(?:advis[eo]r|assistant|aide|secretary|chief of staff|spokes\w+|office|envoy) (?:to|of|for) (?:the |a )?(?:[\w-]+ )?(?:minister|president|chancellor|king|emir)\b/,
    3,
    'staff of those in power',
  ],
  [/\bminister[- ](?:counsell?or|plenipotentiary)\b/, 3, 'a diplomat'],
  [
    /\b(?:federal|state) councill?or\b|\bgovernor[- ]general\b/,
    1,
    'members of a collective head of state or government, and the Crown’s deputy',
  ],
  [
    /\b(?:mayor|lord mayor|alderman|alcalde|burgermeister|burgomaster|councill?or|borough|municipal(?:ity)?|county|village|town|city (?:council|manager|administration))\b/,
    4,
    'local government',
  ],
  [
    /\b(?:landtag|state (?:senator|representative|assembly|assemblym\w+|legislat\w+|senate)|(?:regional|provincial|oblast|cantonal|district) (?:assembly|council|parliament|legislat\w+|duma|rada|deputy|representative))\b/,
    4,
    'assemblies below the nation',
  ],
  [/\b(?:vice-?consul|consul(?: general)?|attache)\b/, 4, 'consular posts are no heads of mission'],
  [
    /\b(?:central|national|reserve|federal reserve) bank\b|\bgovernors? of (?:the )?bank\b|\bmonetary (?:authority|policy)\b|\bfederal reserve\b|\bboard of governors\b/,
    2,
    'boards of central banks',
  ],
  [
    /\b(?:supreme|constitutional|high|cassation|federal) court\b|\bcourt of (?:cassation|justice|audit\w*|accounts|appeals?)\b|\bchief justice\b|\bcouncil of state\b|\bcourt of the republic\b/,
    2,
    'judges whose decisions stand, and courts of auditors',
  ],
  [
    /\b(?:auditor|comptroller|prosecutor|procurator|solicitor)[- ]general\b|\bgeneral prosecutor\b/,
    2,
    'audit and prosecution of the whole state',
  ],
  [
    /\b(?:regional|provincial|state) (?:minister|government|governor|president)\b|\b(?:lieutenant[- ])?governor\b|\bminister[- ]president\b|\bchief minister\b|\bfirst minister\b|\bprefect\b|\bhead of (?:the )?(?:republic of (?:dagestan|chechnya|crimea|tatarstan)|region|oblast|krai|province)\b/,
    3,
    'heads and ministers of regions',
  ],
  [
    /\b(?:member|speaker|deputy|deputies|chair\w*|president|vice-?president|leader|senator|representative|whip|clerk)\b.*\b(?:parliament|national assembly|legislat\w+|congress|senate|duma|rada|knesset|majlis|majles|bundestag|bundesrat|sejm|riksdag|storting|folketing|eduskunta|cortes|diet|legislative yuan|chamber|house of (?:representatives|commons|lords|councill?ors|deputies|people)|federation council|lok sabha|rajya sabha|riigikogu|saeima|seimas|supreme soviet|people'?s (?:congress|assembly|council)|assembly|house)\b/,
    2,
    'members of national parliaments',
  ],
  [
    /^(?:mp|mep|senator|congress(?:man|woman|person)|deputy(?=$| of\b)|member of parliament|parliamentarian|speaker|peer)\b|\b(?:u\.?s\.? )?senator\b|\bmember of the european parliament\b|\blegislator\b|\bleader of the opposition\b|^(?:depute|deputee|diputad[oa]|deputad[oa]|abgeordneter?|poslanec|posel)\b|\b(?:lok|rajya) sabha\b|\bsupreme soviet\b|\bparliamentary (?:leader|group)\b/,
    2,
    'members of national parliaments',
  ],
  [
    /\bminist(?:er|ra|ro|re)\b|\bprime minister\b|\bpremier\b|\bchancellor of (?:germany|austria|the exchequer)\b|\bfederal chancellor\b|\btaoiseach\b/,
    1,
    'heads of government, ministers and their deputies',
  ],
  [
    /\bheads? of (?:state|government)\b|\b(?:king|queen|emperor|empress|emir|amir|sultan|pope|crown prince|grand duke|monarch|supreme leader|ayatollah al-?uzma)\b|\bsovereign prince\b/,
    1,
    'heads of state and their heirs',
  ],
  [/\b(?:under-?|deputy|assistant) ?secretary\b/, 3, 'those below a secretary of the cabinet'],
  [
    /\bsecretary of (?:state|the (?:treasury|interior|navy|army|air force)|defen[cs]e|war|energy|labor|commerce|agriculture|education|transportation|homeland security|veterans affairs|health and human services|housing)\b|\battorney[- ]general\b|\bcabinet\b|\bcouncil of ministers\b|\bpolitburo\b|\bpolitical bureau\b|\bmember of (?:the )?government\b/,
    1,
    'members of a cabinet',
  ],
  [
    /\bcommander[- ]in[- ]chief\b|\bchief of (?:the )?(?:general|defen[cs]e|joint|army|naval|air|armed)[\w ]*staff\b|\bchief of staff of (?:the )?(?:armed forces|army|navy|air force|defen[cs]e)\b|\bjoint chiefs\b|\bcommander of (?:the )?(?:armed forces|army|navy|air force|ground forces)\b|\b(?:head|director|chief|chair\w*) of (?:the )?[\w ]*(?:intelligence|security (?:service|council|committee)|kgb|fsb)\b/,
    2,
    'heads of the forces and of the secret services',
  ],
  [
    /\bambassador\b|\bcharge d'?affaires\b|\bhigh commissioner\b|\bpermanent representative\b|\bhead of mission\b|\bnuncio\b/,
    3,
    'heads of mission',
  ],
  [
    /\b(?:general|admiral|marshal|brigadier|commodore|air chief)\b(?! (?:manager|director|secretary|counsel|partner))/,
    3,
    'high-ranking officers',
  ],
  [
    /\b(?:leader|chair\w*|president|secretary[- ]general|general secretary|deputy (?:leader|chair\w*)|central committee)\b.*\bparty\b|\bparty (?:leader|chair\w*|president)\b|\bcentral committee\b/,
    3,
    'leaders of political parties',
  ],
  [
    /\b(?:united nations|european (?:commission|union|council)|nato|world bank|international monetary fund|imf|wto|world health organi[sz]ation|african union|asean|osce|interpol|opec)\b/,
    3,
    'international organisations',
  ],
  [/\b(?:state[- ]owned|state (?:enterprise|company|corporation))\b/, 3, 'state-owned enterprises'],
  [
    /\b(?:permanent|state|under-?|deputy|assistant) secretary\b|\bsecretary of\b|\bdirector[- ]general\b|\b(?:head|director|chief|chair\w*|commissioner|deputy head|deputy director) of (?:the )?[\w ]*(?:agency|authority|department|directorate|administration|service|commission|committee|council|police|customs|prison)\b|\bpolice commissioner\b|\bcommissioner of police\b|\bjudge\b|\bprosecutor\b/,
    3,
    'heads of authorities',
  ],
];

function levelByTitle(title: string): PepLevel | undefined {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/^(?:the |former |ex-|acting |interim )+/, '');
  if (ofCountry(plain)) return 1;
  return TITLES.find(([words]) => words.test(plain))?.[1];
}

/** "President", "Vice President of the United States", "President of the Republic": a president of a company is none. */
function ofCountry(plain: string): boolean {
  const match = /^(?:vice[- ]?|deputy )?president(?: of (?:the )?(.+))?$/.exec(plain);
  if (match === null) return false;
  const what = match[1];
  return (
    what === undefined ||
    /^(?:[\w ]*republic|nation|state|federation|union)\b(?! of (?:dagestan|chechnya|crimea|tatarstan))/.test(what) ||
    countryNamed(what) !== undefined
  );
}

/** Tells whether an office heads an international organisation. */
export function headsInternationalOrganisation(office: Office): boolean {
  const topics = office.topics ?? [];
  if (topics.includes('gov.igo') && topics.includes('gov.head')) return true;
  return /\b(?:secretary[- ]general|director[- ]general|president|managing director|executive director|chair\w*)\b(?! of the (?:permanent|committee|delegation)).*\b(?:united nations|nato|north atlantic treaty|european (?:commission|council|central bank|investment bank)|world bank|international monetary fund|world trade organi[sz]ation|world health organi[sz]ation|african union|african development bank|asian development bank|asean|osce|interpol|opec|international olympic committee|international atomic energy agency|commonwealth of nations|council of europe|oecd)\b/i.test(
    office.title,
  );
}
