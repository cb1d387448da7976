import type {
  AnswerField,
  AnswerRecord,
  Probe,
  RequestField,
  RequestTable,
  RuleTable,
  Shape,
} from './checklist/row.js';
import { FORMS } from './checklist/row.js';
import type { Answer, Any, Play } from './play.js';

/** Result of one row. */
interface Outcome {
  readonly row: string;
  /** Requirement in words. */
  readonly requirement: string;
  /** Why it does not hold; empty when it does. */
  readonly faults: readonly string[];
  readonly notMet?: string;
}

export interface TableOutcome {
  readonly title: string;
  readonly rows: readonly Outcome[];
}

/** Every sample against every field of a record. */
export function walkRecord({ samples }: Play, record: AnswerRecord): TableOutcome {
  const checked = record.samples.flatMap((name) => samples[name] ?? []);
  const rows = record.fields.map((field) => ({
    row: field.field,
    requirement: inWords(field),
    faults: checked.length === 0 ? ['there is no sample'] : faultsOfField(field, checked),
    ...(field.notMet !== undefined && { notMet: field.notMet }),
  }));
  return { title: record.title, rows };
}

function faultsOfField({ field, is, empty, words, form, seen }: AnswerField, samples: readonly Any[]): string[] {
  const values = samples.flatMap((sample) => valuesAt(sample, field.split('.')));
  const faults: string[] = [];
  if (values.includes(ABSENT)) faults.push('is absent');
  const there = values.filter((value) => value !== ABSENT);
  for (const value of there) if (!SHAPES[is](value)) faults.push(`is ${JSON.stringify(value)}, not ${is}`);
  if (empty !== undefined) {
    const [bare] = valuesAt(samples[0], field.split('.'));
    if (JSON.stringify(bare) !== JSON.stringify(empty)) faults.push(`is ${JSON.stringify(bare)} if unknown`);
  }
  const stated = there.flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isFilled);
  const strange = words && stated.find((value) => !words.includes(value));
  if (strange !== undefined) faults.push(`says ${JSON.stringify(strange)}`);
  const odd = form && stated.find((value) => !FORMS[form].pattern.test(value));
  if (odd !== undefined) faults.push(`is written ${JSON.stringify(odd)}`);
  if (seen === undefined && is !== 'number' && is !== 'integer' && stated.length === 0) faults.push('was never filled');
  for (const wanted of seen ?? []) if (!there.includes(wanted)) faults.push(`never was ${JSON.stringify(wanted)}`);
  return [...new Set(faults)];
}

const ABSENT = Symbol('absent');

/** All values at a path: `[]` behind a name goes through a list, `{}` through the values of an object. */
function valuesAt(of: Any, [step, ...rest]: readonly string[]): Any[] {
  if (step === undefined) return [of];
  const name = step.replace(/\[\]$|\{\}$/, '');
  if (typeof of !== 'object' || of === null || !(name in of)) return step.length > 0 ? [ABSENT] : [];
  const next = of[name];
  if (name === step) return valuesAt(next, rest);
  return Object.values(next).flatMap((item) => valuesAt(item, rest));
}

function isFilled(value: Any): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== '' && value !== null && value !== false;
}

const isText = (value: Any) => typeof value === 'string';
const isObject = (value: Any) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isMoment = (value: Any) =>
  isObject(value) && Number.isSafeInteger(value.$date) && Object.keys(value).length === 1;

const SHAPES: Readonly<Record<Shape, (value: Any) => boolean>> = {
  string: isText,
  'string|null': (value) => value === null || isText(value),
  integer: Number.isSafeInteger,
  number: Number.isFinite,
  boolean: (value) => typeof value === 'boolean',
  object: isObject,
  array: Array.isArray,
  'string[]': (value) => Array.isArray(value) && value.every(isText),
  'record<integer>': (value) => isObject(value) && Object.values(value).every(Number.isSafeInteger),
  'record<number>': (value) => isObject(value) && Object.values(value).every(Number.isFinite),
  'object-id': (value) => isObject(value) && FORMS.id.pattern.test(value.$oid),
  moment: isMoment,
  'moment|null': (value) => value === null || isMoment(value),
};

function inWords({ is, empty, words, form }: AnswerField): string {
  const parts = [is === 'string|null' ? 'string or null' : is === 'moment|null' ? 'moment or null' : is];
  if (empty !== undefined) parts.push(`${JSON.stringify(empty)} if unknown`);
  if (words !== undefined) parts.push(words.map((word) => `\`${word}\``).join(', '));
  if (form !== undefined) parts.push(FORMS[form].words);
  return parts.join('; ');
}

/** One value of one field, and what is expected of it. */
interface Trial extends Probe {
  readonly field: string;
  /** Where the answer must say what. */
  readonly said?: readonly [path: string, wanted: unknown];
}

/**
 * Asks for every row: left out, of a wrong type, at its limits and past them. Trials of different fields go in one request
 * where they can: what is wrong is told all at once, and what is right is right together.
 */
export async function walkRequest(play: Play, table: RequestTable): Promise<TableOutcome> {
  const faults = new Map<string, string[]>(table.fields.map(({ field }) => [field, []]));
  const blame = (field: string, fault: string) => faults.get(field)?.push(fault);
  const sound = async () => (table.sound === undefined ? {} : play.sound(table.sound as Parameters<Play['sound']>[0]));

  const wrong = table.fields.flatMap((one): Trial[] => [
    ...(one.required ? [{ field: one.field, value: undefined }] : []),
    // Everything in a query is text.
    ...(table.method === 'POST' || one.is === 'integer' ? [{ field: one.field, value: WRONG[one.is] }] : []),
    ...(one.refuses ?? []).map((probe) => ({ ...probe, field: one.field })),
  ]);
  for (const round of rounds(wrong)) {
    const { status, body } = await send(play, table, await sound(), round);
    const named: unknown[] = status === 400 ? body.error.details.map((fault: { field: string }) => fault.field) : [];
    for (const { field, value, fault } of round) {
      if (named.includes(fault ?? field)) continue;
      blame(field, `${shown(value)} is answered with ${status} and faults of ${named.join() || 'no field'}`);
    }
  }
  const right = table.fields.flatMap((one): Trial[] => [
    ...(one.takes ?? []).map((probe) => ({ ...probe, field: one.field })),
    ...(one.answers ?? []).map(([value, ...stated]) => ({ field: one.field, value, stated })),
  ]);
  const defaults = table.fields.flatMap(({ field, otherwise }): Trial[] =>
    otherwise ? [{ field, value: undefined, said: otherwise }] : [],
  );
  for (const round of [defaults, ...rounds(right)]) {
    const answer = await send(play, table, await sound(), round);
    const { status, body } = answer;
    for (const { field, value, said } of round) {
      if (status !== 200) blame(field, `${shown(value)} is refused: ${JSON.stringify(body.error)}`);
      else if (said) for (const fault of await unsaid(play, answer, said)) blame(field, fault);
    }
  }
  const rows = table.fields.map((one) => ({
    row: one.field,
    requirement: [one.is, one.required ? 'required' : 'optional', ...(one.rule === undefined ? [] : [one.rule])].join(
      '; ',
    ),
    faults: faults.get(one.field) ?? [],
    ...(one.notMet !== undefined && { notMet: one.notMet }),
  }));
  return { title: `${table.title}: \`${table.method} ${table.path}\``, rows };
}

/** As few requests as there can be: no field twice in one, none beside an object that holds it, and none beside what goes alone. */
function rounds(trials: readonly Trial[]): Trial[][] {
  const packed: Trial[][] = trials.filter(({ beside }) => beside !== undefined).map((trial) => [trial]);
  const shared: Trial[][] = [];
  for (const trial of trials.filter(({ beside }) => beside === undefined)) {
    const round = shared.find((others) => others.every((other) => !touches(trial.field, other.field)));
    if (round === undefined) shared.push([trial]);
    else round.push(trial);
  }
  return [...shared, ...packed];
}

function touches(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

async function send(
  play: Play,
  table: RequestTable,
  sound: Record<string, unknown>,
  round: readonly Trial[],
): Promise<Answer> {
  let requested = sound;
  for (const { field, value, beside } of round) requested = withField({ ...requested, ...beside }, field, value);
  if (table.method === 'POST') return play.ask('POST', table.path, requested);
  const query = Object.entries(requested)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]): [string, string] => [name, String(one)]);
  return play.ask('GET', `${table.path}?${new URLSearchParams(query)}`);
}

const WRONG: Readonly<Record<RequestField['is'], unknown>> = {
  string: 7,
  integer: 'seven',
  boolean: 'yes',
  'string[]': 'one',
  object: 'one',
  'string or integer': true,
};

/** `filters.…` is what the list says that the search ran with. */
async function unsaid(play: Play, answer: Answer, [path, wanted]: readonly [string, unknown]): Promise<string[]> {
  const of = path.startsWith('filters.') ? await filtersOf(play, answer) : answer.body.data;
  const [value] = valuesAt(of, path.replace(/^filters\./, '').split('.'));
  return JSON.stringify(value) === JSON.stringify(wanted) ? [] : [`${path} is ${shown(value)}, not ${shown(wanted)}`];
}

async function filtersOf(play: Play, answer: Answer): Promise<Any> {
  const { body } = await play.ask('POST', '/api/searches', { records_per_page: 5 });
  const { search_reference } = answer.body.data;
  return body.data.searches.find((row: Any) => row.search_reference === search_reference)?.search_filters;
}

/** The body with one field set (undefined takes it away), `a.b` inside of `a`. */
function withField(body: Readonly<Record<string, unknown>>, path: string, value: unknown): Record<string, unknown> {
  const [name = '', ...inner] = path.split('.');
  if (inner.length === 0) return { ...body, [name]: value };
  return { ...body, [name]: withField((body[name] ?? {}) as Record<string, unknown>, inner.join('.'), value) };
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** Checks rules: the proof of a rule throws if it does not hold. */
export async function walkRules<Proof extends string>(
  table: RuleTable<Proof>,
  proofs: Readonly<Record<Proof, () => Promise<void> | void>>,
): Promise<TableOutcome> {
  const rows: Outcome[] = [];
  for (const { row, proof, notMet } of table.rows) {
    const faults: string[] = [];
    try {
      await proofs[proof]();
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
    }
    rows.push({ row, requirement: '', faults, ...(notMet !== undefined && { notMet }) });
  }
  return { title: table.title, rows };
}
