import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { readingThreads } from './reading-threads.js';

const STORY = 'Harold Brindlemoor, 45, of Leeds, pleaded guilty on Monday to money laundering.';

test('a thread that is busy for too long is ended, and the next article gets another', async () => {
  const brief = readingThreads({ threads: 1, limitMs: 1 });
  const incoming = { title: 'A', text: `${STORY} `.repeat(4000) };
  await assert.rejects(brief.read('article', incoming), /took longer than/);
  await brief.close();
  const threads = readingThreads({ threads: 1 });
  after(() => threads.close());
  assert.equal((await threads.read('article', { title: 'A', text: STORY })).language, 'en');
});
