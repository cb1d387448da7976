import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inOneWord, WORD_ERRORS } from '../bench/manipulations/letters.js';
import { randomFrom, syntheticList } from '../bench/synthetic-list.js';
import { compareNames } from '../src/index.js';

/** Points that one wrong letter may cost at most, in a name of three words or more. */
const MOST = 20;
/** The same in a person's word of five letters or more. In organizations one word is the name and the others are shared. */
const MOST_IN_LONG = 12;

const ERRORS = Object.entries(WORD_ERRORS).filter(([title]) => title !== 'blank for a letter');

/** A final `a` makes another person of it (`Aleksandr`, `Aleksandra`), and is meant to cost. */
function changesGender(asked: string, name: string): boolean {
  const ends = (text: string) => text.split(' ').map((word) => /[ao]$/i.test(word));
  return ends(asked).join() !== ends(name).join();
}

test('one wrong letter in one of three words costs at most 20 points, and 12 in a word of five letters of a person', () => {
  const random = randomFrom(5);
  const steep: string[] = [];
  for (const { names, entityType } of syntheticList(4000)) {
    const name = names[0]?.full ?? '';
    if (!/^[A-Za-z]{3,}(?: [A-Za-z]{3,}){2,}$/.test(name)) continue;
    const whole = compareNames(name, name, entityType).score;
    for (const [title, error] of ERRORS) {
      const asked = inOneWord(name, error, random);
      if (asked === undefined || changesGender(asked, name)) continue;
      const changed = name.split(' ').find((word) => !asked.split(' ').includes(word)) ?? '';
      const most = changed.length >= 5 && entityType === 'Person' ? MOST_IN_LONG : MOST;
      const lost = whole - compareNames(asked, name, entityType).score;
      if (lost > most) steep.push(`${title}: ${asked} | ${name} costs ${lost.toFixed(1)}`);
    }
  }
  assert.deepEqual(steep, []);
});
