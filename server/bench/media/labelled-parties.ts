import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArticleReading, ArticleRole } from '../../src/domain/article.js';
import { jsonLines } from './labelled-articles.js';

/**
 * Rules and weights are made on `fit`, weights also on `train`; variants are compared on `check`; `sealed` is measured once per
 * version and never read.
 */
export const PARTS = ['fit', 'train', 'check', 'sealed'] as const;
export type Part = (typeof PARTS)[number];

/** The labels' roles, and the nearest that a reading can give. */
const AS_READ = {
  accused: 'suspected',
  arrested: 'arrested',
  charged: 'charged',
  convicted: 'convicted',
  fined: 'sanctioned',
  settled: 'sanctioned',
  sanctioned: 'sanctioned',
  acquitted: 'acquitted',
  pardoned: 'convicted',
  victim: 'victim',
  witness: 'witness',
  official: 'official',
  prosecutor: 'prosecutor',
  judge: 'judge',
  lawyer: 'lawyer',
  bystander: 'mentioned',
} satisfies Record<string, ArticleRole>;

export interface LabelledParty {
  /** As the text writes it, like `offence` and `sentence`. */
  readonly name: string;
  readonly role: ArticleRole;
  readonly labelled: keyof typeof AS_READ;
  readonly offence?: string;
  readonly sentence?: string;
}

export interface PartyArticle {
  readonly id: string;
  readonly language: string;
  readonly part: Part;
  /** 1: the 322 articles of reader 5; 2: added later; 3: the part `train` of reader 8; 4: added to it after reader 8. */
  readonly series: number;
  readonly source: string;
  readonly licence: string;
  readonly invented: boolean;
  readonly wrongdoing: boolean;
  readonly parties: readonly LabelledParty[];
  readonly title: string;
  readonly text: string;
}

interface Label extends Omit<PartyArticle, 'language' | 'invented' | 'parties' | 'title' | 'text'> {
  readonly invented?: boolean;
  readonly sha256: string;
  readonly parties: readonly (Omit<LabelledParty, 'role' | 'labelled'> & { role: keyof typeof AS_READ })[];
}

interface ArticleText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const LABELS = new URL('../../../bench/labels/', import.meta.url);

/** Roles of those a text accuses, or acquits. */
export const ADVERSE: ReadonlySet<ArticleRole> = new Set([
  'suspected',
  'arrested',
  'charged',
  'convicted',
  'sanctioned',
  'acquitted',
]);

/**
 * Labels of a part with their texts: those of `articles.json` in `folder` or its subfolder of that part (rows of `id`,
 * `title` and `text`), and the invented ones. Texts that are not as labelled are left out, and said.
 */
export function partyArticles(folder: string, part: Part): PartyArticle[] {
  const path = [join(folder, 'articles.json'), join(folder, part, 'articles.json')].find((at) => existsSync(at));
  const found = path === undefined ? [] : (JSON.parse(readFileSync(path, 'utf8')) as ArticleText[]);
  const invented = jsonLines(readFileSync(new URL('invented-articles.jsonl', LABELS), 'utf8')) as ArticleText[];
  const texts = new Map([...found, ...invented].map((text) => [text.id, text]));
  const labels = labelsOf(part);
  const articles = labels.flatMap(({ language, label }): PartyArticle[] => {
    const text = texts.get(label.id);
    if (text === undefined || hashOf(text) !== label.sha256) return [];
    const parties = label.parties.map((party) => ({ ...party, role: AS_READ[party.role], labelled: party.role }));
    return [{ ...label, invented: label.invented === true, language, parties, title: text.title, text: text.text }];
  });
  const missing = labels.length - articles.length;
  if (missing > 0)
    console.error(`${missing} of ${labels.length} labelled articles of "${part}" have no such text there`);
  return articles;
}

/** Licences under which weights may be fitted on a text and published: not those of a collection alone, for research or without commerce. */
const OPEN = /^(?:Apache-2\.0|CC BY(?:-SA)?(?: \d\.\d)?|US government work)$/;

export function mayTrain({ licence }: PartyArticle): boolean {
  return OPEN.test(licence);
}

function labelsOf(part: Part): { language: string; label: Label }[] {
  const folder = new URL('articles/', LABELS);
  return readdirSync(folder)
    .sort()
    .flatMap((file) =>
      (jsonLines(readFileSync(new URL(file, folder), 'utf8')) as Label[])
        .filter((label) => label.part === part)
        .map((label) => ({ language: file.slice(0, 2), label })),
    );
}

/** SHA-256 of the title, an empty line and the text. */
function hashOf({ title, text }: Omit<ArticleText, 'id'>): string {
  return createHash('sha256').update(`${title}\n\n${text}`).digest('hex');
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
