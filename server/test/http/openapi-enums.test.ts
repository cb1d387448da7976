import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildApp } from '../../src/app/app.js';
import { currentOpenApi } from '../support/openapi-file.js';
import { stubApp } from '../support/stub-app.js';

interface Schema {
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Fields of answers with a closed list of values, by named schema. A field that leaves this list breaks typed clients. */
const ENUMS: Readonly<Record<string, string>> = {
  AcceptedGaps: 'categories[]',
  AddArticlesAnswer: 'articles[].status',
  AdverseMediaArticle: 'entity_type link_status role second_reading.role sentiment',
  AdverseMediaDetails: 'entity_type sentiment',
  ArticleText: 'role_words[].role',
  AuditCheck: 'chains[].chain status',
  AuditEntry: 'actor.credential actor.kind',
  BulkDecided: 'done[].standing',
  BulkUpload: 'ai_risk_mode status',
  Colleague: 'role',
  Configuration: 'auto_create_case_verdicts[] default_mode ongoing_monitoring_frequency',
  CreateApiKeyAnswer: 'api_key.role api_key.scopes[]',
  CreateBulkUploadAnswer: 'notices[].code status',
  CustomEntry: 'entity_type gender',
  CustomList: 'list_type',
  Customer: 'ai_risk_mode analyst_decision categories[] entity_type[] gender recommendation status verdict',
  DecideRecordAnswer: 'case_status match_status risk_decision risk_level standing worst_record_status',
  Decided:
    'articles[].match_status articles[].standing case_status match_status records[].match_status records[].standing risk_decision risk_level standing worst_record_status',
  Decision: 'match_status opinions[].match_status',
  DecisionReason: 'code match_status supported_by[].outcome',
  Delivery: 'event status',
  DifferingRecord: 'entity_type kind',
  Email: 'kind status',
  EraseSubjectAnswer: 'articles.kept[].kind',
  Explanation: 'evidence[].outcome',
  FoundSearch: 'case_status match_status',
  ImportCustomListAnswer: 'changes[].change',
  ListApiKeysAnswer: 'api_keys[].role api_keys[].scopes[]',
  ListBulkUploadRowsAnswer: 'rows[].verdict',
  KeyDriver: 'direction',
  ListCasePicturesAnswer: 'pictures[].outcome subject',
  ListCategoriesAnswer: 'categories[].covers[] categories[].name',
  ListWhitelistAnswer: 'whitelist[].standing',
  ListSessionsAnswer: 'sessions[].kind sessions[].method',
  ListedRecord: 'entity_types[]',
  ListedRecordChange: 'change',
  MatchedName: 'kind',
  Me: 'abilities[] session.method user.role',
  MonitoringAlert: 'type',
  Opinion: 'about match_status',
  Preferences: 'date_format density motion theme',
  PreviewBulkUploadAnswer: 'notices[].code',
  Proposal: 'standing',
  PutCustomEntriesAnswer: 'changes[].change',
  QueueFilters: 'category due platform risk_level state[] verdict',
  QueueItem: 'risk_level state verdict',
  QueueView: 'sort',
  ReadRecordAnswer: 'decisions.last[].match_status',
  ReadSearch:
    'adverse_media_status ai_risk.ai_risk_mode ai_risk.analyst_decision ai_risk.recommendation ai_risk.status ai_risk.verdict case_status match_status needs_second[].match_status needs_second[].why[] risk_decision risk_level screening_status worst_record_status',
  ReadWorkAnswer: 'needs_second[].match_status needs_second[].why[]',
  ReadyAnswer: 'checks[].name',
  RelatedParty: 'entity_types[]',
  RelatedSearches: 'same_records[].last[].match_status same_subject[].case_status same_subject[].match_status',
  ReviewPolicy: 'arbiters[] verdict_shown',
  RiskComponent: 'risk_level',
  Round: 'case_status trigger',
  SampledReviewPolicy: 'arbiters[] verdict_shown',
  Search:
    'adverse_media_status ai_risk.ai_risk_mode ai_risk.analyst_decision ai_risk.recommendation ai_risk.status ai_risk.verdict case_status match_status risk_decision risk_level screening_status worst_record_status',
  SearchProfile: 'categories[]',
  SearchResult: 'entity_types[] match_status risk_decision risk_level',
  SearchRow:
    'adverse_status ai_risk.ai_risk_mode ai_risk.analyst_decision ai_risk.recommendation ai_risk.status ai_risk.verdict callback_status case_status is_adverse_required match_status platform risk_decision risk_level screening_status search_filters.categories[] search_filters.entity_type[] worst_record_status',
  ThinWebhookEvent: 'data.object event',
  TimelineEntry: 'actor.kind kind',
  TryRiskScoreEngineAnswer: 'examples[].after.risk_level examples[].before.risk_level',
  TryRiskScoreEngineDraftAnswer: 'examples[].after.risk_level examples[].before.risk_level',
  UnmatchedWord: 'why',
  User: 'role',
  VerdictPrecision: 'key',
  Webhook: 'bulk_events payload status',
  WebhookWithSecret: 'bulk_events payload status',
  WhitelistStanding: 'state',
  WholeCustomer:
    'ai_risk_mode analyst_decision categories[] decision_history[].analyst_decision decision_history[].verdict entity_type[] gender recommendation status verdict',
  Work: 'state',
};

test('the fields of answers with a closed list of values, and no others, are enums', async () => {
  const { document } = await currentOpenApi();
  const { schemas } = (document as { components: { schemas: Record<string, Schema> } }).components;
  const found = Object.entries(schemas)
    .filter(([name]) => !name.endsWith('Request'))
    .flatMap(([name, schema]): [string, string][] => {
      const fields = enumsIn(schema, '');
      return fields.length === 0 ? [] : [[name, [...new Set(fields)].sort().join(' ')]];
    });
  const expected = Object.entries(ENUMS).map(([name, fields]) => [name, fields.split(' ').sort().join(' ')]);
  assert.deepEqual(Object.fromEntries(found), Object.fromEntries(expected));
});

test('a value that the document does not name is answered all the same', async () => {
  const check = { name: 'of a newer version' as 'lists', ok: true, message: 'Fine' };
  const app = await buildApp({ ...stubApp(), checkReadiness: async () => [check] });
  const answer = await app.inject('/health/ready');
  assert.equal(answer.statusCode, 200);
  assert.equal(answer.json().data.checks[0].name, check.name);
  await app.close();
});

/** Paths of the fields below a schema that have more than one value and no other. */
function enumsIn(schema: Schema, path: string): string[] {
  return [
    ...((schema.enum?.length ?? 0) > 1 ? [path.slice(1)] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, field]) => enumsIn(field, `${path}.${name}`)),
    ...(schema.items ? enumsIn(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((one) => enumsIn(one, path)),
  ];
}
