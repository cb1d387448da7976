import type { EntityType } from '@touchstone/engine';

/** Name of a compared fact, for a party of this type. */
export function factName(code: string, type: EntityType): string {
  switch (code) {
    case 'entity_type':
      return 'entity type';
    case 'name_rarity':
      return 'rarity of the name';
    case 'alias_quality':
      return 'kind of name';
    case 'rivals':
      return 'other records';
    case 'date':
      return dateName(type);
    case 'identifier':
      return type === 'Crypto_Wallet' ? 'wallet address' : 'identification number';
    case 'nationality':
      return type === 'Person' ? 'nationality' : type === 'Vessel' || type === 'Aircraft' ? 'flag' : 'jurisdiction';
    case 'known_alias':
      return 'known alias';
    case 'deceased':
      return 'date of death';
    case 'image':
      return 'face';
    case 'parent':
      return type === 'Person' ? 'parent' : 'parent company';
    default:
      return code;
  }
}

function dateName(type: EntityType): string {
  if (type === 'Person') return 'date of birth';
  return type === 'Vessel' || type === 'Aircraft' ? 'date of build' : 'date of incorporation';
}
