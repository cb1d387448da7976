import { address } from './address.js';
import { aliasQuality } from './alias-quality.js';
import { date } from './date.js';
import { deceased } from './deceased.js';
import { entityType } from './entity-type.js';
import type { FactDescriptor } from './fact.js';
import { gender } from './gender.js';
import { identifier } from './identifier.js';
import { image } from './image.js';
import { knownAlias } from './known-alias.js';
import { name } from './name.js';
import { nameRarity } from './name-rarity.js';
import { country, nationality } from './place.js';
import { parent, sibling, spouse } from './relatives.js';
import { rivals } from './rivals.js';
import { industry, occupation } from './work.js';

/**
 * Facts by the code they are stored and weighed with, in the order of comparison. A new one is a descriptor, its test,
 * a line here and its weight, in `bench/verdict/first-guess.ts` until a model is trained. It changes the outcome of
 * stored inputs: raise the engine's `SCORER_VERSION` with it, so that older analyses are repeated from their stored
 * evidence.
 */
const REGISTRY = {
  entity_type: entityType,
  name,
  name_rarity: nameRarity,
  alias_quality: aliasQuality,
  rivals,
  date,
  identifier,
  nationality,
  country,
  gender,
  deceased,
  image,
  address,
  occupation,
  industry,
  parent,
  spouse,
  sibling,
  known_alias: knownAlias,
} satisfies Readonly<Record<string, FactDescriptor>>;

export type EvidenceCode = keyof typeof REGISTRY;

export const FACTS: readonly (readonly [EvidenceCode, FactDescriptor])[] = Object.entries(REGISTRY) as [
  EvidenceCode,
  FactDescriptor,
][];

/** The descriptor of a stored code; throws on a code that this release does not know. */
export function factOf(code: string): FactDescriptor {
  const fact = (REGISTRY as Readonly<Record<string, FactDescriptor>>)[code];
  if (fact === undefined) throw new Error(`there is no evidence of the code ${code}`);
  return fact;
}
