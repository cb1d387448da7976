import Type, { type Static } from 'typebox';
import type { Case } from '../domain/case.js';
import { matchStatusOf } from '../domain/case.js';
import { caseStatusOf } from '../domain/case-status.js';
import type { CustomerStanding } from '../domain/customer.js';
import {
  type LegalHold,
  type OwnEntry,
  RETENTION_OUTCOMES,
  type Retention,
  type RetentionOutcome,
} from '../domain/data-protection.js';
import { presentDate } from '../platform/http/date.js';
import { Nullable } from '../platform/http/nullable.js';
import { PageQuery, PaginationSchema } from '../platform/http/page.js';

const REFERENCE = '[0-9a-f]{24}';
/** Erased in one transaction. */
const MAX_REFERENCES = 100;

const text = (description: string) => Type.String({ description });
const reason = (description: string) =>
  Type.String({ maxLength: 500, pattern: '\\S', description: `${description} Name nobody in it.` });
const references = Type.Array(Type.String({ pattern: `^${REFERENCE}$` }), {
  ...{ minItems: 1, maxItems: MAX_REFERENCES },
  description: 'The searches.',
});

/** Something to look for. */
const WORD = '[\\p{L}\\p{N}]';

export const FindSubjectRequest = Type.Object({
  ...PageQuery,
  name: Type.String({ minLength: 2, maxLength: 100, pattern: WORD, description: 'The name of the subject.' }),
  also: Type.Optional(
    Type.Array(Type.String({ minLength: 2, maxLength: 100, pattern: WORD }), {
      maxItems: 20,
      description: 'Other spellings, numbers and references of the subject; what has one of them is found too.',
    }),
  ),
});

const FoundSearch = Type.Object(
  {
    search_reference: text('Of the search.'),
    created_at: text('ISO 8601, UTC.'),
    updated_at: text('ISO 8601, UTC.'),
    name: text('As it was searched.'),
    birth_incorporation_date: text('As it was searched, DD-MM-YYYY; empty when none was.'),
    client_reference: text('Empty when none was given.'),
    match_status: text('What was found.'),
    case_status: text('What is held of it.'),
    is_monitored: Type.Boolean({ description: 'Whether it is looked at again.' }),
  },
  { $id: 'FoundSearch', description: 'A search with the name of a subject.' },
);

const OwnEntrySchema = Type.Object(
  {
    list_id: text('Of the custom list.'),
    list_name: text('Its name.'),
    entry_id: text('Of the entry.'),
    name: text('Whom it names.'),
  },
  {
    $id: 'NamedListEntry',
    description: 'An entry of a custom list: your own record, which an erasure leaves to you to remove.',
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
  reason: reason('Why it is erased; kept in the audit log for ever.'),
});
export const ErasedData = Type.Object({
  searches: Type.Integer({ description: 'Erased searches.' }),
  customers: Type.Integer({ description: 'AI risk customers that were erased with them.' }),
  articles: Type.Object(
    {
      deleted: Type.Integer({ description: 'Your own articles that named a subject and nobody else.' }),
      kept: Type.Array(
        Type.Object({
          kind: text(
            '`redacted`: own articles that also name others; `published`: articles of the published press; `copies`: other searches that show a copy.',
          ),
          count: Type.Integer({ description: 'Of articles; for `copies`, of searches.' }),
          reason: text('Why they stay.'),
        }),
        { description: 'What stays, and why; empty when nothing does.' },
      ),
    },
    { description: 'What happened to articles about the subjects.' },
  ),
  custom_list_entries: ownEntries,
  message: text('A sentence for people.'),
});

export const HoldRequest = Type.Object({ search_references: references, reason: reason('Why they are held.') });
export const ReleaseRequest = Type.Object({ reason: reason('Why it is released.') });
export const HoldParams = Type.Object({ id: Type.String({ pattern: `^${REFERENCE}$`, description: 'Of the hold.' }) });
export const HoldsQuery = Type.Object({
  ...PageQuery,
  include_released: Type.Optional(Type.Boolean({ default: false, description: 'Show those that were released too.' })),
});

const HoldSchema = Type.Object(
  {
    id: text('24 lower-case hex characters.'),
    search_reference: text('The search.'),
    reason: text('Why it is held.'),
    held_at: text('ISO 8601, UTC.'),
    held_by: text('The e-mail of the administrator.'),
    released_at: Nullable(text('ISO 8601, UTC; null while it holds.')),
    released_by: text('The e-mail of the administrator; empty while it holds.'),
    release_reason: text('Empty while it holds.'),
  },
  { $id: 'LegalHold', description: 'A search that nobody may erase, nor another search of the same subject.' },
);
export const HoldData = Type.Object({ legal_hold: HoldSchema });
export const HeldData = Type.Object({
  legal_holds: Type.Array(HoldSchema, { description: 'One for each search, those that there were already included.' }),
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
  passed: 'Searches whose every result was held for another party',
  for_review:
    'Searches with an open result or a linked article, and those that found nothing with a verdict `uncertain` that nobody declined',
  failed: 'Searches with a true positive, or with such a verdict that nobody declined',
};

const days = (description: string) => Type.Integer({ minimum: 1, maximum: 36_500, description });
const daysOf = <T>(make: (outcome: RetentionOutcome) => T): Record<(typeof DAYS_NAMES)[RetentionOutcome], T> =>
  Object.fromEntries(RETENTION_OUTCOMES.map((outcome) => [DAYS_NAMES[outcome], make(outcome)])) as never;

export const RetentionRequest = Type.Object({
  ...daysOf((outcome) =>
    Type.Optional(
      Nullable(days(`${MEANINGS[outcome]}: erased so many days after their last change; null or left out keeps them.`)),
    ),
  ),
  bulk_row_days: Type.Optional(
    Nullable(days('Rows of uploaded files: so many days after the end of their upload; null or left out keeps them.')),
  ),
});
export const RetentionData = Type.Object({
  retention: Type.Object(
    {
      ...daysOf((outcome) =>
        Nullable(Type.Integer({ description: `${MEANINGS[outcome]}; null keeps them for ever.` })),
      ),
      bulk_row_days: Nullable(Type.Integer({ description: 'Rows of uploaded files; null keeps them for ever.' })),
      updated_at: Nullable(text('When it was last saved, ISO 8601 UTC; null when never.')),
    },
    { description: 'After how many days without a change something is erased.' },
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

export function presentRetention(retention: Retention): Static<typeof RetentionData> {
  return {
    retention: {
      ...daysOf((outcome) => retention.days[outcome] ?? null),
      bulk_row_days: retention.bulkRowDays ?? null,
      updated_at: retention.updatedAt?.toISOString() ?? null,
    },
  };
}

export function presentHold({ id, caseId, released, ...hold }: LegalHold): Static<typeof HoldSchema> {
  return {
    ...{ id, search_reference: caseId, reason: hold.reason, held_at: hold.at.toISOString(), held_by: hold.email },
    released_at: released?.at.toISOString() ?? null,
    ...{ released_by: released?.by ?? '', release_reason: released?.reason ?? '' },
  };
}

export function presentFoundSearch(
  { filters, ...found }: Case,
  customer: CustomerStanding | undefined,
): Static<typeof FoundSearch> {
  return {
    search_reference: found.id,
    ...{ created_at: found.createdAt.toISOString(), updated_at: found.updatedAt.toISOString() },
    ...{ name: filters.name, birth_incorporation_date: presentDate(filters.date) },
    client_reference: filters.clientReference ?? '',
    ...{ match_status: matchStatusOf(found.statusCounts), case_status: caseStatusOf(found, customer) },
    is_monitored: found.isMonitored,
  };
}

export function presentOwnEntry({ listId, listName, entryId, name }: OwnEntry): Static<typeof OwnEntrySchema> {
  return { list_id: listId, list_name: listName, entry_id: entryId, name };
}
