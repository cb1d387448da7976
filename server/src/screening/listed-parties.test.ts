import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Subject } from '@touchstone/engine';
import { hasSharedData, sharedData } from '../../test/support/shared-data.js';
import { readList } from '../lists/read-list.js';
import { readWatchlist } from './read-watchlist.js';
import { screeningPool } from './screening-pool.js';

const OFAC = [
  'snapshots/sdn-2023-12-28.csv.gz',
  ...['add.csv.gz', 'alt.csv.gz', 'sdn_comments.csv'].map((name) => `legacy-csv-2024-01/${name}`),
];
const LISTS = [
  { source: 'ofac_sdn', paths: OFAC.map((name) => sharedData(`ofac/${name}`)) },
  { source: 'un_sc', paths: [sharedData('un/consolidated-2026-02-27.xml.gz')] },
];

/** Chosen by hand from the two lists, as a customer's file might have them. */
const PARTIES: readonly { readonly who: string; readonly subject: Subject; readonly found: string }[] = [
  {
    who: 'a company under its usual name',
    subject: { name: 'Rosoboronexport', entityTypes: ['Company'] },
    found: 'ofac_sdn 18782',
  },
  { who: 'an airline', subject: { name: 'MAHAN AIR', entityTypes: ['Company'] }, found: 'ofac_sdn 12927' },
  {
    who: 'a vessel by its IMO number, under a name it no longer has',
    subject: { name: 'Western Sun', entityTypes: ['Vessel'], identifiers: [{ type: 'imo', value: 'IMO 9187629' }] },
    found: 'ofac_sdn 15036',
  },
  {
    who: 'an aircraft by its tail number',
    subject: { name: 'EP-MMH', entityTypes: ['Aircraft'] },
    found: 'ofac_sdn 18150',
  },
  {
    who: 'a wallet by its address, listed under a group of hackers',
    subject: { name: '0x098B716B8Aaf21512996dC57EB0615e2383E2f96', entityTypes: ['Crypto_Wallet'] },
    found: 'ofac_sdn 27307',
  },
  {
    who: 'a person in Arabic script, as the UN writes him',
    subject: { name: 'أيمن محمد ربيع الظواهري', entityTypes: ['Person'] },
    found: 'un_sc QDi.006',
  },
  {
    who: 'a person in Arabic script whom OFAC lists in Latin letters alone',
    subject: { name: 'رامي مخلوف', entityTypes: ['Person'] },
    found: 'ofac_sdn 10725',
  },
  {
    who: 'a person in Cyrillic script whom OFAC lists in Latin letters alone',
    subject: { name: 'Евгений Викторович Пригожин', entityTypes: ['Person'] },
    found: 'ofac_sdn 21171',
  },
  {
    who: 'a person in Cyrillic script, surname first, as the UN writes him',
    subject: { name: 'Умаров Доку Хаматович', entityTypes: ['Person'] },
    found: 'un_sc QDi.290',
  },
  {
    who: 'a person by passport, under a false name',
    subject: {
      name: 'Peter Schwarzmann',
      entityTypes: ['Person'],
      identifiers: [{ type: 'passport', value: 'A 0030940' }],
    },
    found: 'ofac_sdn 10857',
  },
];

if (hasSharedData) {
  test('ten parties chosen by hand from the published lists are each found first', async () => {
    const watchlist = await readWatchlist(
      { readList: (source, paths) => readList(source, paths, { mustBeWhole: true }), warn: () => {} },
      LISTS,
    );
    const pool = screeningPool<undefined>({ threads: 1 });
    try {
      await pool.open(watchlist, undefined);
      for (const { who, subject, found } of PARTIES) {
        const { hits } = await pool.screen(subject, { minScore: 80, limit: 3 });
        const [first] = hits;
        assert.equal(`${first?.source} ${first?.sourceId}`, found, who);
      }
    } finally {
      await pool.close();
    }
  });
}
