import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface LabelledArticle {
  readonly id: string;
  readonly file: string;
  readonly language: 'en' | 'fr' | 'ja';
  readonly title: string;
  readonly text: string;
  readonly wrongdoing: boolean;
}

/** The repository's own labels: by file, an article's id and 1 where it is about wrongdoing. */
const LABELS = new URL('../../../bench/labels/wrongdoing.json', import.meta.url);

/** The given articles with their labels; files that are not there are left out. */
export function labelledArticles(folder: string): LabelledArticle[] {
  const labels = JSON.parse(readFileSync(LABELS, 'utf8')) as Record<string, Record<string, number>>;
  return Object.entries(labels).flatMap(([file, byId]) => {
    const path = join(folder, `${file}.jsonl.gz`);
    if (!existsSync(path)) return [];
    return jsonLines(gunzipSync(readFileSync(path)).toString('utf8')).flatMap((row): LabelledArticle[] => {
      const { id, lang, title, text } = row as {
        id: string;
        lang: LabelledArticle['language'];
        title: string;
        text: string;
      };
      const label = byId[id];
      return label === undefined ? [] : [{ id, file, language: lang, title, text, wrongdoing: label === 1 }];
    });
  });
}

export function jsonLines(text: string): unknown[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line): unknown => JSON.parse(line));
}
