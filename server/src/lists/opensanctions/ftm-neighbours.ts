import { type FtmEntity, firstOf, ftmEntity, valuesOf } from './ftm-entity.js';
import { isParty, TIES } from './ftm-schema.js';

/** The other party of a tie. */
export interface FtmParty {
  readonly id: string;
  readonly name: string;
  /** Topics by which the other party is exposed or accused, which makes this party an RCA. */
  readonly topics: readonly string[];
  /** True if it is a record of the same file. */
  readonly listed: boolean;
}

/** Entities related to one party. */
export interface FtmNeighbours {
  readonly sanctions: readonly FtmEntity[];
  readonly addresses: readonly FtmEntity[];
  readonly papers: readonly FtmEntity[];
  readonly occupancies: readonly { readonly occupancy: FtmEntity; readonly post?: FtmEntity }[];
  readonly wallets: readonly FtmEntity[];
  readonly ties: readonly { readonly tie: FtmEntity; readonly end: 0 | 1; readonly other: FtmParty }[];
}

/** Looks up entities of a file: those that point to a party, those that it points to, and other parties. */
export interface FtmIndex {
  pointingTo(id: string): readonly FtmEntity[];
  entity(id: string): FtmEntity | undefined;
  party(id: string): FtmParty | undefined;
}

/** Index for files whose entities nest their neighbours. */
export const NO_INDEX: FtmIndex = { pointingTo: () => [], entity: () => undefined, party: () => undefined };

/** Collects the neighbours of a party, on their own lines or nested in the entity. */
export function ftmNeighbours(party: FtmEntity, index: FtmIndex): FtmNeighbours {
  const inside = party.nested.map(({ entity }) => entity);
  const around = distinct([...index.pointingTo(party.id), ...inside]);
  const of = (...schemas: string[]): FtmEntity[] => around.filter((entity) => schemas.includes(entity.schema));
  const pointed = valuesOf(party, 'addressEntity').map((id) => index.entity(id));
  return {
    sanctions: of('Sanction'),
    addresses: distinct([...pointed.filter((entity) => entity !== undefined), ...of('Address')]),
    papers: of('Identification', 'Passport'),
    occupancies: of('Occupancy').map((occupancy) => {
      const post = postOf(occupancy, index);
      return post === undefined ? { occupancy } : { occupancy, post };
    }),
    wallets: of('CryptoWallet'),
    ties: around.flatMap((tie) => tiesOf(tie, party.id, index)),
  };
}

function postOf(occupancy: FtmEntity, index: FtmIndex): FtmEntity | undefined {
  const inside = occupancy.nested.find(({ entity }) => entity.schema === 'Position')?.entity;
  const id = firstOf(occupancy, 'post');
  return inside ?? (id === undefined ? undefined : index.entity(id));
}

/** A tie may name several parties at an end. Inside an entity its own end is left out, because it is the one around it. */
function tiesOf(tie: FtmEntity, id: string, index: FtmIndex): FtmNeighbours['ties'] {
  const ends = TIES[tie.schema]?.ends;
  if (ends === undefined) return [];
  const parties = ends.map(({ property }) => [
    ...valuesOf(tie, property).map(
      (other) => index.party(other) ?? { id: other, name: other, topics: [], listed: false },
    ),
    ...tie.nested.filter((one) => one.property === property).map(({ entity }) => partyOf(entity, false)),
  ]);
  const here = parties.findIndex((some) => some.some((party) => party.id === id));
  const absent = parties.findIndex((some) => some.length === 0);
  const end = here >= 0 ? here : absent;
  if (end < 0) return [];
  return (parties[1 - end] ?? [])
    .filter((other) => other.id !== id)
    .map((other) => ({ tie, end: end === 0 ? 0 : 1, other }));
}

export function partyOf(entity: FtmEntity, listed = isParty(entity.schema)): FtmParty {
  return {
    id: entity.id,
    name: entity.caption ?? firstOf(entity, 'name') ?? firstOf(entity, 'publicKey') ?? entity.id,
    topics: valuesOf(entity, 'topics'),
    listed,
  };
}

function distinct(entities: readonly FtmEntity[]): FtmEntity[] {
  return [...new Map(entities.map((entity) => [entity.id, entity])).values()];
}

/** Encodes an entity between the two passes over a file, and decodes it. */
export function keptEntity(text: string): FtmEntity {
  const entity = ftmEntity(JSON.parse(text));
  if (typeof entity === 'string') throw new Error(`A kept entity cannot be read: ${entity}`);
  return entity;
}
