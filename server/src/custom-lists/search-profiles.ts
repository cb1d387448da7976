import { AppError, type FieldError } from '../domain/app-error.js';
import { type AuditEntry, actorOf } from '../domain/audit.js';
import type { Caller } from '../domain/caller.js';
import type { Clock, NewId, SourceNamed } from '../domain/ports.js';
import type { SearchProfile } from '../domain/search-profile.js';
import type { CustomLists } from './custom-lists.js';

export interface SearchProfiles {
  /** Throws `too_many_search_profiles`, and rejects a name that another profile of the organization has. */
  add(profile: SearchProfile, audit: AuditEntry): Promise<void>;
  /** Newest first. */
  list(organizationId: string): Promise<readonly SearchProfile[]>;
  find(organizationId: string, id: string): Promise<SearchProfile | undefined>;
  /** False if it does not exist. Rejects a name that another profile of the organization has. */
  update(profile: SearchProfile, audit: AuditEntry): Promise<boolean>;
  remove(organizationId: string, id: string, audit: AuditEntry): Promise<boolean>;
}

interface SearchProfileDeps {
  readonly searchProfiles: SearchProfiles;
  readonly customLists: Pick<CustomLists, 'list'>;
  readonly sourceNamed: SourceNamed;
  readonly now: Clock;
  readonly newId: NewId;
}

type SearchProfileInput = Pick<SearchProfile, 'name' | 'categories' | 'sources' | 'customListIds'>;

/** Search profiles of an organization. Throws `not_found` for a profile that the caller's organization does not have. */
export function searchProfileService({ searchProfiles, customLists, sourceNamed, now, newId }: SearchProfileDeps) {
  return {
    /** Throws `validation_failed` for a list that does not exist. */
    async create(caller: Caller, input: SearchProfileInput): Promise<SearchProfile> {
      await requireExistingLists(caller, input);
      const at = now();
      const profile = {
        ...{ id: newId(), organizationId: caller.organizationId },
        ...{ ...input, createdAt: at, updatedAt: at },
      };
      await searchProfiles.add(profile, auditOf(caller, profile, 'search_profile.created'));
      return profile;
    },

    /** Replaces the whole profile. Throws `validation_failed` for a list that does not exist. */
    async update(caller: Caller, id: string, input: SearchProfileInput): Promise<SearchProfile> {
      await requireExistingLists(caller, input);
      const { createdAt } = await read(caller, id);
      const profile = {
        ...{ id, organizationId: caller.organizationId },
        ...{ ...input, createdAt, updatedAt: now() },
      };
      const audit = auditOf(caller, profile, 'search_profile.updated');
      if (!(await searchProfiles.update(profile, audit))) throw new AppError('not_found');
      return profile;
    },

    /** Newest first. */
    list: ({ organizationId }: Caller) => searchProfiles.list(organizationId),

    read,

    async delete(caller: Caller, id: string): Promise<void> {
      const { name } = await read(caller, id);
      const isRemoved = await searchProfiles.remove(caller.organizationId, id, {
        ...{ id: newId(), organizationId: caller.organizationId, at: now(), actor: actorOf(caller) },
        action: 'search_profile.deleted',
        target: { kind: 'search_profile', id },
        details: { name },
      });
      if (!isRemoved) throw new AppError('not_found');
    },
  };

  async function read({ organizationId }: Caller, id: string): Promise<SearchProfile> {
    const profile = await searchProfiles.find(organizationId, id);
    if (profile === undefined) throw new AppError('not_found');
    return profile;
  }

  async function requireExistingLists(
    { organizationId }: Caller,
    { sources, customListIds = [] }: SearchProfileInput,
  ): Promise<void> {
    const faults: FieldError[] = sources.flatMap((source, index) =>
      sourceNamed(source) === undefined
        ? [{ field: `sources[${index}]`, message: 'is not a source; see GET /api/lists for the loaded lists' }]
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

  function auditOf(
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
}
export type SearchProfileService = ReturnType<typeof searchProfileService>;
