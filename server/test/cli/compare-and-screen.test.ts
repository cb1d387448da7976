import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { parsedLines, runCommand, startCommand } from '../support/run-command.js';

const NULLS = '-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ';
const ROWS = [
  `101,"MUSTERFELD, Jorik Antonovich","individual","SDGT",${NULLS},"DOB 17 Apr 1961; nationality Russia; Passport 700100201 (Russia); a.k.a. 'THE CLOCK'."`,
  `102,"MUSTERFELD, Jorika","individual","SDGT",${NULLS},"DOB 03 Mar 1985; nationality Iran."`,
  `103,"EBANOLA STAR","vessel","CUBA",${NULLS},"Vessel Registration Identification IMO 7406784."`,
  `104,"Zilverdam Trading Company","-0- ","CUBA",${NULLS},-0- `,
];
const folder = mkdtempSync(join(tmpdir(), 'touchstone-cli-'));
const WHOLE = join(folder, 'sdn.csv');
writeFileSync(WHOLE, [...ROWS, '\x1a'].join('\r\n'));
const LIST = ['--list', `ofac_sdn=${WHOLE}`];

interface Answer {
  id: unknown;
  error?: string;
  score?: number;
  explanation?: { alignment: { points: number }[]; evidence: { points: number }[]; score: number };
  hits?: { source: string; source_id: string; name: string; matched_name: string; score: number; confidence: number }[];
}

async function screen(subjects: readonly (object | string)[], ...options: string[]): Promise<Answer[]> {
  const lines = subjects.map((subject) => (typeof subject === 'string' ? subject : JSON.stringify(subject)));
  const { code, stdout, stderr } = await runCommand(['screen', ...LIST, ...options], `${lines.join('\n')}\n`);
  assert.equal(code, 0, stderr);
  return parsedLines(stdout);
}

const idsOf = (answer: Answer | undefined) => answer?.hits?.map((hit) => hit.source_id);

test('compare answers every line in order, and a bad line does not end the run', async () => {
  const input = [
    '{"id":1,"name1":"Jon Smith","name2":"SMITH, Jon"}',
    'not json',
    '{"id":"three","name1":"Jon Smith"}',
    '{"id":4,"name1":"Jon","name2":7}',
    '{"id":5,"name1":"---","name2":"Jon"}',
    '{"id":6,"name1":"Acme Ltd","name2":"ACME LIMITED","entity_type":"Company"}',
    '{"id":7,"name1":"A","name2":"B","entity_type":"Robot"}',
    '[]',
  ].join('\n');
  const { code, stdout } = await runCommand(['compare'], input);
  const answers = parsedLines<Answer>(stdout);
  assert.equal(code, 0);
  assert.deepEqual(
    answers.map((answer) => answer.id),
    [1, null, 'three', 4, 5, 6, 7, null],
  );
  assert.deepEqual(
    answers.map((answer) => answer.error !== undefined),
    [false, true, true, true, false, false, true, true],
  );
  assert.ok((answers[0]?.score ?? 0) >= 80);
  assert.equal(answers[4]?.score, 0);
  assert.ok((answers[5]?.score ?? 0) >= 80);
  assert.ok(answers.every((answer) => answer.explanation === undefined));
});

test('compare --explain adds points that give the score', async () => {
  const { stdout } = await runCommand(['compare', '--explain'], '{"id":1,"name1":"Jon Smith","name2":"John Smith"}\n');
  const [answer] = parsedLines<Answer>(stdout);
  const { alignment = [], evidence = [], score = -1 } = answer?.explanation ?? {};
  const points = [...alignment, ...evidence].reduce((sum, { points }) => sum + points, 0);
  assert.ok(Math.abs(points - score) <= 0.051, `${points} ${score}`);
  assert.equal(answer?.score, score);
});

test('an answer comes as soon as its line is read, while the input stays open', async () => {
  const child = startCommand(['screen', ...LIST]);
  try {
    const first = new Promise<string>((resolve) =>
      child.stdout?.once('data', (data: Buffer) => resolve(data.toString())),
    );
    child.stdin?.write('{"id":"a","name":"Jorik Musterfeld"}\n');
    assert.equal(parsedLines<Answer>(await first)[0]?.id, 'a');
  } finally {
    child.stdin?.end();
    child.kill();
  }
});

test('screen finds by name, alias and identifier, and names the name that matched', async () => {
  const [named, weak, ship, nobody] = await screen([
    { id: 1, name: 'Jorik Antonovich Musterfeld', entity_type: ['Person'] },
    { id: 2, name: 'The Clock', entity_type: 'person' },
    { id: 3, name: 'Another Name', entity_type: ['Vessel'], imo_number: '7406784' },
    { id: 4, name: 'Wholly Unlisted Gentleman' },
  ]);
  assert.equal(named?.hits?.[0]?.source, 'ofac_sdn');
  assert.equal(named?.hits?.[0]?.source_id, '101');
  assert.equal(named?.hits?.[0]?.name, 'Jorik Antonovich MUSTERFELD');
  assert.equal(weak?.hits?.[0]?.matched_name, 'THE CLOCK');
  assert.ok((weak?.hits?.[0]?.score ?? 100) <= 85);
  assert.deepEqual(idsOf(ship), ['103']);
  assert.equal(ship?.hits?.[0]?.matched_name, '');
  assert.deepEqual(nobody?.hits, []);
});

test('entity types exclude each other, but a company is found as an organization', async () => {
  const [organization, person, any] = await screen([
    { id: 1, name: 'Zilverdam Trading Company', entity_type: ['Organization'] },
    { id: 2, name: 'Zilverdam Trading Company', entity_type: ['Person'] },
    { id: 3, name: 'Zilverdam Trading Company' },
  ]);
  assert.deepEqual(idsOf(organization), ['104']);
  assert.deepEqual(idsOf(person), []);
  assert.deepEqual(idsOf(any), ['104']);
});

test('a wrong birth date lowers and a country filters, as over HTTP', async () => {
  const [right, wrong, iran, russia] = await screen(
    [
      { id: 1, name: 'Jorik Musterfeld', birth_incorporation_date: '17-04-1961' },
      { id: 2, name: 'Jorik Musterfeld', birth_incorporation_date: '1999-01-01' },
      { id: 3, name: 'Jorik Musterfeld', countries: ['IR'] },
      { id: 4, name: 'Jorik Musterfeld', countries: ['RU'], nationality: 'Russian', gender: 'male' },
    ],
    '--min-score',
    '0',
    '--limit',
    '0',
  );
  const scoreOf = (answer: Answer | undefined) => answer?.hits?.find((hit) => hit.source_id === '101')?.score ?? -1;
  assert.ok(scoreOf(right) > scoreOf(wrong));
  assert.ok(scoreOf(wrong) >= 0);
  assert.equal(scoreOf(iran), -1);
  assert.ok(scoreOf(russia) > 80);
});

test('all errors of a subject are in its answer, and the run continues', async () => {
  const [faulty, bad, fine] = await screen([
    {
      id: 'x',
      name: '7',
      entity_type: ['Robot'],
      birth_incorporation_date: '31-02-1980',
      countries: ['XX'],
      gender: 'none',
    },
    '{"id":',
    { id: 'z', name: 'Jorik Musterfeld' },
  ]);
  for (const field of ['name', 'entity_type', 'birth_incorporation_date', 'countries', 'gender']) {
    assert.match(faulty?.error ?? '', new RegExp(`\\b${field} `));
  }
  assert.equal(faulty?.id, 'x');
  assert.equal(bad?.id, null);
  assert.ok((fine?.hits?.length ?? 0) > 0);
});

test('answers keep the order of the input, the same with two threads and with a plain scan', async () => {
  const names = ['Jorik Musterfeld', 'Ebanola Star', 'Zilverdam Trading', 'Jorika Musterfeld', 'Nobody Special'];
  const subjects = Array.from({ length: 200 }, (_, id) => ({ id, name: names[id % names.length] }));
  const one = await screen(subjects, '--limit', '0', '--min-score', '50');
  assert.deepEqual(
    one.map((answer) => answer.id),
    subjects.map((subject) => subject.id),
  );
  assert.deepEqual(await screen(subjects, '--limit', '0', '--min-score', '50', '--threads', '2'), one);
  assert.deepEqual(await screen(subjects, '--limit', '0', '--min-score', '50', '--scan'), one);
});

test('hits come best first, and no more than the limit', async () => {
  const [all] = await screen([{ id: 1, name: 'Jorik Musterfeld' }], '--limit', '0', '--min-score', '30');
  const scores = all?.hits?.map((hit) => hit.score) ?? [];
  assert.ok(scores.length >= 2);
  assert.deepEqual(
    scores,
    [...scores].sort((a, b) => b - a),
  );
  const [few] = await screen([{ id: 1, name: 'Jorik Musterfeld' }], '--limit', '1', '--min-score', '30');
  assert.equal(few?.hits?.length, 1);
});

test('--stats ends with one line of JSON on stderr', async () => {
  const { stderr } = await runCommand(['screen', ...LIST, '--stats'], '{"id":1,"name":"Jorik Musterfeld"}\n{}\n');
  const stats = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as Record<string, number>;
  assert.deepEqual(Object.keys(stats), [
    'entities',
    'names',
    'build_ms',
    'load_ms',
    'index_bytes',
    'queries',
    'p50_us',
    'p99_us',
    'queries_per_second',
  ]);
  assert.deepEqual([stats.entities, stats.names, stats.queries], [4, 5, 1]);
});

test('wrong usage exits with 2, an unreadable list with 1, and help with 0', async () => {
  for (const args of [
    ['screen'],
    ['screen', ...LIST, '--threads', '0'],
    ['screen', ...LIST, '--min-score', '101'],
    ['screen', '--list', 'nonsense'],
    ['compare', '--nothing'],
    ['nothing'],
  ]) {
    const { code, stdout, stderr } = await runCommand(args);
    assert.equal(code, 2, args.join(' '));
    assert.equal(stdout, '');
    assert.notEqual(stderr, '');
  }
  assert.equal((await runCommand(['screen', '--list', 'ofac_sdn=/nowhere.csv'])).code, 1);
  assert.equal((await runCommand(['screen', '--list', `un_sc=${WHOLE}`])).code, 1);
  assert.equal((await runCommand(['screen', '--help'])).code, 0);
});

test('a list cut inside a row is refused; one that may be cut between rows is screened with a warning', async () => {
  const cut = join(folder, 'cut.csv');
  writeFileSync(cut, ROWS.join('\r\n').slice(0, -8));
  assert.equal((await runCommand(['screen', '--list', `ofac_sdn=${cut}`])).code, 1);
  const excerpt = join(folder, 'excerpt.csv');
  writeFileSync(excerpt, `${ROWS.join('\r\n')}\r\n`);
  const { code, stderr } = await runCommand(
    ['screen', '--list', `ofac_sdn=${excerpt}`],
    '{"id":1,"name":"Ebanola Star"}\n',
  );
  assert.equal(code, 0);
  assert.match(stderr, /end marker/);
});
