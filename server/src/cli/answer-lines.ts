import { StringDecoder } from 'node:string_decoder';

/** Input and output of commands that answer NDJSON; `write` resolves when more may be written. */
export interface LineStreams {
  readonly input: AsyncIterable<Uint8Array>;
  write(text: string): Promise<void>;
}

export interface AnsweredLine {
  readonly id: unknown;
}

/** Characters of a line; a longer one is answered with an error and not kept in memory. */
const MAX_LINE = 1024 * 1024;

/** Reason why one line cannot be answered; reported in its answer, and the run goes on. */
export class LineError extends Error {}

/**
 * Answers every line of the input with one line of output, in order. A line that is not a JSON object, or whose answer fails
 * with a `LineError`, is answered with `{id, error}`. Reads at most `ahead` lines ahead of the output.
 */
export async function answerLines<T extends AnsweredLine>(
  streams: LineStreams,
  ahead: number,
  answer: (body: Readonly<Record<string, unknown>>) => T | Promise<T>,
): Promise<void> {
  const written: Promise<void>[] = [];
  let last = Promise.resolve();
  for await (const line of linesOf(streams.input)) {
    const answered = answerLine(line, answer);
    const before = last;
    // Writes each answer as soon as it and those before it are ready, even while waiting for input.
    last = (async () => {
      const [ready] = await Promise.all([answered, before]);
      await streams.write(`${JSON.stringify(ready)}\n`);
    })();
    // Awaited in turn below; until then the rejection must not count as unhandled.
    last.catch(() => {});
    written.push(last);
    if (written.length >= ahead) await written.shift();
  }
  await last;
}

async function answerLine<T extends AnsweredLine>(
  line: string | undefined,
  answer: (body: Readonly<Record<string, unknown>>) => T | Promise<T>,
): Promise<object> {
  if (line === undefined) return { id: null, error: `the line is longer than ${MAX_LINE} characters` };
  let body: unknown;
  try {
    body = JSON.parse(line);
  } catch {
    return { id: null, error: 'the line is not JSON' };
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { id: null, error: 'the line is not a JSON object' };
  }
  const record = body as Record<string, unknown>;
  try {
    return await answer(record);
  } catch (error) {
    if (error instanceof LineError) return { id: record.id ?? null, error: error.message };
    throw error;
  }
}

/** Lines of the input without their line ends; undefined for a line that is too long. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string | undefined> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let tooLong = false;
  let first = true;
  for await (const chunk of input) {
    let text = decoder.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    if (first && text !== '') {
      text = text.replace(/^\uFEFF/, '');
      first = false;
    }
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      const line = rest + text.slice(0, end);
      yield tooLong || line.length > MAX_LINE ? undefined : line.replace(/\r$/, '');
      rest = '';
      tooLong = false;
      text = text.slice(end + 1);
    }
    rest += text;
    if (rest.length > MAX_LINE) {
      tooLong = true;
      rest = '';
    }
  }
  rest += decoder.end();
  if (tooLong) yield undefined;
  else if (rest !== '') yield rest;
}
