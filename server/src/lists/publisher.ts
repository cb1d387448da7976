import type { Category } from '../domain/category.js';
import type { FileLimits } from './reading/list-file.js';
import type { ListReader } from './reading/list-reader.js';

/** A list and its publisher, with all facts about it. Registered in `publishers.ts`. */
export interface Publisher {
  /** `ofac_sdn`, `un_sc`, …: the command line, the API and stored editions name the list so. */
  readonly source: string;
  /** The publisher's own title. */
  readonly title: string;
  /** Fits behind "the" in a sentence: `OFAC SDN List`. */
  readonly shortTitle: string;
  readonly publisher: string;
  readonly url: string;
  readonly description: string;
  /** ISO 3166-1 alpha-2 of the publisher; absent for international bodies. */
  readonly country?: string;
  /** Licence and attribution. */
  readonly legalNotice: string;
  /** Readers by the title of their format, recognised from the content in this order; loaded when files are to be read. */
  readonly formats: Readonly<Record<string, () => Promise<ListReader>>>;
  /** The first rule that applies decides. Absent when each record carries the grounds of its categories itself. */
  readonly categories?: readonly CategoryRule[];
  /** The files of the whole list; absent when the list can be imported from files only. `LISTS_ADDRESSES` names others. */
  readonly addresses?: readonly string[];
  /** True for a list that is free for everybody, without key or contract: fetched without being named. */
  readonly fetchedByDefault?: boolean;
  /** True for a publisher that wants to know whom to ask about a download: fetched by default only with `LISTS_CONTACT`. */
  readonly needsContact?: boolean;
  /** Hours from one download to the next, for lists that are a burden to their publisher; default: daily. */
  readonly fetchedEveryHours?: number;
  /** Age of an unconfirmed edition beyond which it is overdue; absent when only its owner knows. */
  readonly maxAgeHours?: number;
  /** Days after its publisher's date when an edition is overdue: longer than the publisher ever paused. Absent where files have no date of their own. */
  readonly maxPublishedDays?: number;
  /** Fewer records, at the first import as at any other, are a cut or foreign file; far below what the list has had for years. */
  readonly minRecords: number;
  /** Limits beyond those of an official list. */
  readonly limits?: FileLimits & { readonly records: number };
  /** JSON files in a ZIP that together are the list, by their path in it. */
  readonly documents?: RegExp;
  /** True for sheets that people write: their cells are read as shown. */
  readonly sheetsAsShown?: boolean;
  /** True for invented records, searched while no real list is loaded. */
  readonly demonstration?: boolean;
}

/** Categories of a list, or of one list or program inside it, and the reason. */
interface CategoryRule {
  /** Absent: every record that no earlier rule names. */
  readonly program?: RegExp;
  readonly categories: readonly Category[];
  readonly reason: string;
}

/** Returns the categories of a record, by its publisher and, if the source holds several lists, its list. */
export function categoriesOf({ source, categories = [] }: Publisher, program = ''): readonly Category[] {
  const rule = categories.find((candidate) => candidate.program?.test(program) ?? true);
  if (rule === undefined) throw new Error(`${source} has no rule for the categories of "${program}"`);
  return rule.categories;
}
