import type { ListedName } from '@touchstone/engine';
import { type ListedRecord, listedRecord, type Position } from '../../domain/listed-record.js';
import { tenure, todayIso } from '../fields/tenure.js';
import { unique } from '../fields/unique.js';
import { writtenDate } from '../fields/written-date.js';
import type { ListFile } from '../reading/list-file.js';
import { type ListReader, type ReadingLog, type RecordSource, singleFile } from '../reading/list-reader.js';
import { childrenOf, childText, type XmlElement } from '../reading/xml-elements.js';
import { xmlMembers } from '../reading/xml-members.js';

/** Years after which a former member is left out, as in the queries of Wikidata. */
const YEARS_AFTER_OFFICE = 5;

/**
 * Reads the master data of the German Bundestag (MdB-Stammdaten), one XML file with every member since 1949. Those who died, or left
 * more than five years ago, are left out.
 */
export const bundestagXml: ListReader = {
  recognises: singleFile((file) => /<DOCUMENT>/.test(file.head) && /<MDB>/.test(file.head)),
  read: readMembers,
};

async function* readMembers(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const today = todayIso();
  const earliest = `${Number(today.slice(0, 4)) - YEARS_AFTER_OFFICE}${today.slice(4)}`;
  const nameOf = (element: XmlElement) => {
    const names = namesOf(element);
    return names.length === 0 ? undefined : names;
  };
  for await (const { id, name: names, element } of xmlMembers(files, { ...FORMAT, nameOf }, log)) {
    const [life] = childrenOf(element, 'BIOGRAFISCHE_ANGABEN');
    const positions = positionsOf(element, today);
    const isRecent = positions.some(({ to }) => to === undefined || to >= earliest);
    const isDead = life !== undefined && childText(life, 'STERBEDATUM') !== undefined;
    if (isRecent && !isDead) yield memberRecord(source, id, names, positions, life);
  }
}
const FORMAT = { root: 'DOCUMENT', member: 'MDB', id: 'ID' };

function memberRecord(
  source: RecordSource,
  id: string,
  names: readonly ListedName[],
  positions: readonly Position[],
  life: XmlElement | undefined,
): ListedRecord {
  const fact = (name: string): string | undefined => (life === undefined ? undefined : childText(life, name));
  const birth = fact('GEBURTSDATUM');
  const date = birth === undefined ? undefined : writtenDate(birth.replaceAll('.', '-'));
  const gender = { männlich: 'male', weiblich: 'female' }[fact('GESCHLECHT') ?? ''] as 'male' | 'female' | undefined;
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: 'Person',
    names,
    dates: date === undefined ? [] : [date],
    // Only Germans can be elected (Bundeswahlgesetz, section 15).
    nationalities: ['DE'],
    countries: ['DE'],
    ...(gender === undefined ? {} : { gender }),
    categories: source.categories(),
    placesOfBirth: unique([[fact('GEBURTSORT'), fact('GEBURTSLAND')].filter(Boolean).join(', ') || undefined]),
    positions,
    occupations: unique([fact('BERUF')]),
    politicalParties: unique([fact('PARTEI_KURZ')]),
    notes: birth !== undefined && date === undefined ? [`Date of birth: ${birth}`] : [],
    sourceUrl: 'https://www.bundestag.de/abgeordnete',
  });
}

/** The name borne now, which is the last one, and those borne before. */
function namesOf(member: XmlElement): ListedName[] {
  const names = childrenOf(member, 'NAMEN').flatMap((all) => childrenOf(all, 'NAME'));
  const known = new Set<string>();
  return names.reverse().flatMap((name): ListedName[] => {
    const [given, family] = [childText(name, 'VORNAME'), childText(name, 'NACHNAME')];
    // "Freiherr", "von": before the family name, not part of its field.
    const surname = [childText(name, 'ADEL'), childText(name, 'PRAEFIX'), family].filter(Boolean).join(' ');
    const full = [given, surname].filter(Boolean).join(' ');
    if (family === undefined || !/\p{L}/u.test(full) || known.has(full)) return [];
    known.add(full);
    const kind = known.size === 1 ? 'primary' : 'fka';
    return [{ full, kind, quality: 'strong', family: surname, ...(given === undefined ? {} : { given }) }];
  });
}

/** One office for terms that follow one another; the last of them tells whether it is still held. */
function positionsOf(member: XmlElement, today: string): Position[] {
  const held: { from: string | undefined; lastFrom: string | undefined; to: string | undefined }[] = [];
  const day = (text: string | undefined) => text?.replaceAll('.', '-');
  for (const term of childrenOf(member, 'WAHLPERIODEN').flatMap((terms) => childrenOf(terms, 'WAHLPERIODE'))) {
    const [from, to] = [day(childText(term, 'MDBWP_VON')), day(childText(term, 'MDBWP_BIS'))];
    const last = held.at(-1);
    if (last?.to !== undefined && last.to === from) Object.assign(last, { lastFrom: from, to });
    else held.push({ from, lastFrom: from, to });
  }
  return held.map(({ from, lastFrom, to }) => {
    const { current } = tenure(lastFrom, to, today);
    const { current: _, ...dates } = tenure(from, to, today);
    const title = 'Member of the German Bundestag';
    return { title, country: 'DE', ...dates, ...(current === undefined ? {} : { current }) };
  });
}
