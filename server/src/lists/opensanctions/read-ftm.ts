import type { ListedRecord } from '../../domain/listed-record.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { textLines } from '../reading/text-lines.js';
import { type FtmEntity, ftmEntity } from './ftm-entity.js';
import { ftmIndex } from './ftm-index.js';
import { type FtmIndex, ftmNeighbours, NO_INDEX } from './ftm-neighbours.js';
import { ftmRecord } from './ftm-record.js';
import { DESCRIBES, isParty, POINTED_TO, TIES } from './ftm-schema.js';

/**
 * Reads `entities.ftm.json`: one entity a line, parties and their relations in any order. The file is read twice, first
 * for the neighbours, then for the parties, so that memory holds only the current party.
 */
export const ftmEntities: ListReader = {
  recognises(files) {
    const fits = files.map(isFtm);
    if (fits.some((fit) => fit) && files.some((file) => DELTA.test(file.head))) return IS_DELTA;
    if (files.length > 0 && files.every((file) => DELTA.test(file.head))) return IS_DELTA;
    return files.length > 0 && fits.every((fit) => fit) && !files.some(isNested);
  },
  async *read(source, files, log) {
    const index = ftmIndex();
    for (const file of files) {
      for await (const { entity } of entitiesOf(file, file.text(), log)) index.add(entity);
    }
    yield* records(source, files, log, index, (file) => file.reread());
  },
};

/** Reads `targets.nested.json`: one party per line, with nested neighbours. */
export const ftmNested: ListReader = {
  recognises: (files) =>
    files.length > 0 && files.every((file) => isFtm(file) || isNested(file)) && files.some(isNested),
  read: (source, files, log) => records(source, files, log, NO_INDEX, (file) => file.text()),
};

const DELTA = /^\s*\{\s*"op"\s*:\s*"(?:ADD|MOD|DEL)"/;
const IS_DELTA = 'it is a delta of OpenSanctions, not a list: import the whole entities.ftm.json';

function isFtm(file: ListFile): boolean {
  const start = file.head.slice(0, 8192);
  return /^\s*\{/.test(start) && /"schema"\s*:\s*"[A-Z]\w+"/.test(file.head) && /"properties"\s*:\s*\{/.test(file.head);
}

/** Tells whether the file is nested: its properties then hold objects, otherwise only texts. */
function isNested(file: ListFile): boolean {
  return (
    /^\s*\{/.test(file.head) &&
    /"properties"\s*:\s*\{/.test(file.head) &&
    /"(?!(?:properties|entity)")\w+"\s*:\s*\[?\s*\{\s*"\w+"\s*:/.test(file.head)
  );
}

async function* records(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
  index: FtmIndex,
  textOf: (file: ListFile) => AsyncIterable<string>,
): AsyncGenerator<ListedRecord> {
  const ids = new Map<string, ListFile>();
  let repeated = 0;
  const others = new Map<string, number>();
  // Errors were reported in the first reading.
  const quiet = index === NO_INDEX ? log : { ...log, broken: () => undefined };
  for (const file of files) {
    for await (const { entity, place } of entitiesOf(file, textOf(file), quiet)) {
      if (!isParty(entity.schema)) {
        if (!isAround(entity.schema)) others.set(entity.schema, (others.get(entity.schema) ?? 0) + 1);
      } else if (ids.has(entity.id) && ids.get(entity.id) !== file) {
        repeated += 1;
      } else if (ids.has(entity.id)) {
        log.broken(place, `the id ${entity.id} occurs twice`);
      } else {
        ids.set(entity.id, file);
        const record = ftmRecord(source, entity, ftmNeighbours(entity, index));
        if (record === undefined) log.broken(place, `${entity.id} has no name`);
        else yield record;
      }
    }
  }
  // Collections overlap, and a party is the same in each.
  if (repeated > 0) log.warn(`Skipped ${repeated} parties that an earlier file has, too`);
  if (others.size > 0) {
    const skipped = [...others].map(([schema, count]) => `${count} ${schema}`).join(', ');
    log.warn(`Skipped entities that are not parties: ${skipped}`);
  }
}

function isAround(schema: string): boolean {
  return Object.hasOwn(TIES, schema) || Object.hasOwn(DESCRIBES, schema) || POINTED_TO.has(schema);
}

async function* entitiesOf(
  file: ListFile,
  pieces: AsyncIterable<string>,
  log: ReadingLog,
): AsyncGenerator<{ entity: FtmEntity; place: string }> {
  for await (const { text, number, ended } of textLines(file.name, pieces)) {
    const place = `${file.name} line ${number}`;
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      if (!ended) throw refused(file.name, `it is truncated: line ${number} ends in the middle of an entity`);
      log.broken(place, 'the line is not JSON');
      continue;
    }
    const entity = ftmEntity(value);
    if (typeof entity === 'string') log.broken(place, entity);
    else yield { entity, place };
  }
}
