import { AppError } from '../domain/app-error.js';
import { ROLES } from '../domain/caller.js';
import { compareEditions, type EditionDiffDeps } from '../lists/edition-diffs.js';
import { ListParams } from '../lists/list.schema.js';
import { type Route, route } from '../platform/http/route.js';
import { presentEditionDiff } from './edition-diff.present.js';
import { EditionDiffData, EditionDiffQuery } from './edition-diff.schema.js';
import { sourceOf } from './results-of-case.js';

export const editionDiffRoutes = (deps: EditionDiffDeps): Route[] => [
  route({
    method: 'GET',
    url: '/api/lists/:source/diff',
    id: 'diffEditions',
    tag: 'Reference',
    summary: 'Compare two editions of an official list',
    description:
      'The records that a later edition added, changed (field by field) or removed. Without `from` and `to`, the edition in force is ' +
      'compared with the one before it.',
    access: ROLES,
    params: ListParams,
    query: EditionDiffQuery,
    data: EditionDiffData,
    async handle({ params: { source }, query: { from, to, kind, search, cursor, limit = 50 } }) {
      const name = search?.trim();
      const after = readCursor(cursor);
      const diff = await compareEditions(deps, source, {
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(kind !== undefined && { kind }),
        ...(name && { search: name }),
        ...(after !== undefined && { after }),
        limit,
      });
      return presentEditionDiff(sourceOf(deps.sourceNamed, source), diff);
    },
  }),
];

/** Throws `validation_failed` for what no page ended with. */
function readCursor(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const after = Buffer.from(cursor, 'base64url').toString();
  if (!after.includes('\0')) return after;
  const message = 'is not the next_cursor of a page; leave it out to start again';
  throw new AppError('validation_failed', { faults: [{ field: 'cursor', message }] });
}
