import { type ListedRecord, listedRecord, type Position } from '../../domain/listed-record.js';
import { tenure, todayIso } from '../fields/tenure.js';
import { unique } from '../fields/unique.js';
import { writtenDate } from '../fields/written-date.js';
import { jsonSequence } from '../reading/json-sequence.js';
import { isObject, type JsonObject, objectAt, objectsOf, textOf, textsOf } from '../reading/json-value.js';
import type { ListFile } from '../reading/list-file.js';
import type { ListReader, ReadingLog, RecordSource } from '../reading/list-reader.js';
import { RECORD_SEPARATOR } from '../reading/record-separator.js';

/** Years after which a former member is left out, as in the queries of Wikidata. */
const YEARS_AFTER_OFFICE = 5;
const TITLE = 'Member of the French National Assembly';
/** Bodies that tell a member's party: parliamentary groups, and parties. */
const PARTIES = ['GP', 'PARPOL'];

/**
 * Reads the actors and bodies of the Assemblée nationale (AMO30, AMO10): a ZIP of one JSON file for each, or such files. Actors who
 * died, never were members, or left more than five years ago are left out.
 */
export const frAssembleeJson: ListReader = {
  recognises: (files) => files.every(isActors),
  read: readMembers,
};

function isActors({ head }: ListFile): boolean {
  const [, first = head] = head.split(RECORD_SEPARATOR, 2);
  return /^\s*\{\s*"(?:acteur|organe)"\s*:/.test(first);
}

interface Member {
  readonly id: string;
  readonly actor: JsonObject;
  readonly mandates: readonly JsonObject[];
}

async function* readMembers(
  source: RecordSource,
  files: readonly ListFile[],
  log: ReadingLog,
): AsyncGenerator<ListedRecord> {
  const today = todayIso();
  const earliest = `${Number(today.slice(0, 4)) - YEARS_AFTER_OFFICE}${today.slice(4)}`;
  // Bodies follow the actors in the ZIP.
  const parties = new Map<string, string>();
  const members = new Map<string, Member>();
  for (const file of files) {
    for await (const { place, document } of jsonSequence(file, log)) {
      const whole = isObject(document) ? document : {};
      const [body, actor] = [objectAt(whole, 'organe'), objectAt(whole, 'acteur')];
      const [bodyId, label] = [idOf(body), textOf(body.libelle)];
      if (isObject(whole.organe)) {
        const isParty = PARTIES.includes(textOf(body.codeType) ?? '');
        if (isParty && bodyId !== undefined && label !== undefined) parties.set(bodyId, label);
        continue;
      }
      const id = idOf(actor);
      if (id === undefined) log.broken(place, 'the actor has no uid');
      else if (nameOf(actor) === undefined) log.broken(place, `${id} has no name`);
      else if (members.has(id)) log.broken(place, `the uid ${id} occurs twice`);
      else {
        const mandates = objectsOf(objectAt(actor, 'mandats').mandat);
        const terms = mandates.filter(isSeat);
        const isRecent = terms.some(({ dateFin }) => (textOf(dateFin) ?? today) >= earliest);
        const isDead = textOf(objectAt(actor, 'etatCivil').dateDeces) !== undefined;
        if (isRecent && !isDead) members.set(id, { id, actor, mandates });
      }
    }
  }
  for (const member of members.values()) yield memberRecord(source, member, parties, today);
}

function memberRecord(
  source: RecordSource,
  { id, actor, mandates }: Member,
  parties: ReadonlyMap<string, string>,
  today: string,
): ListedRecord {
  const birth = objectAt(objectAt(actor, 'etatCivil'), 'infoNaissance');
  const written = textOf(birth.dateNais);
  const date = written === undefined ? undefined : writtenDate(written);
  const { civ } = objectAt(objectAt(actor, 'etatCivil'), 'ident');
  const gender = { 'M.': 'male', Mme: 'female' }[textOf(civ) ?? ''] as 'male' | 'female' | undefined;
  const current = mandates.filter(
    (mandate) => PARTIES.includes(textOf(mandate.typeOrgane) ?? '') && !hasEnded(mandate),
  );
  const bodies = current.flatMap((mandate) => textsOf(objectAt(mandate, 'organes').organeRef));
  const { given, family } = nameOf(actor) ?? { given: '', family: '' };
  return listedRecord({
    source: source.name,
    sourceId: id,
    entityType: 'Person',
    names: [
      {
        ...{ full: [given, family].join(' ').trim(), kind: 'primary', quality: 'strong', family },
        ...(given !== '' && { given }),
      },
    ],
    dates: date === undefined ? [] : [date],
    // Only French citizens can be elected (Code électoral, article LO127).
    nationalities: ['FR'],
    countries: ['FR'],
    ...(gender === undefined ? {} : { gender }),
    categories: source.categories(),
    placesOfBirth: unique([
      [birth.villeNais, birth.depNais, birth.paysNais]
        .map(textOf)
        .filter((part) => part !== undefined)
        .join(', ') || undefined,
    ]),
    positions: positionsOf(mandates, today),
    occupations: unique([textOf(objectAt(actor, 'profession').libelleCourant)]),
    politicalParties: unique(bodies.map((body) => parties.get(body))),
    notes: written !== undefined && date === undefined ? [`Date of birth: ${written}`] : [],
    sourceUrl: `https://www.assemblee-nationale.fr/dyn/deputes/${id}`,
  });
}

/** The seats held, oldest first. */
function positionsOf(mandates: readonly JsonObject[], today: string): Position[] {
  const seats = mandates.filter(isSeat).map((mandate): Position => {
    const start = textOf(objectAt(mandate, 'mandature').datePriseFonction) ?? textOf(mandate.dateDebut);
    const place = objectAt(objectAt(mandate, 'election'), 'lieu');
    const [department, number] = [textOf(place.departement), textOf(place.numCirco)];
    const constituency = [department, number && `constituency ${number}`].filter(Boolean).join(', ');
    return {
      title: department === undefined ? TITLE : `${TITLE} (${constituency})`,
      country: 'FR',
      ...tenure(start, textOf(mandate.dateFin), today),
    };
  });
  return seats.sort((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
}

function isSeat({ typeOrgane }: JsonObject): boolean {
  return typeOrgane === 'ASSEMBLEE';
}

function hasEnded({ dateFin }: JsonObject): boolean {
  return textOf(dateFin) !== undefined;
}

/** A text, or the text of an element with attributes. */
function idOf({ uid }: JsonObject): string | undefined {
  return textOf(isObject(uid) ? uid['#text'] : uid);
}

function nameOf(actor: JsonObject): { readonly given: string; readonly family: string } | undefined {
  const { prenom, nom } = objectAt(objectAt(actor, 'etatCivil'), 'ident');
  const family = textOf(nom);
  return family === undefined || !/\p{L}/u.test(family) ? undefined : { given: textOf(prenom) ?? '', family };
}
