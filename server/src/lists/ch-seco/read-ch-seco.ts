import type { ListedRecord, Relation } from '../../domain/listed-record.js';
import { isoDate } from '../fields/date-span.js';
import { unique } from '../fields/unique.js';
import { type ListFile, refused } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { childrenOf, childText, orderly, type XmlElement, xmlElements } from '../reading/xml-elements.js';
import { readPlace, type SecoPlace } from './seco-place.js';
import { secoRecord } from './seco-record.js';

/** Reads the Swiss list, XML. Delisted targets stay in the file; programs and places are referenced by number. */
export const secoXml: ListReader = {
  tiesOneWay: true,
  recognises: singleFile((file) => /<swiss-sanctions-list[\s>]/.test(file.head)),
  read: readChSeco,
};

const ELEMENTS = new Set(['sanctions-program', 'place', 'target']);

/** Holds targets until the end of the file, because their places may follow them. */
async function* readChSeco(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  for (const file of files) {
    const programs = new Map<string, string>();
    const places = new Map<string, SecoPlace>();
    const targets: XmlElement[] = [];
    const elements = xmlElements(file, ELEMENTS, ({ name, attributes }) => {
      if (name !== 'swiss-sanctions-list')
        throw refused(file.name, `its root element is ${name}, not swiss-sanctions-list`);
      const day = isoDate(attributes.date);
      if (day !== undefined) log.publishedAt = new Date(`${day.start}T00:00:00Z`);
      if (attributes['list-type'] === 'amendment') log.warn(`${file.name}: it is an amendment, not the whole list`);
    });
    for await (const element of elements) {
      if (element.name === 'target') targets.push(element);
      else if (element.name === 'place') places.set(element.attributes.ssid ?? '', readPlace(element));
      else readProgram(element, programs);
    }
    const ids = new Set<string>();
    const records = new Map<string, ListedRecord>();
    for (const target of targets) {
      const place = `${file.name} line ${target.line}`;
      const id = target.attributes.ssid ?? '';
      if (id === '') log.broken(place, 'the target has no ssid');
      else if (ids.has(id)) log.broken(place, `the ssid ${id} occurs twice`);
      else {
        ids.add(id);
        if (isDelisted(target)) continue;
        const record = secoRecord(source, id, target, { programs, places });
        if (record === undefined) log.broken(place, `${id} has no name`);
        else records.set(id, record);
      }
    }
    for (const record of records.values())
      yield { ...record, relations: record.relations.map((tie) => named(tie, records)) };
  }
}

/** Reads a program; each of its sets is one measure: "article 12 -- Restrictions on named individuals and entities". */
function readProgram(element: XmlElement, programs: Map<string, string>): void {
  const english = (name: string): string => {
    const texts = childrenOf(element, name);
    return orderly((texts.find(({ attributes }) => attributes.lang === 'eng') ?? texts[0])?.text ?? '');
  };
  for (const set of childrenOf(element, 'sanctions-set')) {
    const { ssid = '', lang } = set.attributes;
    if (lang !== undefined && lang !== 'eng' && programs.has(ssid)) continue;
    programs.set(ssid, unique([english('program-key'), english('program-name'), orderly(set.text)]).join(' | '));
  }
}

/** Returns the newest modification; of those of one day the first, as the newest comes first in the file. */
function isDelisted(target: XmlElement): boolean {
  const dated = childrenOf(target, 'modification').map(({ attributes }) => ({
    type: attributes['modification-type'] ?? '',
    day: attributes['effective-date'] ?? attributes['publication-date'] ?? attributes['enactment-date'] ?? '',
  }));
  const newest = dated.reduce<(typeof dated)[number] | undefined>(
    (best, one) => (best === undefined || one.day > best.day ? one : best),
    undefined,
  );
  return newest?.type === 'de-listed' || childText(target, 'de-listed') !== undefined;
}

/** Resolves ties to other targets by number; a delisted target is described by its remark alone. */
function named({ sourceId, ...tie }: Relation, records: ReadonlyMap<string, ListedRecord>): Relation {
  const other = sourceId === undefined ? undefined : records.get(sourceId)?.names[0]?.full;
  return sourceId === undefined || other === undefined ? tie : { ...tie, name: other, sourceId };
}
