type Scores = Readonly<Record<string, number>>;

/** Values of a risk score engine that an administrator sets. A field left empty is NaN. */
export interface EngineValues {
  readonly title: string;
  readonly weightages: Readonly<Record<'categories' | 'countries' | 'crimes' | 'custom_list', number>>;
  readonly floors: Readonly<Record<'sanctions' | 'custom_blocklist' | 'current_pep_level_1', number>>;
  readonly category_scores: Scores;
  readonly country_scores: Scores;
}

/** The values of a version, without what the service adds to it. */
export function valuesOf(engine: EngineValues): EngineValues {
  const { title, weightages, floors, category_scores, country_scores } = engine;
  return { title, weightages, floors, category_scores, country_scores };
}

/**
 * All values for a version after `newest`: the service keeps a country that is not named, so that those which only the newest version
 * scores are set to 0.
 */
export function wholeValues(values: EngineValues, newest: Pick<EngineValues, 'country_scores'>): EngineValues {
  const none = Object.keys(newest.country_scores).map((country) => [country, 0] as const);
  return {
    ...values,
    title: values.title.trim(),
    country_scores: { ...Object.fromEntries(none), ...values.country_scores },
  };
}

/** The sum of the four weights, in percent, to two decimals; NaN while one is empty. */
export function sumOfWeights({ weightages }: Pick<EngineValues, 'weightages'>): number {
  return Math.round(Object.values(weightages).reduce((sum, weight) => sum + weight, 0) * 100) / 100;
}
