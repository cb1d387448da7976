/** Rows of a CSV text as records by the header's names: quoted cells, doubled quotes, any line end. */
export function csvRows(text: string): readonly Readonly<Record<string, string>>[] {
  const rows: string[][] = [];
  for (const match of text.matchAll(/("(?:[^"]|"")*"|[^,\r\n"]*)(,|\r?\n|$)/g)) {
    const [whole, cell, end] = match as unknown as [string, string, string];
    if (whole === '' && match.index === text.length) break;
    if (rows.length === 0) rows.push([]);
    (rows.at(-1) as string[]).push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end.includes('\n')) rows.push([]);
  }
  const [header = [], ...body] = rows;
  return body
    .filter((cells) => cells.length > 1)
    .map((cells) => Object.fromEntries(header.map((name, i) => [name, cells[i] ?? ''])));
}
