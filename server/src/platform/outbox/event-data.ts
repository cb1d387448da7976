import type { Event, EventSubject } from '../../domain/event.js';

/** Reads the public form of subjects by id: what the matching GET answers, without images. Absent if it does not exist. */
export type EventSubjectReader = (
  organizationId: string,
  ids: readonly string[],
) => Promise<ReadonlyMap<string, object>>;

/** Readers by kind of subject; every feature registers its own. */
export type EventSubjectReaders = Partial<Record<EventSubject['kind'], EventSubjectReader>>;

/** The `data` of events by event id. Events of one organization about subjects of one kind are read together. */
export function eventData(readers: EventSubjectReaders) {
  return async (events: readonly Event[]): Promise<ReadonlyMap<string, object>> => {
    const data = new Map<string, object>();
    for (const group of groupsOf(events)) {
      const [{ organizationId, about }] = group;
      const ids = [...new Set(group.map((event) => event.about.id))];
      const subjects = await readers[about.kind]?.(organizationId, ids);
      for (const event of group) {
        const subject = subjects?.get(event.about.id);
        if (subject !== undefined) data.set(event.id, subject);
      }
    }
    return data;
  };
}

/** A reader for subjects that are read one at a time. */
export function oneByOne(
  read: (organizationId: string, id: string) => Promise<object | undefined>,
): EventSubjectReader {
  return async (organizationId, ids) => {
    const found = await Promise.all(ids.map(async (id) => [id, await read(organizationId, id)] as const));
    return new Map(found.flatMap(([id, subject]) => (subject === undefined ? [] : [[id, subject] as const])));
  };
}

function groupsOf(events: readonly Event[]): Iterable<[Event, ...Event[]]> {
  const groups = new Map<string, [Event, ...Event[]]>();
  for (const event of events) {
    const key = `${event.organizationId} ${event.about.kind}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [event]);
    else group.push(event);
  }
  return groups.values();
}
