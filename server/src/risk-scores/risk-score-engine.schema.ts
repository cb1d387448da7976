import Type, { type Static } from 'typebox';
import type { FieldError } from '../domain/app-error.js';
import { categoryOf } from '../domain/category.js';
import { countryCode, countryName, INTERNATIONAL } from '../domain/country.js';
import type { RiskFloor } from '../domain/risk-score.js';
import {
  type KeptRiskScoreEngine,
  LEAST_SANCTIONS_FLOOR,
  type RiskScoreEngineWish,
  type WhatIf,
} from '../domain/risk-score-engine.js';

const text = (description: string) => Type.String({ description });
const points = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });
const scores = (description: string) =>
  Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 100 }), { description });

const WEIGHTAGES = {
  categories: points('Percent: what the party is listed for.'),
  countries: points('Percent: the countries it is tied to.'),
  crimes: points('Percent: what articles report of it.'),
  custom_list: points('Percent: own lists that name it.'),
};
const FLOORS = {
  sanctions: points(`Of a party on a sanctions list; at least ${LEAST_SANCTIONS_FLOOR}.`),
  custom_blocklist: points('Of a party on an own blocklist.'),
  current_pep_level_1: points('Of a head of state or minister in office.'),
};
const optional = <Fields extends Record<string, ReturnType<typeof points>>>(fields: Fields) =>
  Type.Partial(Type.Object(fields), { additionalProperties: false });

const WISH = {
  weightages: Type.Optional(
    Type.Unsafe<Partial<Record<keyof typeof WEIGHTAGES, number>>>({
      ...optional(WEIGHTAGES),
      description: 'How much each part counts, in percent; all four add up to 100. What is left out stays.',
    }),
  ),
  category_scores: Type.Optional(scores('How bad each category is, 0 to 100; categories that are left out stay.')),
  country_scores: Type.Optional(
    scores('How bad each country is (alpha-2, or `International` for none known), 0 to 100; those left out stay.'),
  ),
  floors: Type.Optional(
    Type.Unsafe<Partial<Record<keyof typeof FLOORS, number>>>({
      ...optional(FLOORS),
      description: 'The least a score can be where a rule applies; 0 is no floor. What is left out stays.',
    }),
  ),
};
const title = Type.String({ maxLength: 100, pattern: '\\S', description: 'For people.' });

export const EngineRequest = Type.Object({ title, ...WISH });
export const EngineChangeRequest = Type.Object({ title: Type.Optional(title), ...WISH });
export const EngineParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'The id of the engine.' }),
});
const version = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'A version of it.' });
export const EngineQuery = Type.Object({ version: Type.Optional(version) });
export const ActivateRequest = Type.Object({ version: Type.Optional(version) });
export const WhatIfRequest = Type.Object({
  version: Type.Optional(version),
  searches: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 2000,
      default: 500,
      description: 'How many of the newest searches with results.',
    }),
  ),
});

const EngineSchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    title: text('For people.'),
    version: Type.Integer({ description: 'Versions never change; a change makes the next.' }),
    newest_version: Type.Integer({ description: 'The last that was made.' }),
    is_active: Type.Boolean({ description: 'Searches that name no engine use this version.' }),
    active_version: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The version of this engine that is active; null when another engine is.',
    }),
    is_default: Type.Boolean({ description: 'Comes with the service and cannot be changed.' }),
    weightages: Type.Object(WEIGHTAGES, { description: 'How much each part counts, in percent.' }),
    category_scores: scores('By category.'),
    country_scores: scores('By ISO 3166-1 alpha-2; a country that is not here scores 0.'),
    floors: Type.Object(FLOORS, { description: 'The least a score can be where a rule applies.' }),
    created_at: Type.Union([Type.String(), Type.Null()], {
      description: 'When this version was made, ISO 8601 UTC; null for the default engine.',
    }),
    created_by: text('E-mail address of who made this version; empty for the default engine.'),
  },
  { $id: 'RiskScoreEngine', description: 'What the risk scores are computed with.' },
);
export const EngineData = Type.Object({ risk_score_engine: EngineSchema });
export const EnginesData = Type.Object({
  risk_score_engines: Type.Array(EngineSchema, { description: 'The newest version of each; the default engine last.' }),
});

const standing = (description: string) =>
  Type.Object(
    { risk_score: Type.Number({ description: '0 to 100.' }), risk_level: text('`Low`, `Medium` or `High`.') },
    { description },
  );
const levelCounts = (description: string) =>
  Type.Object(
    {
      Low: Type.Integer({ description: 'Searches that would be Low.' }),
      Medium: Type.Integer({ description: 'Searches that would be Medium.' }),
      High: Type.Integer({ description: 'Searches that would be High.' }),
    },
    { description },
  );

export const WhatIfData = Type.Object({
  searches: Type.Integer({ description: 'How many were looked at: the newest with results.' }),
  changed_scores: Type.Integer({ description: 'How many would have another risk score.' }),
  changed_levels: Type.Integer({ description: 'How many would have another risk level.' }),
  levels: Type.Object(
    {
      Low: levelCounts('Of those that are Low.'),
      Medium: levelCounts('Of those that are Medium.'),
      High: levelCounts('Of those that are High.'),
    },
    { description: 'What the searches are, and what they would be.' },
  ),
  examples: Type.Array(
    Type.Object({
      search_reference: text('The search.'),
      searched_name: text('Its name.'),
      before: standing('What it is.'),
      after: standing('What it would be.'),
    }),
    { description: 'Those that would change the most, at most 20.' },
  ),
});

/** The body as what is wished for, with the faults of names that a schema cannot know. */
export function readEngineRequest(
  body: unknown,
  schemaErrors: readonly FieldError[],
): { request: RiskScoreEngineWish; faults: readonly FieldError[] } {
  const asked = (typeof body === 'object' && body !== null ? body : {}) as Static<typeof EngineChangeRequest>;
  const faults: FieldError[] = [...schemaErrors];
  const named = (
    field: string,
    given: Readonly<Record<string, number>> | undefined,
    nameOf: (name: string) => string | undefined,
    rule: string,
  ): Record<string, number> | undefined => {
    // Of another shape it is faulted already.
    if (typeof given !== 'object' || given === null) return undefined;
    const read: Record<string, number> = {};
    for (const [name, score] of Object.entries(given)) {
      const known = nameOf(name);
      if (known === undefined) faults.push({ field: `${field}.${name}`, message: rule });
      else if (known in read) faults.push({ field: `${field}.${name}`, message: `names ${known} a second time` });
      else read[known] = score;
    }
    return read;
  };
  const categoryScores = named('category_scores', asked.category_scores, categoryOf, 'is not a known category');
  const countryScores = named(
    'country_scores',
    asked.country_scores,
    (name) => (name === INTERNATIONAL ? INTERNATIONAL : countryCode(name)),
    'must be an ISO 3166-1 alpha-2 country code, XK, or International',
  );
  if (faults.length > 0) return { request: {}, faults };
  const { weightages, floors } = asked;
  const { custom_list: customLists, ...others } = weightages ?? {};
  return {
    request: {
      ...(asked.title !== undefined && { title: asked.title.trim() }),
      ...(weightages && { weightages: { ...others, ...(customLists !== undefined && { customLists }) } }),
      ...(categoryScores && { categoryScores }),
      ...(countryScores && { countryScores }),
      ...(floors && { floors }),
    },
    faults,
  };
}

export function presentEngine({
  table,
  newestVersion,
  activeVersion,
  own,
  made,
}: KeptRiskScoreEngine): Static<typeof EngineSchema> {
  const { customLists, ...others } = table.weightages;
  const floor = (wanted: RiskFloor['when']) => table.floors.find(({ when }) => when === wanted)?.atLeast ?? 0;
  return {
    id: table.id,
    title: table.title,
    version: table.version,
    newest_version: newestVersion,
    is_active: activeVersion === table.version,
    active_version: activeVersion ?? null,
    is_default: !own,
    weightages: { ...others, custom_list: customLists },
    category_scores: { ...table.categoryScores },
    country_scores: { ...table.countryScores },
    floors: {
      sanctions: floor('sanctions'),
      custom_blocklist: floor('custom_blocklist'),
      current_pep_level_1: floor('current_pep_level_1'),
    },
    created_at: made?.at.toISOString() ?? null,
    created_by: made?.email ?? '',
  };
}

export function presentWhatIf({
  cases,
  changedScores,
  changedLevels,
  levels,
  examples,
}: WhatIf): Static<typeof WhatIfData> {
  const shown = ({ score, level }: WhatIf['examples'][number]['before']) => ({ risk_score: score, risk_level: level });
  return {
    searches: cases,
    changed_scores: changedScores,
    changed_levels: changedLevels,
    levels: { Low: { ...levels.Low }, Medium: { ...levels.Medium }, High: { ...levels.High } },
    examples: examples.map(({ caseId, name, before, after }) => ({
      search_reference: caseId,
      searched_name: name,
      before: shown(before),
      after: shown(after),
    })),
  };
}

export const CountryRiskData = Type.Object({
  sources: Type.Array(
    Type.Object({
      name: text('What it is called here.'),
      as_of: text('ISO date of the publication that the countries were taken from.'),
      basis: text('The publication or law.'),
      url: text('Where it is published.'),
      score: points('What the default engine gives its countries.'),
      countries: Type.Array(Type.Object({ code: text('ISO 3166-1 alpha-2.'), name: text('English short name.') }), {
        description: 'The countries it names.',
      }),
    }),
    { description: 'A country has the highest score that a source gives it.' },
  ),
});

export function presentCountryRisk(
  sources: readonly {
    readonly name: string;
    readonly asOf: string;
    readonly basis: string;
    readonly url: string;
    readonly score: number;
    readonly countries: readonly string[];
  }[],
): Static<typeof CountryRiskData> {
  return {
    sources: sources.map(({ asOf, countries, ...source }) => ({
      ...source,
      as_of: asOf,
      countries: countries.map((code) => ({ code, name: countryName(code) })),
    })),
  };
}
