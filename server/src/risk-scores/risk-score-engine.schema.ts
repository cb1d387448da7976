import Type, { type Static } from 'typebox';
import type { FieldError } from '../domain/app-error.js';
import { categoryOf } from '../domain/category.js';
import { countryCode, INTERNATIONAL } from '../domain/country.js';
import { MIN_SANCTIONS_FLOOR, type RiskScoreEngineInput } from './risk-score-engines.js';

const text = (description: string) => Type.String({ description });
const points = (description: string) => Type.Number({ minimum: 0, maximum: 100, description });
const scores = (description: string) =>
  Type.Record(Type.String(), Type.Number({ minimum: 0, maximum: 100 }), { description });

const WEIGHTAGES = {
  categories: points('Percent: the categories that the party is listed under.'),
  countries: points('Percent: the countries of the party.'),
  crimes: points('Percent: offences reported in articles.'),
  custom_list: points('Percent: custom lists that name the party.'),
};
const FLOORS = {
  sanctions: points(`Lowest score of a party on a sanctions list; at least ${MIN_SANCTIONS_FLOOR}.`),
  custom_blocklist: points('Lowest score of a party on a custom block list.'),
  current_pep_level_1: points('Lowest score of a head of state or a minister in office.'),
};
const optional = <Fields extends Record<string, ReturnType<typeof points>>>(fields: Fields) =>
  Type.Partial(Type.Object(fields), { additionalProperties: false });

const INPUT = {
  weightages: Type.Optional(
    Type.Unsafe<Partial<Record<keyof typeof WEIGHTAGES, number>>>({
      ...optional(WEIGHTAGES),
      description: 'Weight of each part in percent; the four add up to 100. Omitted weights stay unchanged.',
    }),
  ),
  category_scores: Type.Optional(scores('Score of each category, 0 to 100. Omitted categories stay unchanged.')),
  country_scores: Type.Optional(
    scores(
      'Score of each country (alpha-2, or `International` for an unknown country), 0 to 100. Omitted countries stay unchanged.',
    ),
  ),
  floors: Type.Optional(
    Type.Unsafe<Partial<Record<keyof typeof FLOORS, number>>>({
      ...optional(FLOORS),
      description: 'Lowest score where a rule applies; 0 sets no floor. Omitted floors stay unchanged.',
    }),
  ),
};
const title = Type.String({ maxLength: 100, pattern: '\\S', format: 'name', description: 'Display title.' });

export const EngineRequest = Type.Object({ title, ...INPUT });
export const EngineChangeRequest = Type.Object({ title: Type.Optional(title), ...INPUT });
export const EngineDraft = Type.Object(
  { title: Type.Optional(title), ...INPUT },
  { additionalProperties: false, description: 'Values as for creating an engine; the title has no effect.' },
);
export const EngineParams = Type.Object({
  id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'The id of the engine.' }),
});
const version = Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'A version of the engine.' });
export const EngineQuery = Type.Object({ version: Type.Optional(version) });
export const ActivateRequest = Type.Object({ version: Type.Optional(version) });
export const EngineSchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    title: text('Display title.'),
    version: Type.Integer({ description: 'Versions never change; a change creates the next version.' }),
    newest_version: Type.Integer({ description: 'Number of the newest version.' }),
    is_active: Type.Boolean({ description: 'Whether searches that name no engine use this version.' }),
    active_version: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The active version of this engine; null if another engine is active.',
    }),
    is_default: Type.Boolean({ description: 'Whether this is the default engine, which cannot be changed.' }),
    weightages: Type.Object(WEIGHTAGES, { description: 'Weight of each part, in percent.' }),
    category_scores: scores('Score of each category.'),
    country_scores: scores('Score of each country (ISO 3166-1 alpha-2); other countries score 0.'),
    floors: Type.Object(FLOORS, { description: 'Lowest score where a rule applies.' }),
    created_at: Type.Union([Type.String(), Type.Null()], {
      description: 'When this version was created, ISO 8601 UTC; null for the default engine.',
    }),
    created_by: text('E-mail address of the user who created this version; empty for the default engine.'),
  },
  { $id: 'RiskScoreEngine', description: 'The weights, scores and floors that risk scores are computed from.' },
);
export const EngineData = Type.Object({ risk_score_engine: EngineSchema });
export const EnginesData = Type.Object({
  risk_score_engines: Type.Array(EngineSchema, {
    description: 'The newest version of each engine, the default engine last.',
  }),
});

/**
 * Reads category and country names in any spelling and reports unknown ones, which the schema cannot; `path` leads to the
 * engine in the body.
 */
export function readEngineRequest(
  body: unknown,
  schemaErrors: readonly FieldError[],
  path = '',
): { request: RiskScoreEngineInput; faults: readonly FieldError[] } {
  const input = (typeof body === 'object' && body !== null ? body : {}) as Static<typeof EngineChangeRequest>;
  const faults: FieldError[] = [...schemaErrors];
  const named = (
    field: string,
    given: Readonly<Record<string, number>> | undefined,
    nameOf: (name: string) => string | undefined,
    rule: string,
  ): Record<string, number> | undefined => {
    // The schema reports any other shape.
    if (typeof given !== 'object' || given === null) return undefined;
    const read: Record<string, number> = {};
    for (const [name, score] of Object.entries(given)) {
      const known = nameOf(name);
      if (known === undefined) faults.push({ field: `${path}${field}.${name}`, message: rule });
      else if (known in read) faults.push({ field: `${path}${field}.${name}`, message: `repeats ${known}` });
      else read[known] = score;
    }
    return read;
  };
  const categoryScores = named('category_scores', input.category_scores, categoryOf, 'is not a known category');
  const countryScores = named(
    'country_scores',
    input.country_scores,
    (name) => (name === INTERNATIONAL ? INTERNATIONAL : countryCode(name)),
    'must be an ISO 3166-1 alpha-2 country code, XK, or International',
  );
  if (faults.length > 0) return { request: {}, faults };
  const { weightages, floors } = input;
  const { custom_list: customLists, ...others } = weightages ?? {};
  return {
    request: {
      ...(input.title !== undefined && { title: input.title.trim() }),
      ...(weightages && { weightages: { ...others, ...(customLists !== undefined && { customLists }) } }),
      ...(categoryScores && { categoryScores }),
      ...(countryScores && { countryScores }),
      ...(floors && { floors }),
    },
    faults,
  };
}

export const CountryRiskData = Type.Object({
  sources: Type.Array(
    Type.Object({
      name: text('Name of the source.'),
      as_of: text('Date of the publication, ISO 8601.'),
      basis: text('The publication or law.'),
      url: text('Web address of the publication.'),
      score: points('Score of these countries in the default engine.'),
      countries: Type.Array(Type.Object({ code: text('ISO 3166-1 alpha-2.'), name: text('English short name.') }), {
        description: 'Countries that the source names.',
      }),
    }),
    { description: 'A country has the highest score that any source gives it.' },
  ),
});
