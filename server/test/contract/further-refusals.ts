import { sql } from 'drizzle-orm';
import type { CliDeps } from '../../src/cli/cli-deps.js';
import { selfTestCommand } from '../../src/cli/self-test.js';
import { AppError, type ErrorCode } from '../../src/domain/app-error.js';
import type { NumberedEdition } from '../../src/domain/source.js';
import { editionNamed } from '../../src/lists/editions.js';
import { readList } from '../../src/lists/read-list.js';
import { OFAC } from './cast.js';
import type { Answer, Any, Play } from './play.js';

/** Reaches refusals that no row of the interface speaks of: how many there may be of a thing, and those of the command line. */
export async function furtherRefusals(play: Play): Promise<ErrorCode[]> {
  const byCommand = await Promise.all([
    codeOf(async () => editionNamed('ofac_sdn', [], 'yesterday')),
    codeOf(() => readList('no_such_list', [], { mustBeWhole: true })),
    codeOf(() => selfTestFindingNothing().parseAsync([], { from: 'user' })),
  ]);
  const { headers } = await play.service.newOrganization();
  const send = (path: string, body: object) => play.ask('POST', path, body, headers);
  const webhook = (name: string) => send('/api/webhook', { name, endpoint: 'https://example.com/hook', type: '*' });
  const list = (name: string) => send('/api/custom-lists', { name });
  const profile = (name: string) => send('/api/search-profile', { name, categories: ['Sanctions'] });
  const searched = await send('/api/search', { name: 'Jane Doe', entity_type: ['Person'], categories: ['Sanctions'] });
  const comments = `/api/searches/${searched.body.data.search_reference}/comments`;
  const many = JSON.stringify(Array.from({ length: 200 }, () => ({ text: 'Copy.', at: new Date() })));
  await play.service.database.db.execute(
    sql`update cases set comments = ${many}::json where id = ${searched.body.data.search_reference}`,
  );
  const lists = await list('First');
  const { id } = lists.body.data.custom_list;
  await play.service.database.db.execute(sql`update custom_lists set entry_count = 100000 where id = ${id}`);

  const answers = [
    await send(`/api/custom-lists/${id}/entries`, { entries: [{ name: 'Jane Doe' }] }),
    await withFullNames(play, id, () => send(`/api/custom-lists/${id}/entries`, { entries: [{ name: 'Jane Doe' }] })),
    await full(play, 'webhooks', 50, webhook),
    await full(play, 'custom_lists', 100, list),
    await full(play, 'search_profiles', 100, profile),
    await send(comments, { comment: 'One too many.' }),
    await play.ask('POST', '/api/customers/bulk-upload', 'no form', {
      ...headers,
      'content-type': 'multipart/form-data; boundary=b',
    }),
  ];
  return [...byCommand, ...answers.map(({ body }) => body.error.code)];
}

/** While the list has as many names as all lists may have. */
async function withFullNames(play: Play, id: string, ask: () => Promise<Answer>): Promise<Answer> {
  const { db } = play.service.database;
  await db.execute(sql`update custom_lists set entry_count = 0, name_count = 300000 where id = ${id}`);
  return ask();
}

/** Makes one, makes copies of it until there are `most`, and asks for another. */
async function full(play: Play, table: string, most: number, make: (name: string) => Promise<Answer>): Promise<Answer> {
  const created: Any = Object.values((await make('Copied')).body.data as object)[0];
  await play.service.database.db.execute(sql`
    insert into ${sql.identifier(table)}
    select (jsonb_populate_record(one, jsonb_build_object('id', lpad(to_hex(copy), 24, '0'), 'name', 'Copy ' || copy))).*
    from ${sql.identifier(table)} one, generate_series(1, ${most}) copy where one.id = ${created.id}`);
  return make('One more');
}

async function codeOf(action: () => Promise<unknown>): Promise<ErrorCode> {
  try {
    await action();
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** A self-test whose watchlist finds no party. */
function selfTestFindingNothing() {
  const edition = { source: 'ofac_sdn', version: 'ofac_sdn@1', recordCount: OFAC.length } as NumberedEdition;
  const parts = {
    now: () => new Date(),
    editions: {
      inForce: async () => [edition],
      async *recordTexts() {
        yield OFAC.map((record) => JSON.stringify(record));
      },
    },
    openWatchlist: async () => ({ screen: async () => ({ hits: [] }), close: async () => {} }),
    save: async () => 'nowhere',
  };
  const quiet = async () => {};
  const deps: Pick<CliDeps, 'print' | 'note' | 'progress'> = { print: quiet, note: quiet, progress: quiet };
  return selfTestCommand(deps as CliDeps, (_, work) => work(parts));
}
