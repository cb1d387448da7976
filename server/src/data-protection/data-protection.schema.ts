import Type, { type Static } from 'typebox';
import { caseStatus, matchStatus } from '../cases/state-words.schema.js';
import { RETENTION_OUTCOMES, type Retention, type RetentionOutcome } from '../domain/data-protection.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf } from '../platform/http/one-of.js';
import { PageQuery, PaginationSchema } from '../platform/http/page.js';

const REFERENCE = '[0-9a-f]{24}';
/** Erased in one transaction. */
const MAX_REFERENCES = 100;

const text = (description: string) => Type.String({ description });
const reason = (description: string) =>
  Type.String({ maxLength: 500, pattern: '\\S', description: `${description} Do not include personal data.` });
const references = Type.Array(Type.String({ pattern: `^${REFERENCE}$` }), {
  ...{ minItems: 1, maxItems: MAX_REFERENCES },
  description: 'Ids of the searches.',
});

/** Something to look for. */
const WORD = '[\\p{L}\\p{N}]';

export const FindSubjectRequest = Type.Object({
  ...PageQuery,
  name: Type.String({ minLength: 2, maxLength: 100, pattern: WORD, description: 'The name of the subject.' }),
  also: Type.Optional(
    Type.Array(Type.String({ minLength: 2, maxLength: 100, pattern: WORD }), {
      maxItems: 20,
      description:
        'Other spellings, numbers and references of the subject; searches that contain one of them are found too.',
    }),
  ),
});

export const FoundSearch = Type.Object(
  {
    search_reference: text('Id of the search.'),
    created_at: text('ISO 8601, UTC.'),
    updated_at: text('ISO 8601, UTC.'),
    name: text('Name that was searched.'),
    birth_incorporation_date: text('Date of birth or incorporation in the search, DD-MM-YYYY; empty if it had none.'),
    client_reference: text('Empty when none was given.'),
    match_status: matchStatus('`No Match`, or the worst status of any result.'),
    case_status: caseStatus('Status of the search.'),
    is_monitored: Type.Boolean({ description: 'Whether the search is monitored.' }),
  },
  { $id: 'FoundSearch', description: 'A search that matches the name of a subject.' },
);

export const OwnEntrySchema = Type.Object(
  {
    list_id: text('Id of the custom list.'),
    list_name: text('Name of the custom list.'),
    entry_id: text('Id of the entry.'),
    name: text('Name of the entry.'),
  },
  {
    $id: 'NamedListEntry',
    description:
      'An entry of a custom list with the name of the subject. Erasing a subject does not remove it; remove it yourself.',
  },
);
const ownEntries = Type.Array(OwnEntrySchema, {
  description: 'Entries of your custom lists that have the name; at most 100.',
});
export const FindSubjectData = Type.Object({
  searches: Type.Array(FoundSearch, { description: 'Newest first.' }),
  custom_list_entries: ownEntries,
  pagination: PaginationSchema,
});

export const ExportQuery = Type.Object({
  search_references: Type.String({
    pattern: `^${REFERENCE}(,${REFERENCE}){0,${MAX_REFERENCES - 1}}$`,
    description: `At most ${MAX_REFERENCES} references of searches, separated by commas.`,
  }),
});

export const EraseRequest = Type.Object({
  search_references: references,
  reason: reason('Reason for the erasure, kept in the audit log indefinitely.'),
});
export const TestDataSchema = Type.Object({
  searches: Type.Integer({ description: 'Deleted test searches.' }),
  customers: Type.Integer({ description: 'Deleted test customers.' }),
});

export const ErasedData = Type.Object({
  searches: Type.Integer({ description: 'Erased searches.' }),
  customers: Type.Integer({ description: 'AI risk customers erased with them.' }),
  articles: Type.Object(
    {
      deleted: Type.Integer({ description: 'Deleted articles from your own provider that named only the subject.' }),
      kept: Type.Array(
        Type.Object({
          kind: oneOf(
            ['redacted', 'published', 'copies'],
            '`redacted`: own articles that also name others; `published`: articles from news sources; `copies`: other searches that show a copy.',
          ),
          count: Type.Integer({ description: 'Number of articles; for `copies`, of searches.' }),
          reason: text('Why they remain.'),
        }),
        { description: 'What remains, and why; empty if nothing does.' },
      ),
    },
    { description: 'What happened to articles about the subjects.' },
  ),
  custom_list_entries: ownEntries,
  message: text('Human-readable message.'),
});

export const HoldRequest = Type.Object({ search_references: references, reason: reason('Reason for the hold.') });
export const ReleaseRequest = Type.Object({ reason: reason('Reason for the release.') });
export const HoldParams = Type.Object({
  id: Type.String({ pattern: `^${REFERENCE}$`, description: 'Id of the hold.' }),
});
export const HoldsQuery = Type.Object({
  ...PageQuery,
  include_released: Type.Optional(Type.Boolean({ default: false, description: 'Also list released holds.' })),
});

export const HoldSchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    search_reference: text('Id of the search.'),
    reason: text('Reason for the hold.'),
    held_at: text('ISO 8601, UTC.'),
    held_by: text('E-mail address of the administrator who placed the hold.'),
    released_at: Nullable(text('When the hold was released, ISO 8601, UTC; null while it is in force.')),
    released_by: text('E-mail address of the administrator who released it; empty while it is in force.'),
    release_reason: text('Reason for the release; empty while it is in force.'),
  },
  {
    $id: 'LegalHold',
    description: 'A legal hold: while it is in force, this search and others of the same subject cannot be erased.',
  },
);
export const HoldData = Type.Object({ legal_hold: HoldSchema });
export const HeldData = Type.Object({
  legal_holds: Type.Array(HoldSchema, { description: 'One hold per search, including existing ones.' }),
});
export const HoldsData = Type.Object({
  legal_holds: Type.Array(HoldSchema, { description: 'Newest first.' }),
  pagination: PaginationSchema,
});

const DAYS_NAMES = {
  no_match: 'no_match_days',
  passed: 'passed_days',
  for_review: 'for_review_days',
  failed: 'failed_days',
} as const satisfies Record<RetentionOutcome, string>;
const MEANINGS: Readonly<Record<RetentionOutcome, string>> = {
  no_match: 'Searches that found nothing',
  passed: 'Searches whose every result was ruled out',
  for_review:
    'Searches with an open result or a linked article, and those without results whose verdict `uncertain` no analyst has declined',
  failed: 'Searches with a true positive, or with a verdict `true_positive` that no analyst has declined',
};

const days = (description: string) => Type.Integer({ minimum: 1, maximum: 36_500, description });
export const daysOf = <T>(make: (outcome: RetentionOutcome) => T): Record<(typeof DAYS_NAMES)[RetentionOutcome], T> =>
  Object.fromEntries(RETENTION_OUTCOMES.map((outcome) => [DAYS_NAMES[outcome], make(outcome)])) as never;

export const RetentionRequest = Type.Object({
  ...daysOf((outcome) =>
    Type.Optional(
      Nullable(
        days(`${MEANINGS[outcome]}: days after their last change until they are erased; null or omitted keeps them.`),
      ),
    ),
  ),
  bulk_row_days: Type.Optional(
    Nullable(
      days(
        'Rows of uploaded files: days after the end of their upload until they are erased; null or omitted keeps them.',
      ),
    ),
  ),
});
export const RetentionData = Type.Object({
  retention: Type.Object(
    {
      ...daysOf((outcome) =>
        Nullable(Type.Integer({ description: `${MEANINGS[outcome]}; null keeps them indefinitely.` })),
      ),
      bulk_row_days: Nullable(Type.Integer({ description: 'Rows of uploaded files; null keeps them indefinitely.' })),
      updated_at: Nullable(text('When the settings were last saved, ISO 8601, UTC; null if never.')),
    },
    { description: 'Days without a change after which data is erased.' },
  ),
});

export function readRetention(body: Static<typeof RetentionRequest>): Omit<Retention, 'updatedAt'> {
  const kept = RETENTION_OUTCOMES.flatMap((outcome) => {
    const count = body[DAYS_NAMES[outcome]];
    return typeof count === 'number' ? [[outcome, count] as const] : [];
  });
  const rows = body.bulk_row_days;
  return { days: Object.fromEntries(kept), ...(typeof rows === 'number' && { bulkRowDays: rows }) };
}
