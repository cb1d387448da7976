import type { EntityType } from '@touchstone/engine';
import type { Relation } from '../../domain/listed-record.js';
import { organizationKind } from '../fields/organization-kind.js';
import { partyType } from '../fields/party-type.js';
import { type FtmEntity, valuesOf } from './ftm-entity.js';

/** The schemas of FollowTheMoney that are parties; others describe a party, tie two, or are none (Security, Payment). */
const PARTIES: Readonly<Record<string, EntityType | 'unknown'>> = {
  Person: 'Person',
  Company: 'Company',
  Organization: 'Organization',
  PublicBody: 'Organization',
  LegalEntity: 'unknown',
  Vessel: 'Vessel',
  Airplane: 'Aircraft',
  CryptoWallet: 'Crypto_Wallet',
};

export function isParty(schema: string): boolean {
  return Object.hasOwn(PARTIES, schema);
}

/**
 * Determines the type of a party. A LegalEntity can be a person: properties that only persons or only companies have
 * decide, then its name.
 */
export function ftmType(entity: Pick<FtmEntity, 'schema' | 'properties'>): EntityType {
  const type = PARTIES[entity.schema] ?? 'unknown';
  if (type !== 'unknown') return type;
  const has = (property: string): boolean => valuesOf(entity, property).length > 0;
  if (PERSONAL.some(has)) return 'Person';
  const names = [...valuesOf(entity, 'name'), ...valuesOf(entity, 'alias')];
  const latin = names.find((name) => /\p{Script=Latin}/u.test(name));
  return latin === undefined || CORPORATE.some(has) ? organizationKind(names) : partyType(latin, names);
}

const PERSONAL = ['birthDate', 'birthPlace', 'gender', 'firstName', 'lastName', 'nationality', 'passportNumber'];
const CORPORATE = [
  'incorporationDate',
  'registrationNumber',
  'jurisdiction',
  'legalForm',
  'leiCode',
  'ogrnCode',
  'swiftBic',
];

/** End of a tie, as seen from the party there: its name for the other one. */
interface End {
  readonly property: string;
  readonly kind: Relation['kind'];
  readonly relation: string;
}

/** The schemas that tie two parties, with both ends. `words` are the properties that name the tie. */
interface Tie {
  readonly ends: readonly [End, End];
  readonly words: readonly string[];
}

function tie(words: readonly string[], from: End, to: End): Tie {
  return { ends: [from, to], words };
}

function end(property: string, kind: Relation['kind'], relation: string): End {
  return { property, kind, relation };
}

/** The relation of an end is what the party at that end calls the party at the other. */
export const TIES: Readonly<Record<string, Tie>> = {
  Ownership: tie(['role'], end('owner', 'owned', 'owner of'), end('asset', 'owner', 'owned by')),
  Directorship: tie(['role'], end('director', 'linked', 'director of'), end('organization', 'linked', 'director')),
  Membership: tie(['role'], end('member', 'linked', 'member of'), end('organization', 'linked', 'member')),
  Employment: tie(['role'], end('employee', 'linked', 'employed by'), end('employer', 'linked', 'employee')),
  Representation: tie(['role'], end('agent', 'linked', 'agent of'), end('client', 'linked', 'agent')),
  Family: tie(['relationship'], end('person', 'family', 'relative'), end('relative', 'family', 'relative')),
  Associate: tie(['relationship'], end('person', 'associate', 'associate'), end('associate', 'associate', 'associate')),
  UnknownLink: tie(['role'], end('subject', 'linked', 'linked to'), end('object', 'linked', 'linked to')),
  Succession: tie([], end('predecessor', 'linked', 'succeeded by'), end('successor', 'linked', 'successor of')),
};

/** The properties by which an entity that only describes a party names that party. */
export const DESCRIBES: Readonly<Record<string, readonly string[]>> = {
  Sanction: ['entity'],
  Identification: ['holder'],
  Passport: ['holder'],
  Occupancy: ['holder'],
  CryptoWallet: ['holder'],
};

/** The entities that a party, or an occupancy, points to by id. */
export const POINTED_TO = new Set(['Address', 'Position']);
