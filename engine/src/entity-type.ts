/** Type of a party. Spelled as in the public interface, because analysts read it in every answer. */
export const ENTITY_TYPES = ['Person', 'Company', 'Organization', 'Crypto_Wallet', 'Vessel', 'Aircraft'] as const;

export type EntityType = (typeof ENTITY_TYPES)[number];
