import type { Hit, ScreenOptions, Subject, Watchlist } from '@touchstone/engine';
import type { Accounts } from '../accounts/accounts.js';
import type { CreateOrganizationDeps } from '../accounts/create-organization.js';
import type { CreateUserDeps } from '../accounts/create-user.js';
import type { DisableUserDeps } from '../accounts/disable-user.js';
import type { ArticleRow } from '../adverse-media/articles.js';
import type { UpdateMediaDeps } from '../adverse-media/update-media.js';
import type { VerifyAuditDeps } from '../audit/verify-audit.js';
import type { RecordSplitService } from '../cases/record-splits.js';
import type { EntitleOrganizationDeps } from '../customers/entitle-organization.js';
import type { ReplayAnalysesDeps } from '../customers/replay-analyses.js';
import type { RandomBytes, SourceNamed } from '../domain/ports.js';
import type { ListReading } from '../lists/list-reading.js';
import type { UpdateListsDeps } from '../lists/update-lists.js';
import type { RescreenDeps } from '../monitoring/rescreen.js';
import type { SelfTestDeps } from '../screening/self-test.js';
import type { LineStreams } from './answer-lines.js';
import type { OpenInput } from './password-option.js';

/** What the commands are given. Nothing behind it is loaded before a command asks for it. */
export interface CliDeps {
  /** Of the program, as it was published. */
  readonly version: string;
  /** Whose lists can be read. */
  readonly sources: readonly { readonly name: string; readonly title: string }[];
  /** stdin and stdout of the commands that answer line by line. */
  readonly lines: LineStreams;
  /** Opens a file to read, or stdin for `-`; reading it fails where it cannot be opened. */
  readonly openInput: OpenInput;
  /** One result, as a line of JSON on stdout. */
  print(result: object): void;
  /** One line for people, on stderr. */
  note(text: string): void;
  /** How far it has come, on stderr: where a person watches each text takes the place of the one before, elsewhere a line now and then. */
  progress(text: string): void;
  /** Reads a list for a look at it: one that may have been cut between two records is warned of. */
  readList(source: string, paths: readonly string[]): Promise<ListReading>;
  /** Reads a list that is to be kept: one that may have been cut is refused. */
  readWholeList(source: string, paths: readonly string[]): Promise<ListReading>;
  /** The watchlist in an index file; a damaged, foreign or older one is refused. */
  readIndex(path: string): Promise<Watchlist>;
  /** Writes what `make` makes as an index file, whole or not at all; a path that cannot be written is refused first. */
  writeIndex(path: string, make: () => Promise<Watchlist>): Promise<Watchlist>;
  openScreeningThreads(watchlist: Watchlist, threads: number): Promise<ScreeningThreads>;
  /** The articles of a file; a file that cannot be read is an error, a row that is none says why. */
  readArticles(path: string): AsyncIterable<ArticleRow>;
  /** Opens the database as `withAccounts` does. */
  withArticles<T>(work: (deps: UpdateMediaDeps & { readonly accounts: Accounts }) => Promise<T>): Promise<T>;
  /** Opens the database as `withAccounts` does. */
  withEditions<T>(work: (deps: UpdateListsDeps & { readonly sourceNamed: SourceNamed }) => Promise<T>): Promise<T>;
  /** Opens the database as `withAccounts` does. */
  withAiRisk<T>(work: (deps: EntitleOrganizationDeps & ReplayAnalysesDeps) => Promise<T>): Promise<T>;
  /** Opens the database as `withAccounts` does. */
  withSplits<T>(
    work: (deps: { readonly accounts: Accounts; readonly splits: RecordSplitService }) => Promise<T>,
  ): Promise<T>;
  /** Opens the database as `withAccounts` does. */
  withAudit<T>(work: (deps: VerifyAuditDeps) => Promise<T>): Promise<T>;
  /** Opens the database as `withAccounts` does. */
  withRescreen<T>(work: (deps: RescreenDeps) => Promise<T>): Promise<T>;
  /** Opens the database as `withAccounts` does. `save` writes a report, by default as a dated file, and says where. */
  withSelfTest<T>(
    work: (deps: SelfTestDeps & { save(report: object, file: string | undefined): Promise<string> }) => Promise<T>,
  ): Promise<T>;
  /** Opens the database for the time of `work`, beside a running server or without one. */
  withAccounts<T>(work: (deps: AccountCommandsDeps) => Promise<T>): Promise<T>;
}

interface AccountCommandsDeps extends CreateOrganizationDeps, CreateUserDeps, DisableUserDeps {
  readonly accounts: Accounts;
  readonly randomBytes: RandomBytes;
}

/** Threads that screen against one watchlist, as the command is given them. */
interface ScreeningThreads {
  screen(
    subject: Subject,
    options: ScreenOptions,
    more: { readonly inBackground: boolean },
  ): Promise<{ readonly hits: readonly Hit[]; readonly microseconds: number }>;
  close(): Promise<void>;
}
