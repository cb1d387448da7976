import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId, SourceNamed } from '../domain/ports.js';
import type { SearchProfile } from '../domain/search-profile.js';
import type { CustomLists, SearchProfiles } from './custom-lists.js';

export interface SearchProfileDeps {
  readonly now: Clock;
  readonly newId: NewId;
  readonly searchProfiles: SearchProfiles;
  readonly customLists: Pick<CustomLists, 'list'>;
  readonly sourceNamed: SourceNamed;
}

export type SearchProfileWish = Pick<SearchProfile, 'name' | 'categories' | 'sources' | 'customListIds'>;

/** Makes a profile, or changes the one with `id`: everything that is not given is then as for a new one. */
export async function saveSearchProfile(
  deps: SearchProfileDeps,
  caller: Caller,
  input: SearchProfileWish,
  id?: string,
): Promise<SearchProfile> {
  await refuseUnknown(deps, caller, input);
  const { organizationId } = caller;
  const now = deps.now();
  if (id === undefined) {
    const made = { id: deps.newId(), organizationId, ...input, createdAt: now, updatedAt: now };
    await deps.searchProfiles.add(made, auditOf(deps, caller, made, 'search_profile.created'));
    return made;
  }
  const before = await deps.searchProfiles.find(organizationId, id);
  if (before === undefined) throw new AppError('not_found');
  const changed = { id, organizationId, ...input, createdAt: before.createdAt, updatedAt: now };
  const audit = auditOf(deps, caller, changed, 'search_profile.updated');
  if (!(await deps.searchProfiles.update(changed, audit))) throw new AppError('not_found');
  return changed;
}

function auditOf(
  { newId }: SearchProfileDeps,
  caller: Caller,
  { id, name, categories, sources, customListIds, updatedAt }: SearchProfile,
  action: 'search_profile.created' | 'search_profile.updated',
): AuditEntry {
  return {
    ...{ id: newId(), organizationId: caller.organizationId, at: updatedAt, actor: actorOf(caller), action },
    target: { kind: 'search_profile', id },
    details: { name, categories, sources, custom_lists: customListIds ?? null },
  };
}

async function refuseUnknown(
  { customLists, sourceNamed }: SearchProfileDeps,
  { organizationId }: Caller,
  { sources, customListIds = [] }: SearchProfileWish,
): Promise<void> {
  const faults: FieldError[] = sources.flatMap((source, index) =>
    sourceNamed(source) === undefined
      ? [{ field: `sources[${index}]`, message: 'is not a source; GET /api/lists names those that are loaded' }]
      : [],
  );
  const lists = customListIds.length === 0 ? [] : await customLists.list(organizationId);
  for (const [index, id] of customListIds.entries()) {
    if (!lists.some((list) => list.id === id)) {
      faults.push({ field: `custom_lists[${index}]`, message: 'does not exist' });
    }
  }
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
}
