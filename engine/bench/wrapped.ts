const WIDTH = 140;

/** Entries separated by `|`, in lines of at most 140 characters unless one entry is longer. */
export function wrapped(entries: readonly string[]): string {
  const lines: string[] = [];
  for (const entry of entries) {
    const line = lines.at(-1);
    if (line === undefined || line.length + entry.length >= WIDTH) lines.push(entry);
    else lines[lines.length - 1] = `${line}|${entry}`;
  }
  return lines.join('\n');
}
