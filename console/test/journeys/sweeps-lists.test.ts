import { noBrowser } from '../support/browser.js';
import { alertRaised, monitor, monitorAtOnce } from '../support/monitoring.js';
import { publishRows, publishSample } from '../support/publish-list.js';
import { startService } from '../support/service.js';
import { sweep } from '../support/sweep.js';

// One of its own: it publishes lists.
const service = noBrowser ? undefined : await startService({});
let changed = '';
if (service) {
  await monitorAtOnce(service);
  await monitor(service, 'Wenceslas Quillfeather', 'KYC-7');
  const head = 'id,name,aliases,birth_incorporation_date,countries,categories,notes';
  publishRows(service, head, [
    '1,Wenceslas Quillfeather,,1961,GB,Sanctions,',
    '2,Ottoline Brackwater,Ottilie Brackwater,1974-05,FR,Sanctions,',
    '3,Соня Мармеладова,,,RU,Sanctions,',
  ]);
  await alertRaised(service, 'match_added');
  publishRows(service, head, [
    '1,Wenceslas Quillfeather,Wenzel Quillfeather; W. Quillfeather,1962,GB,Sanctions,Seen in Leeds',
    '3,Соня Мармеладова,,,RU,Sanctions,',
    '4,Ferdinand Oakhollow Shipping and Trading Company of the Lower Danube,,,RO,Sanctions,',
  ]);
  await alertRaised(service, 'match_updated');
  publishSample(service, 'ofac_sdn', 'ofac-enhanced.xml');
  const { records } = await service.ask('GET', '/api/lists/custom/diff?kind=changed');
  changed = records[0].record_id;
}

await sweep(service, [
  { name: 'monitoring', path: '/console/monitoring?kind=match_updated' },
  { name: 'monitoring-none-match', path: '/console/monitoring?search=nobody' },
  { name: 'lists', path: '/console/lists' },
  { name: 'list', path: '/console/lists/custom' },
  { name: 'list-first', path: '/console/lists/ofac_sdn' },
  { name: 'list-none-match', path: '/console/lists/custom?search=nobody' },
  { name: 'record', path: `/console/records/${changed}` },
  { name: 'record-gone', path: '/console/records/0123456789abcdef01234567' },
]);
