import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId, SourceNamed } from '../domain/ports.js';
import { type Fault, Refusal } from '../domain/refusal.js';
import type { SearchProfile } from '../domain/search-profile.js';
import type { CustomLists, SearchProfiles } from './custom-lists.js';

export interface SearchProfileWorld {
  readonly now: Clock;
  readonly newId: NewId;
  readonly searchProfiles: SearchProfiles;
  readonly customLists: Pick<CustomLists, 'list'>;
  readonly sourceNamed: SourceNamed;
}

export type SearchProfileWish = Pick<SearchProfile, 'name' | 'categories' | 'sources' | 'customListIds'>;

/** Makes a profile, or changes the one with `id`: everything that is not given is then as for a new one. */
export async function saveSearchProfile(
  world: SearchProfileWorld,
  caller: Caller,
  wish: SearchProfileWish,
  id?: string,
): Promise<SearchProfile> {
  await refuseUnknown(world, caller, wish);
  const { organizationId } = caller;
  const now = world.now();
  if (id === undefined) {
    const made = { id: world.newId(), organizationId, ...wish, createdAt: now, updatedAt: now };
    await world.searchProfiles.add(made, auditOf(world, caller, made, 'search_profile.created'));
    return made;
  }
  const before = await world.searchProfiles.find(organizationId, id);
  if (before === undefined) throw new Refusal('not_found');
  const changed = { id, organizationId, ...wish, createdAt: before.createdAt, updatedAt: now };
  const audit = auditOf(world, caller, changed, 'search_profile.updated');
  if (!(await world.searchProfiles.update(changed, audit))) throw new Refusal('not_found');
  return changed;
}

function auditOf(
  { newId }: SearchProfileWorld,
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
  { customLists, sourceNamed }: SearchProfileWorld,
  { organizationId }: Caller,
  { sources, customListIds = [] }: SearchProfileWish,
): Promise<void> {
  const faults: Fault[] = sources.flatMap((source, index) =>
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
  if (faults.length > 0) throw new Refusal('validation_failed', { faults });
}
