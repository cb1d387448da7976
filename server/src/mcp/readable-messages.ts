import { Readable, type Writable } from 'node:stream';
import { ProtocolErrorCode, parseJSONRPCMessage, STDIO_DEFAULT_MAX_BUFFER_SIZE } from '@modelcontextprotocol/server';

interface LineError {
  readonly code: number;
  readonly message: string;
}

/**
 * The lines of `input` that are JSON-RPC messages. Any other is answered on `output` with the error that JSON-RPC 2.0 (section 5.1)
 * defines, where the SDK drops it and leaves the sender waiting.
 */
export function readableMessages(input: Readable, output: Writable): Readable {
  return Readable.from(messageLines(input, output), { objectMode: false });
}

async function* messageLines(input: Readable, output: Writable): AsyncGenerator<Buffer | string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of input as AsyncIterable<Buffer>) {
    const received = Buffer.concat([rest, chunk]);
    const end = received.lastIndexOf('\n') + 1;
    for (const line of received.toString('utf8', 0, end).split('\n')) {
      if (line.trim() === '') continue;
      const error = errorOf(line);
      if (error === undefined) yield `${line}\n`;
      else output.write(`${JSON.stringify({ jsonrpc: '2.0', id: null, error })}\n`);
    }
    rest = received.subarray(end);
    // The transport ends the connection for a line of this size.
    if (rest.length > STDIO_DEFAULT_MAX_BUFFER_SIZE) yield rest;
  }
}

function errorOf(line: string): LineError | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { code: ProtocolErrorCode.ParseError, message: 'Parse error: the line is not JSON' };
  }
  try {
    parseJSONRPCMessage(value);
    return undefined;
  } catch {
    return {
      code: ProtocolErrorCode.InvalidRequest,
      message: 'Invalid request: the line is not a JSON-RPC 2.0 message',
    };
  }
}
