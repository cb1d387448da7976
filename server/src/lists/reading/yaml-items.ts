import { setImmediate } from 'node:timers/promises';
import { parse, YAMLError } from 'yaml';
import { type ListFile, refused } from './list-file.js';
import type { ReadingLog } from './list-reader.js';
import { textLines } from './text-lines.js';

/** Item of a YAML sequence, or entry of a mapping, at the top of a document. */
export interface YamlItem {
  readonly value: unknown;
  /** Line on which it begins. */
  readonly line: number;
}

/** Characters of one item. */
const MAX_ITEM = 1024 * 1024;

/**
 * Yields the items of a YAML document, recognised by the beginning of their first line and parsed alone: YAML is slow
 * to parse, and other work must run in between. An invalid item is reported and skipped. Rejects aliases (no list has
 * any, and a few of them can grow to billions of nodes), items too large, and a file whose last line does not end.
 */
export async function* yamlItems(file: ListFile, begins: RegExp, log: ReadingLog): AsyncGenerator<YamlItem> {
  let lines: string[] = [];
  let length = 0;
  let first = 0;
  for await (const { text, number, ended } of textLines(file.name, file.text())) {
    if (!ended) throw refused(file.name, `it is truncated: line ${number} is incomplete; download it again`);
    if (begins.test(text)) {
      yield* item(file, lines, first, log);
      lines = [];
      length = 0;
      first = number;
      await setImmediate();
    } else if (first === 0) {
      if (/^(?:#|---)/.test(text)) continue;
      throw refused(file.name, `line ${number} does not begin an item`);
    }
    lines.push(text);
    length += text.length;
    if (length > MAX_ITEM) throw refused(file.name, `the item on line ${first} is longer than ${MAX_ITEM} characters`);
  }
  yield* item(file, lines, first, log);
}

function* item(file: ListFile, lines: readonly string[], line: number, log: ReadingLog): Generator<YamlItem> {
  if (lines.length === 0) return;
  let value: unknown;
  try {
    value = parse(lines.join('\n'), { maxAliasCount: 0, schema: 'core', logLevel: 'error' });
  } catch (error) {
    const reason = reasonOf(error);
    if (/alias/i.test(reason))
      throw refused(file.name, `the item on line ${line} has aliases, which are not allowed: ${reason}`);
    log.broken(`${file.name} line ${line}`, `it is not valid YAML (${reason})`);
    return;
  }
  yield { value, line };
}

function reasonOf(error: unknown): string {
  if (error instanceof RangeError) return 'nested too deeply';
  if (error instanceof YAMLError) return error.message.split('\n')[0]?.replace(/:$/, '') ?? error.code;
  return error instanceof Error ? error.message : 'unreadable';
}
