import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNames } from '../../src/adverse-media/understanding/find-names.js';
import { readText } from '../../src/adverse-media/understanding/read-text.js';
import { nationalitiesNamed } from '../../src/domain/country.js';
import { jsonLines } from './labelled-articles.js';

interface Labelled {
  readonly begin: number;
  readonly end: number;
  readonly type: string;
  readonly value: string;
  readonly documentId: string;
  readonly confidence: number;
}

interface Counts {
  right: number;
  found: number;
  all: number;
}

/**
 * Named persons and organizations found in the re3d documents. A labelled mention counts when its confidence is at least
 * one half and it holds a name: a capital beside articles, countries and their adjectives; of nested ones the longest. `exact` compares without article,
 * title and possessive; `touching` is any overlap of the same type.
 */
export function measureRe3d(
  folder: string,
  show?: (line: string) => void,
): { exact: Counts; touching: Counts } | undefined {
  if (!existsSync(folder)) return undefined;
  const exact = { right: 0, found: 0, all: 0 };
  const touching = { right: 0, found: 0, all: 0 };
  for (const source of readdirSync(folder)) {
    const labels = jsonLines(readFileSync(join(folder, source, 'entities.jsonl'), 'utf8')) as Labelled[];
    for (const document of jsonLines(readFileSync(join(folder, source, 'documents.jsonl'), 'utf8')) as {
      _id: string;
      text: string;
    }[]) {
      const own = labels.filter(({ documentId }) => documentId === document._id);
      const wanted = labelledNames(own);
      // What carries a label that is none of ours (a country, "the Iraqi people") is neither right nor wrong.
      const aside = own.filter(
        ({ type, confidence }) => (type === 'Person' || type === 'Organisation') && confidence >= 0.5,
      );
      const names = findNames(readText('', document.text, 'en')).filter(({ possible }) => possible === undefined);
      const all = names.map(({ type, start, end }) => ({
        type: type === 'person' ? 'Person' : 'Organisation',
        begin: start - 2,
        end: end - 2,
      }));
      const touches = (a: Span, b: Span) => a.begin < b.end && b.begin < a.end;
      const found = all.filter(
        (one) =>
          wanted.some((other) => touches(one, other)) ||
          !aside.some((other) => other.type === one.type && touches(one, other)),
      );
      for (const [counts, alike] of [
        [exact, (a: Span, b: Span) => core(document.text, a) === core(document.text, b)],
        [touching, (a: Span, b: Span) => a.begin < b.end && b.begin < a.end],
      ] as const) {
        counts.all += wanted.length;
        counts.found += found.length;
        const left = [...wanted];
        for (const one of found) {
          const at = left.findIndex(
            (other) => other.type === one.type && one.begin < other.end && other.begin < one.end && alike(one, other),
          );
          if (at >= 0) {
            counts.right += 1;
            left.splice(at, 1);
          } else if (counts === touching) show?.(`- ${one.type} ${document.text.slice(one.begin, one.end)}`);
        }
        if (counts === touching)
          for (const one of left) show?.(`+ ${one.type} ${document.text.slice(one.begin, one.end)}`);
      }
    }
  }
  return { exact, touching };
}

export function f1({ right, found, all }: Counts): number {
  const precision = right / Math.max(1, found);
  const recall = right / Math.max(1, all);
  return (2 * precision * recall) / Math.max(0.001, precision + recall);
}

interface Span {
  readonly begin: number;
  readonly end: number;
}

function labelledNames(labels: readonly Labelled[]): Labelled[] {
  const named = labels.filter(
    ({ type, value, confidence }) =>
      (type === 'Person' || type === 'Organisation') && confidence >= 0.5 && isName(value),
  );
  return named.filter(
    (one) =>
      !named.some(
        (other) =>
          other !== one &&
          other.begin <= one.begin &&
          other.end >= one.end &&
          (other.end - other.begin > one.end - one.begin ||
            (other.begin === one.begin && other.end === one.end && other.type < one.type)),
      ),
  );
}

/** A capital that is left when articles, countries and their adjectives are taken off. */
function isName(value: string): boolean {
  const bare = value
    .replace(/^(?:the|an?|our|all|local|I|We|He|She|They|You|It|His|Her|Their|My)(?:\s+|$)/i, '')
    .replace(/U\.?S\.?(?:-led)?|U\.K\./g, '');
  const left = bare
    .split(/\s+/)
    .filter((word) => nationalitiesNamed(word.replace(/s$/, '')).length === 0 && nationalitiesNamed(word).length === 0);
  return nationalitiesNamed(bare).length === 0 && left.some((word) => /^[^\p{L}]*(?:al-)?\p{Lu}/u.test(word));
}

function core(text: string, { begin, end }: Span): string {
  return text
    .slice(begin, end)
    .replace(/[’']s$/, '')
    .replace(/^(?:the|an?)\s+/i, '')
    .replace(
      /^(?:(?:Defense|Deputy|Foreign|Prime|U\.S\.|Iraqi)\s+)?(?:Secretary(?: of \w+)?|Minister|President|Ambassador|Lt\. Gen\.|Gen\.|Maj\. Gen\.|Brig\. Gen\.|Col\.|Capt\.|Maj\.|Dr\.?|Mr\.?|Advisor|Spokesperson|General)\s+/i,
      '',
    )
    .trim();
}
