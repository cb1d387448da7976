import { noBrowser } from '../support/browser.js';
import { decideFirst, FALSE_POSITIVE, requireSecondPerson, TRUE_POSITIVE } from '../support/review-policy.js';
import { makeArticleCase, makeCases, makeUser } from '../support/sample-cases.js';
import { startService } from '../support/service.js';
import { type State, sweep } from '../support/sweep.js';
import { uploadFile } from '../support/upload-file.js';

const service = noBrowser ? undefined : await startService();
const [reference = '', mine = '', hidden = '', disputed = ''] = service ? await makeCases(service, 12) : [];
const reported = service ? await makeArticleCase(service) : '';
const UPLOADED = Buffer.from(
  'Full Name,dob,Shoe size,country\nGavril Tverdokhlebenko,1952-10-07,43,RU\nJane Harmless,31-02-1980,39,ZZ\nX,,40,GB\n',
);
const uploaded = service ? await uploadFile(service, UPLOADED) : '';
if (service) {
  const [ana, ben] = [await makeUser(service, 'analyst', 'ana'), await makeUser(service, 'analyst', 'ben')];
  await requireSecondPerson(service);
  await decideFirst(service, mine, TRUE_POSITIVE);
  await decideFirst(service, hidden, TRUE_POSITIVE, ana.token);
  await decideFirst(service, disputed, TRUE_POSITIVE, ana.token);
  await decideFirst(service, disputed, FALSE_POSITIVE, ben.token);
}

const STATES: readonly State[] = [
  { name: 'sign-in', path: '/console/sign-in', signedOut: true },
  {
    name: 'sign-in-reset',
    path: '/console/sign-in',
    signedOut: true,
    enter: (page) => page.getByRole('button', { name: /^F.rg.t/u }).click(),
  },
  { name: 'cases', path: '/console/cases' },
  { name: 'cases-selected', path: '/console/cases', enter: (page) => page.getByRole('checkbox').first().check() },
  {
    name: 'cases-bulk',
    path: '/console/cases?sort=created',
    enter: async (page) => {
      for (const key of 'xjjjjxjxd') await page.keyboard.press(key);
      await page.getByRole('dialog').getByRole('radio').first().check();
    },
  },
  { name: 'cases-empty', path: '/console/cases?view=waiting' },
  { name: 'cases-none-match', path: '/console/cases?search=nobody+has+this+name' },
  { name: 'case', path: `/console/cases/${reference}` },
  { name: 'case-article', path: `/console/cases/${reported}` },
  { name: 'case-media', path: `/console/cases/${reported}?tab=media` },
  { name: 'case-proposed', path: `/console/cases/${mine}` },
  { name: 'case-second-review', path: `/console/cases/${hidden}` },
  { name: 'case-disputed', path: `/console/cases/${disputed}` },
  {
    name: 'case-deciding',
    path: `/console/cases/${reference}`,
    enter: async (page) => {
      const form = page.getByRole('region').last().getByRole('form');
      while (!(await form.isVisible())) await page.keyboard.press('t');
    },
  },
  { name: 'cases-second-review', path: '/console/cases?view=second-review' },
  { name: 'case-history', path: `/console/cases/${reference}?tab=history` },
  { name: 'case-relations', path: `/console/cases/${reference}?tab=relations` },
  { name: 'case-faces', path: `/console/cases/${reference}?tab=faces` },
  { name: 'case-related', path: `/console/cases/${reference}?tab=related` },
  { name: 'case-request', path: `/console/cases/${reference}?tab=request` },
  { name: 'case-gone', path: '/console/cases/0123456789abcdef01234567' },
  { name: 'search', path: '/console/search' },
  {
    name: 'search-found',
    path: '/console/search',
    enter: async (page) => {
      await page.locator('form input').first().fill('Gavril Tverdokhlebenko, 1952');
      await page.locator('form input').first().press('Enter');
      await page.getByRole('table').first().waitFor();
    },
  },
  {
    name: 'search-refused',
    path: '/console/search',
    enter: async (page) => {
      await page.locator('form input').first().fill('12345');
      await page.locator('form button[type=submit]').click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'uploads', path: '/console/uploads' },
  {
    name: 'uploads-preview',
    path: '/console/uploads',
    enter: async (page) => {
      await page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: UPLOADED });
      await page.getByRole('table').nth(3).waitFor();
    },
  },
  { name: 'upload', path: `/console/uploads/${uploaded}` },
  { name: 'upload-gone', path: '/console/uploads/0123456789abcdef01234567' },
  { name: 'monitoring-empty', path: '/console/monitoring' },
  { name: 'lists-empty', path: '/console/lists' },
  { name: 'list-gone', path: '/console/lists/no_such_list' },
  { name: 'preferences', path: '/console/preferences' },
  { name: 'review-policy', path: '/console/administration/review-policy' },
  {
    name: 'review-policy-password',
    path: '/console/administration/review-policy',
    enter: async (page) => {
      await page.getByRole('spinbutton').last().fill('96');
      await page.locator('button[type=submit]').click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

await sweep(service, STATES);
