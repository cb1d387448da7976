import { childrenOf, orderly, type XmlElement } from '../../reading/xml-elements.js';

interface Reference {
  readonly text: string;
  readonly attributes: Readonly<Record<string, string>>;
}

/** Meanings of the numbers in an Advanced file; each file defines its own. */
export interface ReferenceTables {
  /** Returns the text of a number in a table (`FeatureType`); empty if the table lacks it. */
  text(table: string, id: string | undefined): string;
  entry(table: string, id: string | undefined): Reference | undefined;
}

/** Reads the element `ReferenceValueSets`. */
export function referenceTables(element: XmlElement): ReferenceTables {
  const tables = new Map<string, Map<string, Reference>>();
  for (const set of element.children) {
    const name = set.name.replace(/Values$/, '');
    const table = new Map<string, Reference>();
    for (const { text, attributes } of childrenOf(set, name)) {
      if (attributes.ID !== undefined) table.set(attributes.ID, { text: orderly(text), attributes });
    }
    tables.set(name, table);
  }
  const entry = (table: string, id: string | undefined): Reference | undefined =>
    id === undefined ? undefined : tables.get(table)?.get(id);
  return { entry, text: (table, id) => entry(table, id)?.text ?? '' };
}
