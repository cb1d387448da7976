import { type ListedEntity, partialDate, type Subject } from '../src/index.js';
import { distort, randomFrom, syntheticList } from './synthetic-list.js';

/** A subject and the bar it is screened at. */
export interface TestSubject {
  readonly subject: Subject;
  readonly minScore: number;
}

/**
 * What index and plain scan are compared by: listed names as they are, mistyped once or twice (a letter, words joined, split,
 * turned round, left out, cut to an initial), in Cyrillic, and names of strangers; some with an identifier or other
 * evidence; bars from 60 to 100. The same for the same entities.
 */
export function mixedSubjects(entities: readonly ListedEntity[], count: number): readonly TestSubject[] {
  const random = randomFrom(2024);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  return Array.from({ length: count }, (_, i) => {
    const entity = pick(entities);
    let name = pick(entity.names).full;
    if (i % 4 === 3) name = pick([...syntheticList(5, i)]).names[0]?.full ?? name;
    for (let times = i % 3; times > 0; times -= 1) name = distort(name, random);
    if (i % 11 === 0) name = Array.from(name.toLowerCase(), (letter) => CYRILLIC[letter] ?? letter).join('');
    const [identifier] = entity.identifiers;
    const subject = {
      name,
      ...(i % 5 === 0 ? { entityTypes: [entity.entityType] } : {}),
      ...(i % 6 === 0
        ? { date: entity.dates[0] ?? (partialDate(1950 + (i % 50)) as never), nationalities: ['IR'] }
        : {}),
      ...(i % 7 === 0 && identifier !== undefined ? { identifiers: [identifier] } : {}),
    };
    return { subject, minScore: 60 + 5 * (i % 9) };
  });
}

const CYRILLIC: Readonly<Record<string, string>> = Object.fromEntries(
  'aа bб dд eе fф gг hх iи kк lл mм nн oо pп qк rр sс tт uу vв wв yй zз'.split(' ').map((pair) => [pair[0], pair[1]]),
);
