import type { ArticleParty } from '../../domain/article.js';
import type { Offence } from '../../domain/offence.js';
import { readSoundText } from './understand-article.js';

/** Code units in the headline, two line breaks, and the text. */
type Place = readonly [start: number, end: number];

/** Places of an article that tell about one of its parties. */
export interface Passages {
  /** Sentences that name the party. */
  readonly sentences: readonly Place[];
  /** Words of the party's offences. */
  readonly offences: readonly { readonly offence: Offence; readonly at: Place }[];
}

/**
 * Finds the sentences that name a party, and the words of its offences: those in these sentences, or, of an offence that none of them
 * has, those anywhere. What addresses software is left out.
 */
export function passagesOf(
  article: { readonly title: string; readonly text: string },
  language: string,
  { mentions, offences }: Pick<ArticleParty, 'mentions' | 'offences'>,
): Passages {
  const { read, cues } = readSoundText(article, language);
  const naming = read.sentences.filter(({ start, end }) => mentions.some(([at]) => at >= start && at < end));
  const found = offences.flatMap((offence) => {
    const all = cues.filter((cue) => cue.kind === 'offence' && cue.value === offence);
    const near = all.filter((cue) => naming.some(({ start, end }) => cue.start >= start && cue.end <= end));
    return (near.length > 0 ? near : all).map(({ start, end }) => ({ offence, at: [start, end] as const }));
  });
  const sentences = naming.map(
    ({ start, end }): Place => [start, start + read.text.slice(start, end).trimEnd().length],
  );
  return { sentences, offences: found };
}
