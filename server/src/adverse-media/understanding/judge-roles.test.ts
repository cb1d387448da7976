import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNames } from './find-names.js';
import { gatherParties } from './gather-parties.js';
import { judgeRoles } from './judge-roles.js';
import { readText } from './read-text.js';
import { understandArticle } from './understand-article.js';

/** Invented reports: the promise, the language, the headline, the text, and everybody accused with the stage. */
const REPORTS: readonly (readonly [
  promise: string,
  language: string,
  title: string,
  text: string,
  accused: readonly string[],
])[] = [
  [
    'a verdict in a later sentence belongs to whom its pronoun means',
    'en',
    'Accountant jailed for fraud',
    'Harold Brindlemoor worked as an accountant in Leeds. On Monday, he was convicted of fraud and theft.',
    ['Harold Brindlemoor convicted'],
  ],
  [
    'a verdict on "the three" belongs to all who were listed before',
    'pt',
    'Justiça condena empresários por corrupção',
    'Otávio Brandeburgo, Helena Quintela e Bruno Marasca dirigiam a empresa. Os três foram condenados por corrupção.',
    ['Otávio Brandeburgo convicted', 'Helena Quintela convicted', 'Bruno Marasca convicted'],
  ],
  [
    'co-defendants listed behind the word are accused',
    'en',
    'Gang member sentenced for robbery',
    'Raul Penhalves was sentenced to life in prison for robbery. He drove there with co-defendants Irwin Rascoe Jr. and Silvan Israel Ramsden.',
    ['Raul Penhalves convicted', 'Irwin Rascoe Jr. charged', 'Silvan Israel Ramsden charged'],
  ],
  [
    'a nickname in brackets is part of the name',
    'en',
    'Man sentenced for murder',
    'The prosecutor identified the defendant as Andres (“Andy”) Fennimore, 45, of Melville. He was convicted of murder.',
    ['Andres (“Andy”) Fennimore convicted'],
  ],
  [
    'a company that settles is sanctioned',
    'en',
    'Enforcement release',
    'Quellaris Shipping Ltd, of Rotterdam, has agreed to remit $84,000 to settle potential civil liability for apparent violations of the sanctions regulations.',
    ['Quellaris Shipping Ltd sanctioned'],
  ],
  [
    'who is granted clemency was convicted',
    'en',
    'President commutes sentence of former governor',
    'The president commuted the sentence of Rupert Blagden, who was in prison for bribery and fraud.',
    ['Rupert Blagden convicted'],
  ],
  [
    'the judge before whom a defendant was arraigned is not accused',
    'en',
    'Woman indicted for embezzlement',
    'Prosecutors identified the defendant as Tasmin Crake, 40. She was arraigned before Supreme Court Justice Daniel Chunley on an indictment in which she is charged with larceny.',
    ['Tasmin Crake charged'],
  ],
  [
    'who announces charges is not charged',
    'en',
    'Thirty charged in drug trafficking ring',
    'Lucas Oldbury, together with James Fairlamb, today announced that 34 people have been charged with drug trafficking. Nolan Pickersgill, 30, was charged with selling heroin.',
    ['Nolan Pickersgill charged'],
  ],
  [
    'everybody in a list of the killed is a victim',
    'en',
    'Man charged with murder',
    'Floyd Parrish, 64, was charged with murder in connection to the killings of Cheryl Hendry, 22, and Andrew Atkin, 21.',
    ['Floyd Parrish charged'],
  ],
  [
    'who was hurt by the defendant is not accused',
    'en',
    'Man sentenced for murder of wife',
    'Gabriel Genaro, 34, pleaded guilty to murder. The defendant shot his estranged wife, Ivelise Alvar, in front of the house.',
    ['Gabriel Genaro convicted'],
  ],
  [
    'in a ruling of one, another is convicted',
    'pt',
    'Ex-ministro condenado por corrupção',
    'Em duas sentenças de Sérgio Morales, Otávio Brandeburgo foi condenado por corrupção e lavagem de dinheiro.',
    ['Otávio Brandeburgo convicted'],
  ],
  [
    'the bearer of an office is named without the body it belongs to',
    'pt',
    'Ex-presidente da Câmara preso por corrupção',
    'O ex-presidente da Câmara Eduardo Brandeburgo foi preso na terça-feira por corrupção e lavagem de dinheiro.',
    ['Eduardo Brandeburgo arrested'],
  ],
  [
    'an exoneration that opens the report outweighs the conviction reported below',
    'es',
    'Exonerado después de treinta años',
    'La fiscalía anunció la exoneración de Benjamín Spencer Robles, de 59 años. Spencer Robles fue condenado por robo en 1987 y sentenciado a cadena perpetua. En un segundo juicio Spencer Robles fue condenado otra vez y sentenciado por robo agravado.',
    ['Benjamín Spencer Robles acquitted'],
  ],
  [
    'an acquittal named beside the sentence of another is no conviction',
    'de',
    'Urteile im Prozess um Untreue',
    'Rechtskräftig sind der Freispruch für den früheren Vorstand Rudolf Feldhauser und die Haftstrafe gegen einen Abgeordneten wegen Untreue.',
    ['Rudolf Feldhauser acquitted'],
  ],
  [
    'an acquittal named beside the sentence of another is no conviction',
    'en',
    'Verdicts in fraud trial',
    'The court upheld the acquittal of banker Marcus Ellerbeck and the prison sentence of a former lawmaker for fraud.',
    ['Marcus Ellerbeck acquitted'],
  ],
];

for (const [promise, language, title, text, accused] of REPORTS) {
  test(`${promise} (${language})`, () => {
    const { parties } = understandArticle({ title, text }, language);
    assert.deepEqual(
      parties.filter(({ adverse }) => adverse).map(({ name, role }) => `${name} ${role}`),
      accused,
      JSON.stringify(parties.map(({ name, role, grounds }) => [name, role, grounds])),
    );
  });
}

/** Outcome of a text for the accused. */
function roleOf(language: string, title: string, text: string, name: string): string | undefined {
  return understandArticle({ title, text }, language).parties.find((party) => party.name === name)?.role;
}

test('all defendants are acquitted by a sentence that names none of them', () => {
  const text =
    'Graham Tolley and Susan Marchbank stood trial for fraud in Leeds. They were charged in 2019. On Friday the jury acquitted all the defendants.';
  for (const name of ['Graham Tolley', 'Susan Marchbank'])
    assert.equal(roleOf('en', 'Fraud trial', text, name), 'acquitted');
});

test('an acquittal of all does not clear a party whose conviction is told', () => {
  const text =
    'Graham Tolley was convicted of fraud and jailed for two years. The jury acquitted all the defendants in a second trial.';
  assert.equal(roleOf('en', 'Fraud trial', text, 'Graham Tolley'), 'convicted');
});

for (const text of [
  'The Supreme Court overturned the criminal convictions of Bridget Kellerman for fraud at a bridge.',
  'Bridget Kellerman, 75, was convicted of theft and sent to prison. Her conviction was quashed in 2021 after the court found she was wrongly jailed.',
])
  test(`a conviction that was wrong is none: ${text.slice(0, 40)}`, () => {
    assert.notEqual(roleOf('en', 'Court clears woman', text, 'Bridget Kellerman'), 'convicted');
  });

test('a suspicion in the sentence beside a name is told as its ground', () => {
  const text = 'Police arrested three men over the fraud. The third is the accountant Graham Tolley.';
  const read = readText('Fraud', text, 'en');
  const [party] = judgeRoles(read, gatherParties(findNames(read), read.text));
  assert.equal(party?.accusable, true);
  assert.deepEqual(
    party?.grounds.map(({ kind, text: words }) => [kind, words]),
    [['arrested', 'arrested']],
  );
});
