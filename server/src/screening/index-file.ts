import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { type FileHandle, open, realpath, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { loadSnapshot, SCORER_VERSION, saveSnapshot, type Watchlist } from '@touchstone/engine';

/** Most bytes per system call; Node refuses 2 GiB. */
const MAX_CHUNK_BYTES = 2 ** 28;

/**
 * Reads the watchlist of an index file, plain or gzip. Throws one line for a file that is damaged, truncated or no
 * index, and for an index of another version: its words are prepared differently, so hits could be missed.
 */
export async function readIndexFile(path: string): Promise<Watchlist> {
  try {
    const watchlist = loadSnapshot(unpacked(await bytesOf(path)));
    const { scorerVersion } = watchlist.info;
    if (scorerVersion === SCORER_VERSION) return watchlist;
    throw new Error(`built for scorer ${scorerVersion}, but this is scorer ${SCORER_VERSION}: rebuild the index`);
  } catch (error) {
    throw describeError(path, error, 'there is no such file');
  }
}

/**
 * Makes a watchlist and writes it as the index file `path`: under a temporary name first, which then replaces `path`,
 * so that either the whole new file or the old one exists. Rejects a path that cannot be written before calling `make`;
 * a failure or interruption leaves nothing behind.
 */
export async function writeIndexFile(path: string, make: () => Promise<Watchlist>): Promise<Watchlist> {
  let remove = (): void => {};
  const interrupted = (signal: NodeJS.Signals): void => {
    remove();
    process.exit(signal === 'SIGINT' ? 130 : 143);
  };
  process.once('SIGINT', interrupted);
  process.once('SIGTERM', interrupted);
  try {
    const target = await targetOf(path);
    const unfinished = join(dirname(target), `.touchstone-${randomBytes(8).toString('hex')}.unfinished`);
    remove = () => rmSync(unfinished, { force: true });
    const file = await written(path, () => open(unfinished, 'wx'));
    let watchlist: Watchlist;
    try {
      watchlist = await make();
      await written(path, () => writeWhole(file, saveSnapshot(watchlist)));
    } finally {
      await file.close();
    }
    await written(path, () => rename(unfinished, target));
    return watchlist;
  } catch (error) {
    remove();
    throw error;
  } finally {
    process.off('SIGINT', interrupted);
    process.off('SIGTERM', interrupted);
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  if (!(await stat(path)).isFile()) throw new Error('it is not a file');
  const file = await open(path, 'r');
  try {
    const bytes = new Uint8Array((await file.stat()).size);
    for (let at = 0; at < bytes.length; ) {
      const { bytesRead } = await file.read(bytes, at, Math.min(MAX_CHUNK_BYTES, bytes.length - at), at);
      if (bytesRead === 0) throw new Error('the file was truncated while it was read');
      at += bytesRead;
    }
    return bytes;
  } finally {
    await file.close();
  }
}

function unpacked(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? new Uint8Array(gunzipSync(bytes)) : bytes;
}

/** Resolves the path of the new file: the target of a link, and never something that is not a file. */
async function targetOf(path: string): Promise<string> {
  const there = await stat(path).catch(() => undefined);
  if (there === undefined) return path;
  if (!there.isFile()) throw new Error(`${path}: ${there.isDirectory() ? 'it is a folder' : 'it is not a file'}`);
  return realpath(path);
}

async function writeWhole(file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; ) {
      const { bytesWritten } = await file.write(piece, at, Math.min(MAX_CHUNK_BYTES, piece.length - at));
      at += bytesWritten;
    }
  }
  await file.sync();
}

async function written<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw describeError(path, error, 'its folder does not exist');
  }
}

/** Describes an error in one line: which file, and what is wrong with it. */
function describeError(path: string, error: unknown, missing: string): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = code === 'ENOENT' ? missing : message.replaceAll('\n', ' ');
  return new Error(`${path}: ${reason}`, { cause: error });
}
