import type { ListedName, NameKind } from '@touchstone/engine';
import { unique } from '../fields/unique.js';
import { childrenOf, childText, orderly, type XmlElement } from '../reading/xml-elements.js';

/**
 * Reads the names of all identities, the main one first. The parts of a name are ordered by `order`, the family name in
 * front: it is written with the given names first. Each other spelling of a part makes one more name.
 */
export function secoNames(identities: readonly XmlElement[], ofPerson: boolean): ListedName[] {
  const ordered = [...identities].sort((one, other) => rank(one) - rank(other));
  const names = ordered.flatMap((identity) => childrenOf(identity, 'name').flatMap((name) => forms(name, ofPerson)));
  const kept = new Map<string, ListedName>();
  for (const kind of ['primary', undefined] as const) {
    for (const name of names) {
      const known = kept.get(name.full);
      if ((kind === undefined || name.kind === kind) && /[\p{L}\p{N}]/u.test(name.full)) {
        if (known === undefined || (known.quality === 'weak' && name.quality === 'strong')) kept.set(name.full, name);
      }
    }
  }
  return [...kept.values()].map(
    (name, index): ListedName =>
      index === 0 ? { ...name, kind: 'primary' } : name.kind === 'primary' ? { ...name, kind: 'aka' } : name,
  );
}

function rank(identity: XmlElement): number {
  return identity.attributes.main === 'true' ? 0 : 1;
}

const FAMILY = new Set(['family-name', 'maiden-name', 'tribal-name']);
const NO_NAME = new Set(['title', 'suffix-title']);

function forms(name: XmlElement, ofPerson: boolean): ListedName[] {
  const parts = childrenOf(name, 'name-part')
    .filter(({ attributes }) => !NO_NAME.has(attributes['name-part-type'] ?? ''))
    .sort((one, other) => Number(one.attributes.order ?? 0) - Number(other.attributes.order ?? 0));
  const quality = name.attributes.quality === 'low' ? 'weak' : 'strong';
  const kind = KINDS[name.attributes['name-type'] ?? ''] ?? 'aka';
  const values = parts.map((part) => childText(part, 'value') ?? '');
  const found = [composed(parts, values, kind, quality, ofPerson)];
  parts.forEach((part, index) => {
    for (const variant of childrenOf(part, 'spelling-variant')) {
      const latin = (variant.attributes.script ?? 'LATN').toUpperCase() === 'LATN';
      // Names in another script give only the varied part: all parts in that script make the name.
      const texts = latin
        ? values.map((value, at) => (at === index ? orderly(variant.text) : value))
        : parts.map((other) => inScript(other, variant.attributes.script ?? ''));
      found.push(composed(parts, texts, latin ? 'aka' : 'original', quality, ofPerson));
    }
  });
  return found;
}

const KINDS: Readonly<Record<string, NameKind>> = { 'primary-name': 'primary', 'formerly-known-as': 'fka' };

function inScript(part: XmlElement, script: string): string {
  const variant = childrenOf(part, 'spelling-variant').find(({ attributes }) => attributes.script === script);
  return orderly(variant?.text ?? '');
}

function composed(
  parts: readonly XmlElement[],
  values: readonly string[],
  kind: NameKind,
  quality: ListedName['quality'],
  ofPerson: boolean,
): ListedName {
  const of = (wanted: boolean): string =>
    values
      .filter((value, at) => value !== '' && FAMILY.has(parts[at]?.attributes['name-part-type'] ?? '') === wanted)
      .join(' ');
  const [family, given] = [of(true), of(false)];
  const full = ofPerson ? unique([given, family]).join(' ') : values.filter((value) => value !== '').join(' ');
  return ofPerson && family !== '' && given !== '' ? { full, kind, quality, family, given } : { full, kind, quality };
}
