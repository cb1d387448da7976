import Type, { type Static } from 'typebox';
import type { NumberedEdition, Source } from '../domain/source.js';
import { Nullable } from '../platform/http/nullable.js';

const text = (description: string) => Type.String({ description });
const count = (description: string) => Type.Integer({ description });
const time = (description: string) => Nullable(Type.String({ description }));

const Failure = Type.Object(
  { at: text('ISO 8601, UTC.'), reason: text('A sentence for people.') },
  { description: 'The last update.' },
);

const ListSchema = Type.Object(
  {
    source: text('The list, as records and searches name it (`ofac_sdn`).'),
    title: text('The full name of the list.'),
    publisher: text('Who publishes it.'),
    url: text('Its page.'),
    version: text('The edition in force: what searches cite.'),
    number: count('How many editions there have been.'),
    published_at: time("The publisher's own date, ISO 8601; null where the file has none."),
    imported_at: text('ISO 8601, UTC.'),
    confirmed_at: text('When the publisher was last known to have nothing newer. ISO 8601, UTC.'),
    age_hours: Type.Number({ description: 'Hours since then.' }),
    max_age_hours: Nullable(
      Type.Number({ description: 'What is too old: 24 for sanctions, 168 for PEP; null is never.' }),
    ),
    overdue: Type.Boolean({ description: 'Older than that: whoever was listed since is not found.' }),
    records: count('Parties on it.'),
    names: count('Their names and aliases.'),
    added: count('Records that the edition before did not have.'),
    changed: count('Records that were otherwise in the edition before.'),
    removed: count('Records that only the edition before had.'),
    broken: count('Records of the publisher that cannot be read and are not on it.'),
    checksum: text('SHA-256 of what was imported, hex.'),
    format: text('As recognised from the content.'),
    origin: Type.Array(Type.String(), { description: 'File names or addresses it came from.' }),
    last_failure: Type.Unsafe<{ at: string; reason: string } | null>({
      ...Failure,
      type: ['object', 'null'],
      description: 'The last update, when it failed; null when it worked.',
    }),
  },
  { $id: 'List', description: 'A published list in force.' },
);

const MissingListSchema = Type.Object(
  {
    source: text('The list.'),
    title: text('The full name of the list.'),
    last_failure: Failure,
  },
  { $id: 'MissingList', description: 'A list that no update has brought yet: nobody on it is found.' },
);

export const ListsData = Type.Object({
  lists: Type.Array(ListSchema, { description: 'By source; empty while the demonstration list is searched.' }),
  missing: Type.Array(MissingListSchema, { description: 'By source: every update of them has failed so far.' }),
});

export function presentList(status: {
  readonly edition: NumberedEdition;
  readonly source?: Source;
  readonly ageHours: number;
  readonly overdue: boolean;
  readonly check?: Check;
}): Static<typeof ListSchema> {
  const { edition, source, ageHours, overdue, check } = status;
  const confirmedAt = edition.confirmedAt ?? edition.importedAt;
  return {
    source: edition.source,
    title: source?.title ?? edition.source,
    publisher: source?.publisher ?? '',
    url: source?.url ?? '',
    version: edition.version,
    number: edition.number,
    published_at: edition.publishedAt?.toISOString() ?? null,
    imported_at: edition.importedAt.toISOString(),
    confirmed_at: confirmedAt.toISOString(),
    age_hours: Math.round(ageHours * 10) / 10,
    max_age_hours: source?.maxAgeHours ?? null,
    overdue,
    records: edition.recordCount,
    names: edition.nameCount,
    added: edition.added,
    changed: edition.changed,
    removed: edition.removed,
    broken: edition.brokenCount,
    checksum: edition.checksum,
    format: edition.format,
    origin: [...edition.origin],
    last_failure: check?.failure === undefined ? null : presentFailure(check),
  };
}

export function presentMissingList(
  check: Check & { readonly source: string },
  source: Pick<Source, 'title'> | undefined,
): Static<typeof MissingListSchema> {
  return { source: check.source, title: source?.title ?? check.source, last_failure: presentFailure(check) };
}

interface Check {
  readonly failedAt?: Date;
  readonly failure?: string;
}

function presentFailure({ failedAt, failure = '' }: Check): Static<typeof Failure> {
  return { at: failedAt?.toISOString() ?? '', reason: failure };
}
