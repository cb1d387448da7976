import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedEntity } from '../src/index.js';
import { halfOf, labelledPersons } from './labelled.js';
import { europeanLists } from './more-lists.js';
import { officialLists, textOf } from './official-lists.js';

/** A party's names in Latin letters, as words in lower case. Parties of one source are different ones. */
export interface NamedPerson {
  readonly source: string;
  readonly names: readonly (readonly string[])[];
  readonly half: 'fit' | 'judge';
}

/** Persons of OFAC, UN, EU, UK and Canada, of Congress and of the parliaments that have names in Latin letters. */
export function namedPersons(data: string): readonly NamedPerson[] {
  const { un, ofac } = officialLists(data);
  const { uk, eu } = europeanLists(data);
  const listed = [...ofac, ...un, ...uk, ...eu]
    .filter(({ entityType }) => entityType === 'Person')
    .map(({ source, names }: ListedEntity) =>
      person(
        source,
        names.map(({ full }) => full),
      ),
    );
  const canada = [...textOf(join(data, 'ca-sema/sema-lmes-2025-05.xml.gz')).matchAll(/<record>.*?<\/record>/gs)].map(
    ([record]) => {
      const value = (tag: string) => new RegExp(`<${tag}>([^<]*)<`).exec(record)?.[1] ?? '';
      return person('ca_sema', [`${value('GivenName')} ${value('LastName')}`]);
    },
  );
  const congress = labelledPersons(data, 'us-congress-persons.csv').map((one) =>
    person('congress', [one.full_name ?? '']),
  );
  return [...listed, ...canada, ...congress, ...parliaments(data)].filter(({ names }) => names.length > 0);
}

function parliaments(data: string): readonly NamedPerson[] {
  const folder = join(data, 'pep/everypolitician-2015-11');
  return readdirSync(folder).flatMap((file) => {
    const { persons } = JSON.parse(textOf(join(folder, file))) as { persons: readonly { readonly name: string }[] };
    return persons.map(({ name }) => person(file, [name]));
  });
}

function person(source: string, names: readonly string[]): NamedPerson {
  return { source, names: names.map(wordsOf).filter(({ length }) => length > 1), half: halfOf(names[0] ?? '') };
}

/** Given names first: `SURNAME, Given` is turned. */
function wordsOf(name: string): readonly string[] {
  const [family = '', given] = name.split(', ');
  return latinWords(given === undefined ? name : `${given} ${family}`);
}

export function latinWords(text: string): readonly string[] {
  return plainLatin(text).match(/[a-z]+/g) ?? [];
}

/** Lower-case letters without accents and signs. */
export function plainLatin(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’ʿʾʻ`-]/gu, '');
}

/** Two names that are equal but for one word each. */
export interface OneWordApart {
  readonly words: readonly [string, string];
  readonly names: readonly [string, string];
}

/** The word by which one name differs from another of as many words, if it is only one. */
export function oneWordApart(a: readonly string[], b: readonly string[]): OneWordApart | undefined {
  if (a.length !== b.length) return undefined;
  const apart = a.flatMap((word, i) => (word === b[i] ? [] : [i]));
  const [at] = apart;
  if (at === undefined || apart.length > 1) return undefined;
  return { words: [a[at] as string, b[at] as string], names: [a.join(' '), b.join(' ')] };
}
