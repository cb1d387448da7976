import { StringDecoder } from 'node:string_decoder';

/** Where commands read their NDJSON from and write it to; `write` resolves when more may be written. */
export interface LineStreams {
  readonly input: AsyncIterable<Uint8Array>;
  write(text: string): Promise<void>;
}

export interface AnsweredLine {
  readonly id: unknown;
}

/** A line longer than this is answered with an error, and not kept in memory. */
const MAX_LINE = 1024 * 1024;

/** Why one line cannot be answered: told in its answer, after which the run goes on. */
export class LineError extends Error {}

/**
 * Answers every line of the input with one line of output, in the order of the input. A line that is no JSON object, and
 * one whose answer fails with a `LineError`, is answered with `{id, error}`. Up to `ahead` lines are worked on at once; no
 * more are read than that, however long the input is.
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
    // Each answer is written as soon as it and those before it are ready, also while the input waits for us.
    last = (async () => {
      const [ready] = await Promise.all([answered, before]);
      await streams.write(`${JSON.stringify(ready)}\n`);
    })();
    // A failure ends the run when its turn comes; until then it is no unhandled one.
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

/** The lines of the input without their ends; undefined for one that is too long. A last line may lack its end. */
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
