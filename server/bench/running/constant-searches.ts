import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'undici';

/** How long searches took that were asked for at a constant pace. */
interface SearchTimes {
  readonly searches: number;
  readonly failed: number;
  /** Milliseconds, from the moment a search was due. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Searches that go on at the same pace whatever happens, so that a pause shows in all that should have come in it. */
export interface ConstantSearches {
  /** What was measured since it was asked for last. */
  times(): SearchTimes;
  /** Resolves when a search is answered from an edition of this source. */
  searched(source: string): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 50;

export function constantSearches(
  url: string,
  headers: Readonly<Record<string, string>>,
  names: readonly string[],
): ConstantSearches {
  const pool = new Pool(url, { connections: 50 });
  let milliseconds: number[] = [];
  let failed = 0;
  let stopped = false;
  let number = 0;
  const under = new Set<Promise<void>>();

  async function search(name: string): Promise<readonly string[]> {
    const body = JSON.stringify({ name, categories: ['Sanctions', 'PEP'], entity_type: ['Person', 'Company'] });
    const answer = await pool.request({
      method: 'POST',
      path: '/api/search',
      headers: { ...headers, 'content-type': 'application/json' },
      body,
    });
    const text = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${text}`);
    return (JSON.parse(text) as { data: { editions: string[] } }).data.editions;
  }

  async function go(): Promise<void> {
    const begun = performance.now();
    for (let count = 0; !stopped; count += 1) {
      const due = begun + count * EVERY_MS;
      await delay(Math.max(0, due - performance.now()));
      number += 1;
      const one = search(names[number % names.length] ?? '')
        .then(
          () => {
            milliseconds.push(performance.now() - due);
          },
          () => {
            failed += 1;
          },
        )
        .finally(() => under.delete(one));
      under.add(one);
    }
  }
  const going = go();

  return {
    times() {
      const sorted = milliseconds.sort((a, b) => a - b);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
      const told = { searches: sorted.length, failed, p50: at(0.5), p99: at(0.99), longest: sorted.at(-1) ?? 0 };
      milliseconds = [];
      failed = 0;
      return told;
    },
    async searched(source) {
      const [name = ''] = names;
      for (;;) {
        const editions = await search(name);
        if (editions.some((edition) => edition.startsWith(`${source}@`))) return;
        await delay(100);
      }
    },
    async stop() {
      stopped = true;
      await going;
      await Promise.all(under);
      await pool.close();
    },
  };
}
