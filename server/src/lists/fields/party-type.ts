import type { EntityType } from '@touchstone/engine';
import { countryNamed } from '../../domain/country.js';
import { organizationKind } from './organization-kind.js';

const BODIES =
  /\b(?:university|institute|academy|laborator(?:y|ies)|cent(?:er|re)|ministry|department|bureau|agency|office|association|foundation|college|school|hospital|clinic|church|group|network|forces?|army|navy|brigade|corps|party|committee|council|state|federal|government|research|technolog(?:y|ies)|international|services?|systems?|solutions?|products?|supply|supplies|sales|associates|partners|design|engineering|scientific|production|enterprise|unlimited|club|fund|aircraft|works|complex|repair|marine|computers?|sober home|home health|healthcare|health|development|communications?|networks|electronics?|engineers?|equip(?:ment)?|automation|optics|lab|power|aerospace|exporters?|importers?|oil|gas|science|titanium|alloys?|mach|industrial|municipality|instruments?|software|digital|global|space|semiconductors?|\w+tech|tech|techno\w*|\w*elec?tron\w*|micro\w{4,}|\w+tronics?|\w+soft|\w+air|s\.?r\.?o|abzar|sana(?:a)?t|kiosk)\b|&|\d/i;

/**
 * Infers the type for lists without one: a legal form or a word of trade in a name makes a company, another word of
 * institutions or a country's name an organization; two to seven words without any are a person's name.
 */
export function partyType(name: string, aliases: readonly string[] = []): EntityType {
  if (organizationKind([name, ...aliases]) === 'Company') return 'Company';
  const words = name
    .replace(/[,"'()]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '');
  return BODIES.test(name) || words.length < 2 || words.length > 7 || words.some(isCountry) ? 'Organization' : 'Person';
}

function isCountry(word: string): boolean {
  return word.length > 4 && countryNamed(word) !== undefined && !GIVEN_NAMES.test(word);
}

/** Countries that are also names of persons. */
const GIVEN_NAMES =
  /^(?:chad|jordan|israel|georgia|cuba|malta|kenya|india|ireland|france|holland|german|english|french|irish|dane)$/i;
