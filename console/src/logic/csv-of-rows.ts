type Cells = Readonly<Record<string, string>>;

/** A CSV file (RFC 4180) of rows, with the columns that any of them has. */
export function csvOfRows(rows: readonly Cells[]): string {
  const columns = columnsOf(rows);
  const lines = [columns, ...rows.map((cells) => columns.map((column) => cells[column] ?? ''))];
  return lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
}

/** Columns in the order in which the rows name them; a name always comes first. */
export function columnsOf(rows: readonly Cells[]): readonly string[] {
  return [...new Set(['name', ...rows.flatMap((cells) => Object.keys(cells))])];
}

function quoted(text: string): string {
  return /[",\r\n;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
