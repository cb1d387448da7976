import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { halfOf } from '../bench/labelled.js';
import { inOneWord, WORD_ERRORS } from '../bench/manipulations/letters.js';
import { europeanLists } from '../bench/more-lists.js';
import { officialLists } from '../bench/official-lists.js';
import { type Random, randomFrom, syntheticList } from '../bench/synthetic-list.js';
import { compareNames, type EntityType, type ListedEntity } from '../src/index.js';

/** Points that one wrong letter may cost at most, in a name of three words or more. */
const MOST = 20;
/** The same in a person's word of five letters or more. In organizations one word is the name and the others are shared. */
const MOST_IN_LONG = 12;

/** A space for a letter makes two words of one. */
const ERRORS = Object.entries(WORD_ERRORS).filter(([title]) => title !== 'blank for a letter');

/** A final `a` makes another person of it (`Aleksandr`, `Aleksandra`), and is meant to cost. */
function changesGender(asked: string, name: string): boolean {
  const ends = (text: string) => text.split(' ').map((word) => /[ao]$/i.test(word));
  return ends(asked).join() !== ends(name).join();
}

/** Each error in one word of the name, as far as it costs more than it may. */
function steepErrors(name: string, listed: string, entityType: EntityType, random: Random): readonly string[] {
  const whole = compareNames(name, listed, entityType).score;
  return ERRORS.flatMap(([title, error]) => {
    const asked = inOneWord(name, error, random);
    if (asked === undefined || changesGender(asked, name)) return [];
    const found = compareNames(asked, listed, entityType);
    // Another known name is another person's: `look-alikes.test.ts`. A number is another, too.
    if (found.evidence.some(({ field }) => field === 'different_name' || field === 'number')) return [];
    const changed = name.split(' ').find((word) => !asked.split(' ').includes(word)) ?? '';
    const most = changed.length >= 5 && entityType === 'Person' ? MOST_IN_LONG : MOST;
    const lost = whole - found.score;
    return lost > most ? [`${title}: ${asked} | ${listed} costs ${lost.toFixed(1)}`] : [];
  });
}

test('one wrong letter in one of three words costs at most 20 points, and 12 in a word of five letters of a person', () => {
  const random = randomFrom(5);
  const steep = [...syntheticList(4000)].flatMap(({ names, entityType }) => {
    const name = names[0]?.full ?? '';
    return /^[A-Za-z]{3,}(?: [A-Za-z]{3,}){2,}$/.test(name) ? steepErrors(name, name, entityType, random) : [];
  });
  assert.deepEqual(steep, []);
});

const DATA = fileURLToPath(new URL('../../../../shared/data/', import.meta.url));
const NO_DATA = !existsSync(`${DATA}ofac`) && 'the publishers’ files do not lie beside the repository';

/** Given names first, of letters alone, and three words that are no particles. */
function drawn(entities: readonly ListedEntity[], count: number): readonly (ListedEntity & { asked: string })[] {
  const random = randomFrom(20_261_123);
  return Array.from({ length: count }, () => entities[Math.floor(random() * entities.length)] as ListedEntity).flatMap(
    (entity) => {
      const full = entity.names[0]?.full ?? '';
      const [family, given, ...more] = full.split(', ');
      const asked =
        entity.entityType === 'Person' && given !== undefined && more.length === 0 ? `${given} ${family}` : full;
      const words = asked.replace(/\b(?:abu|abou|al|el|bin|ben|ibn|abdu?l?|abd[aeo]l)(?![a-z])[ -]?/gi, '').split(' ');
      return /^[A-Za-z'-]{3,}(?: [A-Za-z'-]{3,}){2,}$/.test(asked) && words.length > 2 ? [{ ...entity, asked }] : [];
    },
  );
}

/** Share of all errors that may cost more, of persons and of organizations: rules for legal forms and shared words end somewhere. */
const EXCEPTIONS = { Person: 0.003, Organization: 0.01 } as const;

test('the same holds for listed names, those that rules were made on and the others', { skip: NO_DATA }, () => {
  const { un, ofac } = officialLists(DATA);
  const { uk, eu } = europeanLists(DATA);
  const names = drawn([...ofac, ...un, ...uk, ...eu], 4000);
  for (const half of ['fit', 'judge'] as const)
    for (const type of ['Person', 'Organization'] as const) {
      const random = randomFrom(7);
      const own = names.filter(({ asked, entityType }) => halfOf(asked) === half && entityType === type);
      const steep = own.flatMap(({ asked, names: [name] }) => steepErrors(asked, name?.full ?? '', type, random));
      const share = steep.length / (own.length * ERRORS.length);
      assert.ok(
        own.length > 150 && share <= EXCEPTIONS[type],
        `${half} ${type}: ${(100 * share).toFixed(2)}%\n${steep.join('\n')}`,
      );
    }
});

test('a second error raises the score of hardly a name: the score falls with the evidence', { skip: NO_DATA }, () => {
  const random = randomFrom(9);
  const raised: string[] = [];
  let compared = 0;
  for (const {
    asked,
    names: [name],
    entityType,
  } of drawn(officialLists(DATA).un, 1500)) {
    const listed = name?.full ?? '';
    for (const [, error] of ERRORS) {
      const once = inOneWord(asked, error, random);
      const words = once?.split(' ') ?? [];
      const changed = words.findIndex((word) => !asked.split(' ').includes(word));
      if (once === undefined || changed < 0) continue;
      const other = inOneWord(words.filter((_, i) => i !== changed).join(' '), error, random)?.split(' ');
      if (other === undefined) continue;
      const twice = [...other.slice(0, changed), words[changed] as string, ...other.slice(changed)].join(' ');
      const [first, second] = [once, twice].map((text) => compareNames(text, listed, entityType).score) as [
        number,
        number,
      ];
      compared += 1;
      if (second > first + 0.05) raised.push(`${once} ${first} | ${twice} ${second} | ${listed}`);
    }
  }
  assert.ok(compared > 1000 && raised.length <= 0.005 * compared, raised.join('\n'));
});
