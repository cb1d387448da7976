import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../domain/app-error.js';

/** A file on disk, until the request it came with is answered. */
export interface ReceivedFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
}

/** Receives the body of a request before it is answered, and passes how to hash it to `answer`. */
export type Receive = <T>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (hash: () => Promise<string>) => Promise<T>,
) => Promise<T>;

/** Bodies that are files in `folder` until their requests are answered: `of` is what `read` made of that of a request. */
export function filesOfRequests<Received>(
  folder: string,
  read: (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<Received>,
  hashOf: (received: Received) => Promise<string>,
): { readonly receive: Receive; readonly of: (request: FastifyRequest) => Received } {
  const files = new WeakMap<FastifyRequest, { readonly received: Received }>();
  return {
    receive: (request, reply, answer) =>
      withNewFile(folder, async (path) => {
        const received = await read(request, reply, path);
        files.set(request, { received });
        return answer(() => hashOf(received));
      }),
    of(request) {
      const file = files.get(request);
      if (file === undefined) throw new Error('the body of the request was not received');
      return file.received;
    },
  };
}

/** Runs `work` with the path of a file that may be written, and removes what it has written. */
async function withNewFile<T>(folder: string, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(folder, randomUUID());
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/**
 * Writes a file to disk as it arrives, readable only by the service's user and never held in memory. `check` receives
 * the length of each piece before it is written, and may throw.
 */
export async function receiveFile(
  source: Readable,
  path: string,
  check: (length: number) => void,
): Promise<ReceivedFile> {
  // Opened before anything can fail: what is created is there to be removed.
  const target = await open(path, 'wx', 0o600);
  let size = 0;
  async function* checked(): AsyncGenerator<Buffer> {
    // Not destroyed: the answer goes over the connection that the file arrives on.
    for await (const chunk of source.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      check(chunk.length);
      size += chunk.length;
      yield chunk;
    }
  }
  await pipeline(checked, target.createWriteStream());
  return { path, size };
}

/** Builds the sender's error for a failed upload; `cutOff` if the file did not arrive completely. */
export function receiveError(error: unknown, cutOff: 'malformed_request' | 'malformed_multipart'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return new AppError('unavailable', { cause: error as Error });
  // A sender who goes away resets the connection.
  return code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE' ? new AppError(cutOff) : error;
}
