import { nameKeys } from '@touchstone/engine';
import { type ArticleReading, WRONGDOING_BAR } from '../domain/article.js';

/** Names are found again only in articles that tell of wrongdoing: all others stay out of every search. */
export function articleKeys(reading: Pick<ArticleReading, 'wrongdoing' | 'parties'>): number[] {
  if (reading.wrongdoing < WRONGDOING_BAR) return [];
  const keys = reading.parties.flatMap(({ type, name, otherNames }) =>
    [name, ...otherNames]
      .filter((one) => one === name || one.length > name.length * 0.7)
      .flatMap((one) => nameKeys(one, type === 'person' ? 'Person' : 'Organization')),
  );
  return [...new Set(keys)];
}
