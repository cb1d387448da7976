import type { ListedRecord } from '../../domain/listed-record.js';
import { todayIso } from '../fields/tenure.js';
import { jsonDocument } from '../reading/json-document.js';
import { isObject, type JsonObject, textOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { itemCountry } from './country-items.js';
import { knownItem } from './known-items.js';
import { claimsOf, isHuman, itemOf, labelOf } from './wikidata-item.js';
import { type Kin, kinOf, reversed } from './wikidata-kin.js';
import { type Items, isPolitical, wikidataRecord } from './wikidata-record.js';

/**
 * Answers of Wikidata's `wbgetentities`, one or many files. All are held, because kin may stand in any of them. Humans
 * become records; other items (offices, parties, places) give their labels to the claims that point to them.
 */
export const wikidataJson: ListReader = {
  recognises: (files) =>
    files.length > 0 && files.every((file) => /^\s*\{[^{]{0,200}"entities"\s*:\s*\{/.test(file.head)),
  read: readWikidata,
};

async function* readWikidata(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const all = await itemsOf(files, log);
  const humans = new Map([...all].filter(([, { item }]) => isHuman(item)));
  const exposed = new Set([...humans].filter(([, { item }]) => isPolitical(item)).map(([id]) => id));
  const items: Items = {
    label: (id) => labelIn(all.get(id)?.item) ?? knownItem(id),
    country: (id) => {
      const office = all.get(id)?.item;
      if (office === undefined) return undefined;
      const claims = [...claimsOf(office, 'P1001'), ...claimsOf(office, 'P17')];
      return claims.map((claim) => itemCountry(itemOf(claim.value) ?? '')).find((code) => code !== undefined);
    },
    isListed: (id) => humans.has(id),
    isExposed: (id) => exposed.has(id),
  };
  const kin = allKin(humans, items);
  const today = todayIso();
  for (const [id, { item, place }] of humans) {
    const record = wikidataRecord(source, id, item, kin.get(id) ?? [], items, today);
    if (record === undefined) log.broken(place, `${id} has no name`);
    else yield record;
  }
}

type Placed = Map<string, { readonly item: JsonObject; readonly place: string }>;

async function itemsOf(files: readonly ListFile[], log: ReadingLog): Promise<Placed> {
  const all: Placed = new Map();
  for (const file of files) {
    const document = await jsonDocument(file);
    const entities = isObject(document) ? document.entities : undefined;
    if (!isObject(entities)) throw refused(file.name, 'the object "entities" is missing');
    for (const [id, item] of Object.entries(entities)) {
      const place = `${file.name} entity ${id}`;
      if (!isObject(item) || !/^Q\d+$/.test(id)) log.broken(place, 'it is not a Wikidata item');
      else if ('missing' in item) log.broken(place, 'Wikidata has no such item');
      else if (isNewer(item, all.get(id)?.item)) all.set(id, { item, place });
    }
  }
  return all;
}

/** Answers overlap, as offices and parties are asked for with every batch: the copy edited last counts. */
function isNewer(item: JsonObject, than: JsonObject | undefined): boolean {
  return than === undefined || (textOf(item.modified) ?? '') > (textOf(than.modified) ?? '');
}

/** Adds ties at both ends, as Wikidata states many at one end only; the person's own claims come first. */
function allKin(humans: Placed, items: Items): Map<string, Kin[]> {
  const kin = new Map([...humans].map(([id, { item }]) => [id, kinOf(item, (one) => items.label(one))] as const));
  const own = new Map([...kin].map(([id, ties]) => [id, [...ties]] as const));
  for (const [id, ties] of own) {
    for (const tie of ties) {
      const others = kin.get(tie.item);
      if (others !== undefined && !others.some((one) => one.item === id)) others.push(reversed(tie, id));
    }
  }
  return new Map(kin);
}

function labelIn(item: JsonObject | undefined): string | undefined {
  return item === undefined ? undefined : labelOf(item);
}
