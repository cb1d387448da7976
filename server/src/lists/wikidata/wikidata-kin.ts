import type { Relation } from '../../domain/listed-record.js';
import type { JsonObject } from '../reading/json-value.js';
import { type Claim, claimsOf, isoOf, itemOf } from './wikidata-item.js';

/** A tie to another person, from the claims of one of the two. */
export interface Kin {
  readonly item: string;
  readonly kind: Relation['kind'];
  readonly relation: string;
  readonly details?: string;
}

/** Properties that tie persons, with the relation seen from either end. */
const PROPERTIES: Readonly<Record<string, readonly [Relation['kind'], string, string]>> = {
  P22: ['family', 'father', 'child'],
  P25: ['family', 'mother', 'child'],
  P26: ['family', 'spouse', 'spouse'],
  P40: ['family', 'child', 'parent'],
  P3373: ['family', 'sibling', 'sibling'],
  P1038: ['family', 'relative', 'relative'],
  P3448: ['family', 'stepparent', 'stepchild'],
  P451: ['associate', 'partner', 'partner'],
  P1327: ['associate', 'professional partner', 'professional partner'],
  P3342: ['associate', 'significant person', 'significant person'],
};

/** Collects the relatives and associates in the claims of a person. */
export function kinOf(item: JsonObject, label: (item: string) => string | undefined): Kin[] {
  return Object.entries(PROPERTIES).flatMap(([property, [kind, relation]]) =>
    claimsOf(item, property).flatMap((claim): Kin[] => {
      const other = itemOf(claim.value);
      if (other === undefined) return [];
      const details = detailsOf(claim, label);
      return [{ item: other, kind, relation, ...(details === '' ? {} : { details }) }];
    }),
  );
}

/** Returns the same tie, seen from the other person. */
export function reversed(kin: Kin, item: string): Kin {
  const back = Object.values(PROPERTIES).find(([, relation]) => relation === kin.relation)?.[2] ?? 'relative';
  return { ...kin, item, relation: back };
}

function detailsOf(claim: Claim, label: (item: string) => string | undefined): string {
  const kinship = claim.qualifiers('P1039').map(itemOf)[0];
  const word = kinship === undefined ? undefined : label(kinship);
  const [from, to] = ['P580', 'P582'].map((property) => isoOf(claim.qualifiers(property)[0]));
  return [
    ...(word === undefined ? [] : [word]),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(to === undefined ? [] : [`until ${to}`]),
    // "nature of statement": allegedly, disputed, rumoured.
    ...(claim.qualifiers('P5102').length > 0 ? ['not confirmed'] : []),
  ].join('; ');
}
