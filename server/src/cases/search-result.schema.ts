import { ENTITY_TYPES } from '@touchstone/engine';
import Type, { type Static, type TSchema } from 'typebox';
import { WHITELIST_STATES } from '../domain/case-marks.js';
import { oneOf, someOf } from '../platform/http/one-of.js';
import { AdverseMediaArticle, AdverseMediaDetails } from './case-article.schema.js';
import { EntityData } from './entity-data.schema.js';
import { Explanation } from './explanation.schema.js';
import { DecisionSchema } from './record-decision.schema.js';
import { resultStatus, riskDecision, riskLevel } from './state-words.schema.js';

const text = (description: string) => Type.String({ description });
const flag = (description: string) => Type.Boolean({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const byName = <Value extends TSchema>(value: Value, description: string) =>
  Type.Record(Type.String(), value, { description });

const AuditRule = Type.Object(
  {
    absolute_score: Type.Number({ description: 'Score in the engine, 0 to 100.' }),
    weightage: Type.Number({ description: 'Weight of the component in percent.' }),
    weighted_score: Type.Number({ description: 'absolute_score · weightage / 100 when selected, otherwise 0.' }),
    selected: flag('Whether the rule applies to the party.'),
  },
  { $id: 'RiskAuditRule', description: 'A rule of the risk score engine and whether it applies.' },
);

const RiskViewPart = Type.Object(
  {
    risk_level: riskLevel('`Low` 0-30, `Medium` 31-50, `High` 51-100.'),
    risk_scores: byName(Type.Number(), 'Scores of the rules that apply, by name.'),
    score: Type.Number({ description: 'Highest of these scores.' }),
    weightage: Type.Number({ description: 'Weight of the component in percent.' }),
  },
  { $id: 'RiskComponent', description: 'One component of the risk score.' },
);

export const SourceDetail = Type.Object({
  categories: texts('Categories of the record on this list.'),
  countries: texts('English short names.'),
  description: text('Description of the list.'),
  publisher: text('Publisher of the list.'),
  url: text('Web address of the record at the publisher, or of the list.'),
  source: text('Name of the list, such as `ofac_sdn`.'),
  source_id: text("The publisher's own id of the record."),
  record_id: text('Id of the record on this list, for `GET /api/records/{record_id}`.'),
  version: text('Edition of the list that was screened.'),
  merged_by: text(
    'Why this record was joined with the leading record ("an equal name and the same date 1961-04-12"); empty on the leading record. With `group_data`, each list has its own `data`.',
  ),
  demonstration: flag('Whether this is a fictitious record of the demonstration list.'),
  data: Type.Optional(EntityData),
});

const WhitelistStandingSchema = Type.Object(
  {
    state: oneOf(
      WHITELIST_STATES,
      '`applied`: the record is `False Positive` because of the whitelisting. `returned`: the record has changed since and is open again.',
    ),
    reason: text('Reason for the whitelisting.'),
    decided_by: text('Id of the user.'),
    email: text('E-mail address of the user.'),
    decided_at: text('ISO 8601, UTC.'),
    search_reference: text('Id of the search in which the decision was made.'),
  },
  { $id: 'WhitelistStanding', description: 'Status of a whitelisting of the subject and record.' },
);

export const SearchResult = Type.Object(
  {
    id: text('Id of the record, stable across editions of its list.'),
    name: text('Primary name of the party.'),
    score: Type.Number({ description: 'Match score, 0 to 100, one decimal.' }),
    confidence: Type.Number({ description: 'Amount of independent evidence, 0 to 100.' }),
    birth_incorporation_date: texts('ISO dates, possibly partial: `1947` or `1947-03`.'),
    categories: texts('Categories of the party, in canonical spelling.'),
    countries: texts('English short names.'),
    entity_types: someOf(ENTITY_TYPES, 'Entity types of the party.'),
    match_status: resultStatus('Status of the result: `Potential Match` until an analyst decides.'),
    matched_alias: texts('Aliases that reached the threshold, best first.'),
    matched_rca: texts('Names of relatives and associates that reached the threshold, best first.'),
    matched_names: Type.Array(
      Type.Object({
        matched_name: text('Name that reached the threshold.'),
        matching_fields: Type.Object(
          {
            alias: flag('Whether the name is an alias.'),
            birth_incorporation_date: flag('Whether a listed date matches the requested date.'),
            image: flag('Whether the face in the image matches a listed picture of the party.'),
            profile_name: flag('Whether the name is the primary name.'),
          },
          { description: 'Matching fields.' },
        ),
        record_id: text('Id of the record with this name.'),
        score: text('Match score as text, 0 to 100, one decimal.'),
        source_ids: texts("The publishers' ids of the record."),
      }),
      {
        description:
          'All names that reached the threshold, best first; empty if the record was found by an identifier only.',
      },
    ),
    relevance_status: Type.Object(
      {
        alias: flag('Whether an alias reached the threshold.'),
        birth_incorporation_date: flag('Whether a listed date matches the requested date.'),
        category: flag('Whether the record has a requested category.'),
        country: flag('Whether the record has a requested country; false if its country is unknown.'),
        entity_type: flag('Whether the record has a requested entity type; false if its type is only compatible.'),
        image_match: flag('Whether the face in the image matches a listed picture of the party.'),
        potential_match: flag('Whether the result is still undecided.'),
        profile_name: flag('Whether the primary name, in any script, reached the threshold.'),
        rca_name: flag('Whether the name of a relative or associate reached the threshold.'),
        unique_identifier: flag('Whether the record has the requested identifier.'),
      },
      { description: 'Parts of the request that the record matches.' },
    ),
    explanation: Explanation,
    data: EntityData,
    risk_audit: Type.Object(
      {
        category_rules: byName(AuditRule, 'All categories of the engine, in lower case.'),
        country_rules: byName(AuditRule, 'All countries of the engine and of the record, in lower case.'),
        floor_rules: byName(
          Type.Object({
            floor: Type.Number({ description: 'Lowest score where the rule applies.' }),
            selected: flag('Whether the rule applies.'),
            raised_by: Type.Number({ description: 'Points that this floor added to the computed score.' }),
          }),
          'Floors by rule: the lowest score where the rule applies.',
        ),
        computed_score: Type.Number({ description: 'Weighted sum before floors.' }),
      },
      { description: 'All rules of the risk score, whether or not they apply.' },
    ),
    risk_decision: riskDecision(
      '`Passed` for Low, `For Review` for Medium and High. After a decision: `Failed` for a true positive, `Passed` for a false positive.',
    ),
    risk_level: riskLevel('`Low` 0-30, `Medium` 31-50, `High` 51-100.'),
    risk_score: Type.Number({ description: 'Risk of the listed party, 0 to 100, regardless of the match score.' }),
    risk_score_engine_id: text('Id of the engine that computed the score.'),
    risk_title: text('Title of the engine.'),
    risk_view: Type.Object(
      { categories: RiskViewPart, countries: RiskViewPart, crimes: RiskViewPart, custom_list: RiskViewPart },
      { description: 'Risk score by component.' },
    ),
    source_details: Type.Array(SourceDetail, {
      description: 'Lists with a record of the party; with `group_data`, each with its own `data`.',
    }),
    adverse_media: Type.Array(AdverseMediaArticle, {
      description: 'Articles of the search that are linked to this record by its own data.',
    }),
    adverse_media_details: AdverseMediaDetails,
    decision: Type.Union([DecisionSchema, Type.Null()], {
      description: 'Latest decision in this search; null if there is none.',
    }),
    whitelist: Type.Union([WhitelistStandingSchema, Type.Null()], {
      description: 'Whitelisting from an earlier search of the same subject; null if there is none.',
    }),
    adverse_media_performed: flag('Whether adverse media was searched.'),
    hio: flag('Whether the party heads an international organization.'),
    demonstration: flag('Whether this is a fictitious record of the demonstration list.'),
    created_at: text('When the record was matched, ISO 8601, UTC.'),
    updated_at: text('When the status last changed, ISO 8601, UTC.'),
    version: text('Editions that were screened, such as `ofac_sdn@2026-11-20T04:00:00Z`.'),
  },
  { $id: 'SearchResult', description: 'A listed party that reached the threshold.' },
);

export type PublicSearchResult = Static<typeof SearchResult>;
