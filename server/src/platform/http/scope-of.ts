import type { Scope } from '../../domain/scope.js';

/** Operations by the scope that an API key needs for them. What only reads, by GET, needs `read` and is not named. */
const OPERATIONS: Readonly<Record<Scope, readonly string[]>> = {
  read: ['listCases', 'tryRiskScoreEngine', 'findSubject', 'revokeAccessToken'],
  screen: [
    'makeCase',
    'createCustomer',
    'createBulkUpload',
    'cancelBulkUpload',
    'requestCompliance',
    'setMonitoring',
    'addArticles',
  ],
  decide: ['decideRecord', 'assignCase', 'commentOnCase', 'endWhitelisting', 'decideCustomer', 'deleteCustomer'],
  configure: [
    'deleteArticle',
    'updateConfiguration',
    'createCustomList',
    'deleteCustomList',
    'putCustomEntries',
    'deleteCustomEntry',
    'putCustomEntryImage',
    'deleteCustomEntryImage',
    'importCustomList',
    'splitRecords',
    'rejoinRecords',
    'createRiskScoreEngine',
    'updateRiskScoreEngine',
    'activateRiskScoreEngine',
    'deleteRiskScoreEngine',
    'createSearchProfile',
    'updateSearchProfile',
    'deleteSearchProfile',
    'registerWebhook',
    'updateWebhook',
    'removeWebhook',
    'rotateWebhookSecret',
    'defaultWebhookSecret',
    'rotateDefaultSecret',
    'replayDelivery',
    'testWebhook',
    'renameOrganization',
  ],
  users: ['createUser', 'changeUser', 'endSession', 'changePassword'],
  keys: ['createApiKey', 'revokeApiKey'],
  erase: ['eraseSubject', 'holdCases', 'releaseHold', 'updateRetention'],
};

const SCOPE_OF = new Map(
  Object.entries(OPERATIONS).flatMap(([scope, ids]) => ids.map((id) => [id, scope as Scope] as const)),
);

/** The scope that a route asks of an API key. Throws for a route that changes something and has none. */
export function scopeOf({ method, id, access }: { method: string; id: string; access: unknown }): Scope {
  const scope = SCOPE_OF.get(id) ?? (method === 'GET' || access === 'public' ? 'read' : undefined);
  if (scope === undefined) throw new Error(`${id} has no scope: name it in scope-of.ts`);
  return scope;
}
