import type { PartialDate } from '@touchstone/engine';
import type { OfacKind } from './ofac-kind.js';
import { type Remarks, readFact } from './remarks.js';

/** Columns of the legacy files that newer formats hold among the features. */
export interface OfacColumns {
  title: string;
  callSign: string;
  vesselType: string;
  tonnage: string;
  grossTonnage: string;
  flag: string;
  owner: string;
}

/** A feature of the Enhanced or Advanced format: OFAC's word for it, and a text, a date or both. */
export interface OfacFeature {
  readonly label: string;
  readonly value: string;
  readonly date?: PartialDate;
  readonly note?: string;
}

const COLUMNS: Readonly<Record<string, keyof OfacColumns>> = {
  title: 'title',
  'vessel call sign': 'callSign',
  'vessel type': 'vesselType',
  'vessel tonnage': 'tonnage',
  'vessel gross registered tonnage': 'grossTonnage',
  'vessel flag': 'flag',
  'vessel owner': 'owner',
};

/** Term used in Remarks for the same thing. */
const LABELS: Readonly<Record<string, string>> = {
  birthdate: 'DOB',
  'place of birth': 'POB',
  'nationality country': 'nationality',
  'citizenship country': 'citizen',
  'phone number': 'Phone',
};

const OWN_DATES = new Set([
  'birthdate',
  'organization established date',
  'aircraft manufacture date',
  'vessel year of build',
]);

export function noColumns(): OfacColumns {
  return { title: '', callSign: '', vesselType: '', tonnage: '', grossTonnage: '', flag: '', owner: '' };
}

/** Converts one feature to the legacy form: its column, or a fact. */
export function readFeature(facts: Remarks, columns: OfacColumns, feature: OfacFeature, kind: OfacKind): void {
  const label = feature.label.trim();
  const word = label.toLowerCase();
  const { date, note } = feature;
  if (date !== undefined && OWN_DATES.has(word)) {
    facts.dates.push(date);
    return;
  }
  const value = feature.value === '' && date !== undefined ? dateText(date) : feature.value;
  if (value === '') return;
  const column = COLUMNS[word];
  if (column === undefined) {
    readFact(facts, { label: LABELS[word] ?? label, value, ...(note === undefined ? {} : { note }) }, kind);
  } else if (column === 'title') {
    columns.title = columns.title === '' ? value : `${columns.title}; ${value}`;
  } else if (columns[column] === '') {
    columns[column] = value;
  } else {
    readFact(facts, { label: `Other ${label}`, value }, kind);
  }
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Writes dates like OFAC in Remarks: `02 Aug 2021`, `Aug 2021`, `2021`. */
function dateText({ start, end, precision }: PartialDate): string {
  const written = (day: string): string =>
    `${day.slice(8)} ${MONTHS[Number(day.slice(5, 7)) - 1] ?? ''} ${day.slice(0, 4)}`;
  switch (precision) {
    case 'day':
      return written(start);
    case 'month':
      return written(start).slice(3);
    case 'year':
      return start.slice(0, 4);
    case 'range':
      return `${written(start)} to ${written(end)}`;
  }
}
