/** Changed case of a digest. Contains no name: e-mail passes through many hands. */
export interface DigestCase {
  readonly caseId: string;
  /** The organization's own, where the search was given one. */
  readonly clientReference?: string;
  /** Changes in words, oldest first. */
  readonly lines: readonly string[];
}

/** An alert as it is stored: `changes` in its public form. */
export interface StoredAlert {
  readonly type: string;
  readonly changes: unknown;
}

const MATCHES: Readonly<Record<string, string>> = {
  'monitoring.match_added': 'new',
  'monitoring.match_updated': 'changed',
  'monitoring.match_removed': 'removed',
};

interface DigestWords {
  readonly titleOf: (source: string) => string;
  /** True where people see a verdict only after their decision. */
  readonly hidesVerdict: boolean;
}

/** An alert in a line: how many and which lists, by title, never whom. */
export function digestLine({ type, changes }: StoredAlert, { titleOf, hidesVerdict }: DigestWords): string {
  const { articles, matches, risk, verdict } = objectOf(changes);
  if (Array.isArray(articles)) {
    const linked = articles.filter((article) => objectOf(article).link_status === 'linked').length;
    const noun = articles.length === 1 ? 'article' : 'articles';
    return `${articles.length} new ${noun} (${linked} linked, ${articles.length - linked} possible)`;
  }
  const word = MATCHES[type];
  if (word !== undefined && Array.isArray(matches)) {
    const sources = [...new Set(matches.map((match) => titleOf(text(objectOf(match).source))))].sort().join(', ');
    return `${matches.length} ${word} ${matches.length === 1 ? 'match' : 'matches'} (${sources})`;
  }
  if (type === 'monitoring.risk_changed') {
    const { before, after } = sidesOf(risk);
    const [old, now] = [objectOf(before), objectOf(after)];
    return `risk changed from ${text(old.level)} (${text(old.score)}) to ${text(now.level)} (${text(now.score)})`;
  }
  if (type === 'monitoring.verdict_changed') {
    if (hidesVerdict) return 'verdict changed';
    const { before, after } = sidesOf(verdict);
    return `verdict changed from ${inWords(before)} to ${inWords(after)}`;
  }
  return text(type);
}

/** `true positive` for `true_positive`. */
function inWords(verdict: unknown): string {
  return text(verdict).replaceAll('_', ' ');
}

function sidesOf(value: unknown): { before: unknown; after: unknown } {
  const { before, after } = objectOf(value);
  return { before, after };
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
}
