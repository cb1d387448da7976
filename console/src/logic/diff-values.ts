export interface ValueChange {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly kept: readonly string[];
}

/** Compares two values of a field as lists of lines: what came, what went, what stayed; the order does not count. */
export function diffValues(before: unknown, after: unknown): ValueChange {
  const [was, is] = [linesOf(before), linesOf(after)];
  return {
    added: is.filter((line) => !was.includes(line)),
    removed: was.filter((line) => !is.includes(line)),
    kept: is.filter((line) => was.includes(line)),
  };
}

/** A value as lines that people read: each item of a list is one, the parts of an object stand beside each other. */
export function linesOf(value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value)) return [...new Set(value.map(lineOf).filter((line) => line !== ''))];
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, part]) => {
      const line = lineOf(part);
      return line === '' ? [] : [`${name.replaceAll('_', ' ')}: ${line}`];
    });
  }
  return [String(value)];
}

function lineOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) {
    return value
      .map(lineOf)
      .filter((part) => part !== '')
      .join(', ');
  }
  if (typeof value === 'object') {
    return Object.values(value)
      .map(lineOf)
      .filter((part) => part !== '')
      .join(' · ');
  }
  return String(value);
}
