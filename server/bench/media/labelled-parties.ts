import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleReading, ArticleRole } from '../../src/domain/article.js';

/** Part an article belongs to: rules and weights are made on `tuning`; `held_out` is measured once per version. */
export type Part = 'tuning' | 'held_out';

export interface LabelledParty {
  /** As the text writes it. */
  readonly name: string;
  readonly role: ArticleRole;
}

export interface PartyArticle {
  readonly id: string;
  /** Where the text was published or is stored; texts themselves are not in the repository. */
  readonly address: string;
  readonly language: string;
  readonly part: Part;
  readonly wrongdoing: boolean;
  readonly parties: readonly LabelledParty[];
  readonly title: string;
  readonly text: string;
}

type Label = Omit<PartyArticle, 'title' | 'text'>;

const LABELS = new URL('../../../bench/labels/article-parties.json', import.meta.url);

/** Roles of those a text accuses, or acquits. */
export const ADVERSE: ReadonlySet<ArticleRole> = new Set([
  'suspected',
  'arrested',
  'charged',
  'convicted',
  'sanctioned',
  'acquitted',
]);

/** Labels with the texts of `articles.json` in `folder` (rows of `id`, `title` and `text`); rows without a label are left out. */
export function partyArticles(folder: string, part: Part): PartyArticle[] {
  const path = join(folder, 'articles.json');
  if (!existsSync(path)) return [];
  const texts = JSON.parse(readFileSync(path, 'utf8')) as { id: string; title: string; text: string }[];
  const labels = new Map(
    (JSON.parse(readFileSync(LABELS, 'utf8')) as Label[])
      .filter((label) => label.part === part)
      .map((label) => [label.id, label]),
  );
  return texts.flatMap(({ id, title, text }) => {
    const label = labels.get(id);
    return label === undefined ? [] : [{ ...label, title, text }];
  });
}

/** Where a name stands in the text: code units. */
export function placesOfName(whole: string, name: string): [start: number, end: number][] {
  const places: [number, number][] = [];
  for (let at = whole.indexOf(name); at >= 0; at = whole.indexOf(name, at + name.length))
    places.push([at, at + name.length]);
  return places;
}

/** The parties of a reading that are named where the label is. */
export function partiesOf(reading: ArticleReading, whole: string, { name }: LabelledParty): ArticleReading['parties'] {
  const places = placesOfName(whole, name);
  return reading.parties.filter(({ mentions }) =>
    mentions.some(([from, to]) => places.some(([start, end]) => from < end && start < to)),
  );
}
