import { prepareName } from '../../src/names/prepare-name.js';
import { ROLE } from '../../src/names/prepared-name.js';
import type { Random } from '../synthetic-list.js';
import { inOneWord, misread, oneOf, WORD_ERRORS } from './letters.js';
import { cut, type Manipulation } from './person-manipulations.js';

/** The forms that mean the same: abbreviated, written out, in other languages. */
const FORMS: readonly (readonly [abbreviated: string, whole: string, foreign: string])[] = [
  ['LTD', 'LIMITED', 'GmbH'],
  ['LLC', 'LIMITED LIABILITY COMPANY', 'OOO'],
  ['JSC', 'JOINT STOCK COMPANY', 'AO'],
  ['OJSC', 'OPEN JOINT STOCK COMPANY', 'OAO'],
  ['PJSC', 'PUBLIC JOINT STOCK COMPANY', 'PAO'],
  ['CO', 'COMPANY', 'Compagnie'],
  ['CORP', 'CORPORATION', 'Corporacion'],
  ['INC', 'INCORPORATED', 'Incorporated'],
  ['SA', 'SOCIEDAD ANONIMA', 'AG'],
];

/** Abbreviations that clerks write for words of trade. */
const SHORT: Readonly<Record<string, string>> = {
  ...{ INTERNATIONAL: "INT'L", TRADING: 'TRDG', SHIPPING: 'SHPG', UNIVERSITY: 'UNIV.', MANUFACTURING: 'MFG' },
  ...{ INDUSTRIES: 'INDS', INDUSTRIAL: 'IND.', GROUP: 'GRP', SERVICES: 'SVCS', ENGINEERING: 'ENGG' },
  ...{ TECHNOLOGY: 'TECH', MANAGEMENT: 'MGMT', DEVELOPMENT: 'DEV.', INVESTMENT: 'INV.', CONSTRUCTION: 'CONSTR.' },
  ...{ INSTITUTE: 'INST.', TRANSPORT: 'TRANSP.', HOLDING: 'HLDG', HOLDINGS: 'HLDGS', CENTER: 'CTR', GENERAL: 'GEN.' },
  ...{ PETROLEUM: 'PETRO.', CHEMICAL: 'CHEM.', COMMERCIAL: 'COMML', ELECTRONICS: 'ELECTR.', EXCHANGE: 'EXCH.' },
  ...{ COMPANY: 'CO', CORPORATION: 'CORP', LIMITED: 'LTD', ASSOCIATION: 'ASSN', FOUNDATION: 'FDN', AVIATION: 'AVN' },
};

const BEHIND = ['dba', 't/a', 'trading as', 'd/b/a', 'a/k/a', 'doing business as'];
const OTHER = ['Alfa Mir', 'Golden Crescent', 'Nordwind Eins', 'Blue Harbor', 'Vesta Prime'];
const BRANCHES = [
  '(Dubai Branch)',
  '(London Office)',
  '(in liquidation)',
  '(HK)',
  '- Moscow Branch',
  '(Representative Office)',
];

/** Words of the name that others share, and those of its own, by what the matcher makes of the name as it is listed. */
function wordsOf(name: string, shared: boolean): ReadonlySet<string> {
  const roles = new Set<number>(shared ? [ROLE.generic, ROLE.legalForm] : [ROLE.name]);
  const [form] = prepareName(name, 'organization');
  const found = (form?.tokens ?? []).filter(({ role }) => roles.has(role));
  return new Set(found.flatMap(({ text }) => text.split(/[^A-Za-z]+/)));
}

function errorsIn(shared: boolean): Readonly<Record<string, Manipulation>> {
  const where = shared ? 'shared word' : 'own word';
  return Object.fromEntries(
    Object.entries(WORD_ERRORS).map(([title, error]) => [
      `${title}, ${where}`,
      (name: string, random: Random) => {
        const among = wordsOf(name, shared);
        return inOneWord(name, error, random, (word) => among.has(word));
      },
    ]),
  );
}

function withForm(name: string, from: readonly number[], to: number): string | undefined {
  for (const forms of FORMS) {
    for (const one of from) {
      const pattern = new RegExp(`(?<![A-Za-z])${(forms[one] as string).split('').join('\\.?')}\\.?(?![A-Za-z])`, 'i');
      const written = name.replace(pattern, forms[to] as string);
      if (written !== name) return written;
    }
  }
  return undefined;
}

/** Width of a line of a name in a payment message. */
const LINE = 35;

export const COMPANY_MANIPULATIONS: Readonly<Record<string, Manipulation>> = {
  ...errorsIn(false),
  ...errorsIn(true),
  'joined to a neighbour': (name, random) => {
    const parts = name.split(' ');
    if (parts.length < 3) return undefined;
    const i = Math.floor(random() * (parts.length - 1));
    const joined = `${parts[i]}${parts[i + 1]}`;
    return [...parts.slice(0, i), joined, ...parts.slice(i + 2)].join(' ');
  },
  'last two words joined': (name) => (name.split(' ').length < 3 ? undefined : name.replace(/ ([^ ]+)$/, '$1')),
  'a word split': (name, random) =>
    inOneWord(
      name,
      (word) => (word.length < 6 ? undefined : cut(word, 2 + Math.floor(random() * (word.length - 3)))),
      random,
    ),
  'legal form left out': (name) => {
    const written = FORMS.reduce(
      (rest, forms) => forms.reduce((text, form) => text.replace(new RegExp(`[ ,]+${form}\\.?$`, 'i'), ''), rest),
      name,
    );
    return written === name ? undefined : written;
  },
  'legal form written out': (name) => withForm(name, [0], 1),
  'legal form abbreviated': (name) => withForm(name, [1], 0),
  'legal form of another language': (name) => withForm(name, [0, 1], 2),
  'words abbreviated': (name) => {
    const written = name.replace(/[A-Za-z]+/g, (word) => SHORT[word.toUpperCase()] ?? word);
    return written === name ? undefined : written;
  },
  'and written otherwise': (name, random) => {
    const others = ['&', 'und', 'et', 'and', '+'].filter(
      (one) => !new RegExp(` ${one === '+' ? '\\+' : one} `, 'i').test(name),
    );
    return / (?:and|&) /i.test(name) ? name.replace(/ (?:and|&) /i, ` ${oneOf(others, random)} `) : undefined;
  },
  'cut at 35 signs': (name) => (name.length > LINE + 1 ? name.slice(0, LINE).trim() : undefined),
  'trade name behind': (name, random) => `${name} ${oneOf(BEHIND, random)} ${oneOf(OTHER, random)}`,
  'branch behind': (name, random) => `${name} ${oneOf(BRANCHES, random)}`,
  'word order': (name, random) => {
    const parts = name.split(' ');
    if (parts.length < 3) return undefined;
    const i = Math.floor(random() * (parts.length - 1));
    return [...parts.slice(0, i), parts[i + 1], parts[i], ...parts.slice(i + 2)].join(' ');
  },
  mojibake: (name, random) => misread(name, random, 1),
  'two typing errors': (name, random) => {
    const [first, second] = [oneOf(Object.values(WORD_ERRORS), random), oneOf(Object.values(WORD_ERRORS), random)];
    const once = name.split(' ').length < 2 ? undefined : inOneWord(name, first, random);
    return once === undefined ? undefined : inOneWord(once, second, random);
  },
};
