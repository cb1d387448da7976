import { nameKeys } from '@touchstone/engine';
import { type ArticleReading, WRONGDOING_BAR } from '../domain/article.js';

/** Keys of names by which searches find an article; only articles about wrongdoing have any. */
export function articleKeys(reading: Pick<ArticleReading, 'wrongdoing' | 'parties'>): number[] {
  if (reading.wrongdoing < WRONGDOING_BAR) return [];
  const keys = reading.parties.flatMap(({ type, name, otherNames }) =>
    [name, ...otherNames]
      .filter((one) => one === name || one.length > name.length * 0.7)
      .flatMap((one) => nameKeys(one, type === 'person' ? 'Person' : 'Organization')),
  );
  return [...new Set(keys)];
}
