import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { makeDice } from '../verdict/dice.js';

const SYLLABLES =
  'ab al an ar bel bor cas dan dor el en er fa fin gor ha im is ja kar kel la lem lo mar mi na nor o pe ra ro sa sel sha ta tor u va ve vi wen ya zan zo'.split(
    ' ',
  );
const FORMS = ['LLC', 'Ltd', 'GmbH', 'S.A.', 'JSC', 'Holdings Inc'];
const TRADES = ['Trading', 'Shipping', 'Energy', 'Metals', 'Logistics', 'Capital', 'Import Export', 'Construction'];
const COUNTRIES = ['ru', 'ir', 'sy', 'cn', 'de', 'cy', 'ae', 'tr', 'gb', 'us', 'by', 've'];

/**
 * Writes a file of invented FollowTheMoney entities, the same for the same number: of ten lines seven are persons and
 * companies with aliases, dates and countries, and three are their addresses, sanctions and ties. Returns the number of parties.
 */
export async function writeInventedEntities(file: string, lines: number): Promise<number> {
  const { next: roll, pick } = makeDice(20);
  const word = (): string => {
    const text = Array.from({ length: 2 + Math.floor(roll() * 3) }, () => pick(SYLLABLES)).join('');
    return text.charAt(0).toUpperCase() + text.slice(1);
  };
  // As in real lists, a few given names and surnames are borne by many.
  const given = Array.from({ length: 4000 }, word);
  const family = Array.from({ length: 60_000 }, word);
  const often = <T>(from: readonly T[]): T => from[Math.floor(roll() ** 2.5 * from.length)] as T;
  const person = (): string => `${often(given)} ${often(given)} ${often(family)}`;
  const company = (): string => `${often(family)} ${pick(TRADES)} ${pick(FORMS)}`;

  const stream = createWriteStream(file);
  let parties = 0;
  for (let line = 0; line < lines; line += 1) {
    const text = JSON.stringify(entity(line));
    if (!stream.write(`${text}\n`)) await once(stream, 'drain');
  }
  stream.end();
  await finished(stream);
  return parties;

  function entity(line: number): object {
    const place = line % 10;
    const owner = `inv-${line - place + (line % 7)}`;
    if (place === 7)
      return told(line, 'Address', {
        full: [`${1 + (line % 300)} ${often(family)} Street, ${pick(family)}`],
        country: [pick(COUNTRIES)],
      });
    if (place === 8) {
      return told(line, 'Sanction', {
        entity: [owner],
        authority: ['An invented authority'],
        program: ['INV-1'],
        startDate: ['2022-03-15'],
      });
    }
    if (place === 9) return told(line, 'Ownership', { owner: [owner], asset: [`inv-${line - 9 + ((line + 3) % 7)}`] });
    parties += 1;
    const isPerson = place < 5;
    const names = Array.from({ length: 1 + Math.floor(roll() * 2.5) }, isPerson ? person : company);
    return told(line, isPerson ? 'Person' : 'Company', {
      name: names.slice(0, 1),
      alias: names.slice(1),
      country: [pick(COUNTRIES)],
      topics: ['sanction'],
      ...(isPerson
        ? {
            birthDate: [`${1930 + Math.floor(roll() * 70)}-0${1 + (line % 9)}-1${line % 9}`],
            nationality: [pick(COUNTRIES)],
          }
        : { registrationNumber: [`${1_000_000 + line}`] }),
    });
  }
}

function told(line: number, schema: string, properties: Readonly<Record<string, readonly string[]>>): object {
  return { id: `inv-${line}`, schema, caption: properties.name?.[0] ?? '', datasets: ['invented'], properties };
}
