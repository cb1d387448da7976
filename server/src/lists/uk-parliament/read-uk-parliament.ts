import { type ListedRecord, listedRecord } from '../../domain/listed-record.js';
import { tenure, todayIso } from '../fields/tenure.js';
import { unique } from '../fields/unique.js';
import { jsonDocument } from '../reading/json-document.js';
import { isObject, type JsonObject, objectAt, objectsOf, textOf } from '../reading/json-value.js';
import { type ListFile, refused } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';

/** Reads pages of the Members API of the UK Parliament (`/api/Members/Search`), one or many files. */
export const ukParliamentJson: ListReader = {
  recognises: (files) =>
    files.every(({ head }) => /^\s*\{\s*"items"\s*:\s*\[/.test(head)) &&
    files.some(({ head }) => /"nameDisplayAs"/.test(head)),
  read: readMembers,
};

const HOUSES: Readonly<Record<string, string>> = {
  1: 'Member of the House of Commons of the United Kingdom',
  2: 'Member of the House of Lords of the United Kingdom',
};

async function* readMembers(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const ids = new Set<string>();
  const today = todayIso();
  for (const file of files) {
    const document = await jsonDocument(file);
    const items = isObject(document) ? document.items : undefined;
    if (!Array.isArray(items)) throw refused(file.name, 'the array "items" is missing');
    for (const [index, item] of objectsOf(items).entries()) {
      const place = `${file.name} item ${index + 1}`;
      const member = objectAt(item, 'value');
      const [id, name] = [textOf(member.id), textOf(member.nameDisplayAs)];
      if (id === undefined) log.broken(place, 'the member has no id');
      else if (name === undefined || !/\p{L}/u.test(name)) log.broken(place, `${id} has no name`);
      // Members move between two pages while they are fetched.
      else if (!ids.has(id)) {
        ids.add(id);
        yield memberRecord(source, id, name, member, today);
      }
    }
  }
}

function memberRecord(source: RecordSource, id: string, full: string, member: JsonObject, today: string): ListedRecord {
  const seat = objectAt(member, 'latestHouseMembership');
  const title = HOUSES[textOf(seat.house) ?? ''] ?? 'Member of the Parliament of the United Kingdom';
  const from = textOf(seat.membershipFrom);
  const gender = { M: 'male', F: 'female' }[textOf(member.gender) ?? ''] as 'male' | 'female' | undefined;
  const { from: since } = tenure(textOf(seat.membershipStartDate), undefined, today);
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: 'Person',
    names: [{ full, kind: 'primary', quality: 'strong' }],
    // Citizens of Ireland and the Commonwealth can be members: the nationality is not known.
    countries: ['GB'],
    ...(gender === undefined ? {} : { gender }),
    categories: source.categories(),
    positions: [
      {
        title: from === undefined ? title : `${title} (${from})`,
        country: 'GB',
        ...(since === undefined ? {} : { from: since }),
        current: true,
      },
    ],
    politicalParties: unique([textOf(objectAt(member, 'latestParty').name)]),
    sourceUrl: `https://members.parliament.uk/member/${id}/contact`,
  });
}
