const DELIMITERS = [',', ';', '\t'] as const;

/** Chooses comma, semicolon or tab: the one that splits the header line of a CSV file into the most columns. */
export function csvDelimiter(headerLine: string): string {
  const unquoted = headerLine.replaceAll(/"[^"]*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: unquoted.split(delimiter).length }));
  return counted.reduce((best, other) => (other.count > best.count ? other : best)).delimiter;
}
