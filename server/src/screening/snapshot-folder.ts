import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { NumberedEdition } from '../domain/source.js';

/** Edition of a source that a watchlist holds. */
export type HeldEdition = Pick<NumberedEdition, 'source' | 'id' | 'number'>;

export interface SnapshotFolder {
  /** Finds the last file and its content; undefined if there is none that can be read. */
  find(): Promise<{ readonly file: string; readonly editions: readonly HeldEdition[] } | undefined>;
  /** Has `save` write a new file, names it, and removes the previous one. */
  write(editions: readonly HeldEdition[], save: (file: string) => Promise<void>): Promise<void>;
}

/** Names the current snapshot file; written atomically after it. */
const NAME = 'watchlist.json';

/** The watchlist of a node as a file, so that it need not be built again at a restart. Losing it only costs time. */
export function snapshotFolder(folder: string): SnapshotFolder {
  return {
    async find() {
      const text = await readFile(join(folder, NAME), 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      const { file, editions } = JSON.parse(text) as { file: string; editions: HeldEdition[] };
      return { file: join(folder, file), editions };
    },

    async write(editions, save) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = `${editions.map(({ number }) => number).join('-')}-${process.pid}-${Date.now()}.index`;
      await save(join(folder, file));
      const held = editions.map(({ source, id, number }) => ({ source, id, number }));
      await writeFile(join(folder, `${NAME}.new`), JSON.stringify({ file, editions: held }), { mode: 0o600 });
      await rename(join(folder, `${NAME}.new`), join(folder, NAME));
      for (const old of await readdir(folder)) {
        if (old !== file && /\.(?:index|unfinished)$/.test(old)) await rm(join(folder, old), { force: true });
      }
    },
  };
}
