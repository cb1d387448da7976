import { type FtmEntity, valuesOf } from './ftm-entity.js';
import { type FtmIndex, type FtmParty, keptEntity, partyOf } from './ftm-neighbours.js';
import { DESCRIBES, isParty, POINTED_TO, TIES } from './ftm-schema.js';
import { textStore } from './text-store.js';

export interface FtmIndexBuilder extends FtmIndex {
  add(entity: FtmEntity): void;
}

/**
 * Data needed before parties can be read: everything that is not a party, and the names of the parties. A million
 * entities take some 600 MB, nearly all of it outside of the JavaScript heap.
 */
export function ftmIndex(): FtmIndexBuilder {
  const texts = textStore();
  /** Party → handles of the entities that describe or tie it; a single one, as most are, without an array. */
  const pointing = new Map<string, number | number[]>();
  const pointed = new Map<string, number>();
  const parties = new Map<string, number>();

  const point = (id: string, handle: number): void => {
    const known = pointing.get(id);
    if (known === undefined) pointing.set(id, handle);
    else if (typeof known === 'number') {
      if (known !== handle) pointing.set(id, [known, handle]);
    } else if (!known.includes(handle)) known.push(handle);
  };

  return {
    add(entity) {
      const { id, schema, properties } = entity;
      const describes = Object.hasOwn(DESCRIBES, schema) ? (DESCRIBES[schema] ?? []) : [];
      const ties = Object.hasOwn(TIES, schema) ? (TIES[schema]?.ends.map((end) => end.property) ?? []) : [];
      if (describes.length > 0 || ties.length > 0) {
        const owners = [...describes, ...ties].flatMap((property) => valuesOf(entity, property));
        const handle = owners.length === 0 ? -1 : texts.add(JSON.stringify({ id, schema, properties }));
        for (const owner of owners) point(owner, handle);
      } else if (POINTED_TO.has(schema)) {
        pointed.set(id, texts.add(JSON.stringify({ id, schema, properties })));
      }
      if (isParty(schema)) {
        const { name, topics } = partyOf(entity);
        parties.set(id, texts.add([name, ...topics].join('\n')));
      }
    },
    pointingTo(id) {
      const handles = pointing.get(id) ?? [];
      return (typeof handles === 'number' ? [handles] : handles).map((handle) => keptEntity(texts.get(handle)));
    },
    entity(id) {
      const handle = pointed.get(id);
      return handle === undefined ? undefined : keptEntity(texts.get(handle));
    },
    party(id): FtmParty | undefined {
      const handle = parties.get(id);
      if (handle === undefined) return undefined;
      const [name = id, ...topics] = texts.get(handle).split('\n');
      return { id, name, topics, listed: true };
    },
  };
}
