import type { Config } from '../platform/config/config.js';
import type { OwnedStorage, Storage } from '../platform/database/open-storage.js';
import type { LineStreams } from './answer-lines.js';
import type { OpenInput } from './password-option.js';
import type { PrintResult } from './result-printer.js';

/** The console and database of the commands. A command imports what it needs when it runs, so that all others start quickly. */
export interface CliDeps {
  /** Version of the program. */
  readonly version: string;
  /** Settings of the commands that ask a service and have no database. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** stdin and stdout of the commands that answer line by line. */
  readonly lines: LineStreams;
  /** Opens a file to read, or stdin for `-`; reading fails where it cannot be opened. */
  readonly openInput: OpenInput;
  /** Creates a file, for this user alone to read, or opens stdout for `-`. */
  openOutput(path: string): NodeJS.WritableStream;
  /** Prints one result on stdout: for people, or with `--json` as a line of JSON. */
  readonly print: PrintResult;
  /** Prints one line of text on stderr. */
  note(text: string): void;
  /** Reports progress on stderr: replaces the previous text on a terminal, prints a line now and then elsewhere. */
  progress(text: string): void;
  /**
   * Opens the database for the duration of `work`, beside a running server or without one. Rejects where there is none, unless
   * `create` says that the command makes one.
   */
  withDatabase<T>(work: (opened: OpenedDatabase) => Promise<T>, options?: OpenOptions): Promise<T>;
  /** Opens the database as its owner for the duration of `work`, as it is. `create` as above. */
  asOwner<T>(work: (opened: OpenedAsOwner) => Promise<T>, options?: OpenOptions): Promise<T>;
}

export interface OpenOptions {
  readonly create?: boolean;
}

/** The database for changes of its tables, by the role that owns them; not migrated. */
interface OpenedAsOwner extends OwnedStorage {
  readonly config: Config;
}

interface OpenedDatabase extends Pick<Storage, 'database' | 'url'> {
  readonly config: Config;
  readonly now: () => Date;
  readonly newId: () => string;
}
