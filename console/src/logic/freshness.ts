interface Ages {
  readonly published_at: string | null;
  readonly age_hours: number;
  readonly max_age_hours: number | null;
  readonly unconfirmed_hours: number;
  readonly max_unconfirmed_hours: number | null;
}

export interface Freshness {
  /** The age that is closest to its limit: since publication, or since the publisher was last asked. */
  readonly by: 'age' | 'confirmation';
  readonly hours: number;
  /** Null where the age is not limited. */
  readonly limit: number | null;
  /** Share of the limit, 0 to 1. */
  readonly share: number;
}

/** How much of its limit the age of a list has used up. */
export function freshnessOf(list: Ages): Freshness {
  const { published_at, age_hours, max_age_hours, unconfirmed_hours, max_unconfirmed_hours } = list;
  const used = (hours: number, limit: number | null) => (limit === null ? 0 : hours / limit);
  const [age, confirmation] = [used(age_hours, max_age_hours), used(unconfirmed_hours, max_unconfirmed_hours)];
  return published_at === null || confirmation > age
    ? { by: 'confirmation', hours: unconfirmed_hours, limit: max_unconfirmed_hours, share: Math.min(1, confirmation) }
    : { by: 'age', hours: age_hours, limit: max_age_hours, share: Math.min(1, age) };
}

/** Hours in the largest unit that keeps them readable. */
export function lengthOf(hours: number): { readonly amount: number; readonly unit: 'hour' | 'day' } {
  return hours < 48 ? { amount: Math.round(hours), unit: 'hour' } : { amount: Math.round(hours / 24), unit: 'day' };
}
