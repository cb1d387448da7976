import type { Category } from '../domain/category.js';

/** What a list, or one of the lists or programs inside it, means in the categories of the interface, and why. */
interface Meaning {
  readonly source: string;
  /** The list or program inside the source; without it, every record of the source that no other line names. */
  readonly program?: RegExp;
  readonly categories: readonly Category[];
  readonly reason: string;
}

/** The one table of list → categories. The first line that fits decides. */
const MEANINGS: readonly Meaning[] = [
  { source: 'ofac_sdn', categories: ['Sanctions'], reason: 'Assets are blocked and dealings prohibited.' },
  {
    source: 'ofac_cons',
    categories: ['Sanctions'],
    reason:
      'Each of its lists forbids some dealings (debt, equity, accounts, securities) by executive order or statute.',
  },
  { source: 'eu_fsf', categories: ['Sanctions'], reason: 'Funds are frozen by regulations of the European Union.' },
  {
    source: 'uk_sl',
    categories: ['Sanctions'],
    reason: 'Asset freeze, travel ban, director disqualification or transport sanctions by UK regulations.',
  },
  { source: 'uk_ofsi', categories: ['Sanctions'], reason: 'The asset freeze targets of HM Treasury.' },
  {
    source: 'ca_sema',
    categories: ['Sanctions'],
    reason: 'Dealings are prohibited under the Special Economic Measures Act.',
  },
  {
    source: 'au_dfat',
    categories: ['Sanctions'],
    reason: 'Targeted financial sanctions and travel bans of Australia and the United Nations.',
  },
  {
    source: 'ch_seco',
    categories: ['Sanctions'],
    reason: 'Coercive measures under the Swiss Embargo Act.',
  },
  {
    source: 'us_csl',
    program: /^(?:SDN|SSI|PLC|CMIC|CAP|NS-MBS List|MBS|FSE|ISN)$/,
    categories: ['Sanctions'],
    reason: 'Lists of OFAC, and the nonproliferation sanctions of the State Department.',
  },
  {
    source: 'us_csl',
    program: /^(?:EL|MEU)$/,
    categories: ['Sanctions', 'Warnings and Regulatory Enforcement'],
    reason:
      'Export control, not sanctions by law; but supply needs a licence that is mostly denied, and who filters for sanctions expects them.',
  },
  {
    source: 'us_csl',
    categories: ['Warnings and Regulatory Enforcement'],
    reason:
      'Denied persons, debarred and unverified parties: orders of a regulator, and of any list that is added later.',
  },
  {
    source: 'us_bis_dpl',
    categories: ['Warnings and Regulatory Enforcement'],
    reason: 'Export privileges are denied by an order against the party.',
  },
  {
    source: 'us_itar',
    categories: ['Warnings and Regulatory Enforcement'],
    reason: 'Debarment after a conviction under the Arms Export Control Act.',
  },
  {
    source: 'us_leie',
    categories: ['Warnings and Regulatory Enforcement'],
    reason: 'Exclusion from federal health care programs by the Inspector General.',
  },
  {
    source: 'un_sc',
    categories: ['Sanctions'],
    reason: 'Assets freeze, travel ban or arms embargo of the Security Council.',
  },
  {
    source: 'ofac_wallets',
    categories: ['Sanctions'],
    reason: 'Addresses that OFAC names in its SDN entries: blocked property.',
  },
  {
    source: 'worldbank',
    categories: ['Warnings and Regulatory Enforcement'],
    reason:
      'Excluded from contracts of the Bank for fraud or corruption: an administrative sanction without asset freeze.',
  },
  {
    source: 'fbi_wanted',
    program: /^not accused$/,
    categories: ['Law Enforcement'],
    reason:
      'A missing or unidentified person, a victim, a witness or an unsolved case: published, suspected of nothing.',
  },
  { source: 'fbi_wanted', categories: ['SIP', 'Law Enforcement'], reason: 'Sought or arrested for a crime.' },
  {
    source: 'interpol_red',
    categories: ['SIP', 'Law Enforcement'],
    reason: 'Sought for arrest and extradition on a warrant of a member state.',
  },
];

/** The categories of a record, by its source and, where the source holds several lists, the list it stands on. */
export function listCategories(source: string, program = ''): readonly Category[] {
  const meaning = MEANINGS.find(
    (line) => line.source === source && (line.program === undefined || line.program.test(program)),
  );
  if (meaning === undefined) throw new Error(`The table of categories has no line for ${source} ${program}`);
  return meaning.categories;
}
