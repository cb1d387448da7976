import { ENTITY_TYPES } from '@touchstone/engine';
import Type from 'typebox';
import { OutcomeFields } from '../cases/ai-risk.schema.js';
import { AI_RISK_MODES } from '../cases/ai-risk-mode.js';
import { ANALYST_DECISIONS, CUSTOMER_STATUSES } from '../cases/customer-words.present.js';
import { CATEGORIES } from '../domain/category.js';
import { GENDERS } from '../domain/party-details.js';
import { VERDICTS } from '../domain/verdict.js';
import { Nullable } from '../platform/http/nullable.js';
import { oneOf, someOf } from '../platform/http/one-of.js';
import { outcome } from '../platform/http/outcomes.js';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const orEmpty = (what: string) => text(`${what}; empty when not supplied.`);
const time = (description: string) => Nullable(Type.String({ description }));

const customerFields = {
  customer_id: Type.String({ description: 'Id of the customer: 24 lower-case hex characters.' }),
  search_reference: text('Reference of its search, for `GET /api/searches/{search_reference}`.'),
  organization_id: text('Id of its organization.'),
  name: text('Name of the party.'),
  ai_risk_mode: Type.Enum([...AI_RISK_MODES], {
    description: 'Mode of the last analysis, or of the requested one.',
  }),
  status: oneOf(CUSTOMER_STATUSES, 'Status of the analysis.'),
  ...OutcomeFields,
  analysed_at: time('When the last analysis finished, ISO 8601, UTC; null until then.'),
  analyst_decision: Type.Enum(['', ...ANALYST_DECISIONS], { description: 'Empty until an analyst decides.' }),
  analyst_decision_reason: text("The analyst's note; empty if there is none."),
  match_score: Type.Integer({ description: 'Threshold: a match with at least this score is a hit, 0 to 100.' }),
  birth_incorporation_date: Nullable(
    Type.String({
      description: 'YYYY-MM-DD if complete, otherwise DD-MM-YYYY with `00`; null when not supplied.',
    }),
  ),
  nationality: orEmpty('Nationality as supplied'),
  occupation: orEmpty('Occupation of a person'),
  industry: orEmpty('Industry of a company'),
  address: orEmpty('Address'),
  parent: orEmpty('Name of a parent, or of the parent company'),
  spouse: orEmpty('Name of the spouse'),
  sibling: orEmpty('Name of a brother or sister'),
  known_alias: orEmpty('Another name'),
  identification_number: orEmpty('Passport, national id or similar'),
  business_registration_number: orEmpty('Registration number of a company'),
  imo_number: orEmpty('IMO number of a vessel'),
  tail_number: orEmpty('Tail number of an aircraft'),
  entity_type: someOf(ENTITY_TYPES, 'Entity types in canonical spelling.'),
  categories: someOf(CATEGORIES, 'Categories screened for, in canonical spelling.'),
  countries: texts('English short names of countries.'),
  biometric_search_image: Nullable(
    Type.String({
      description:
        'The image as supplied; null without one, in lists and in webhook events (see `has_biometric_image`).',
    }),
  ),
  has_biometric_image: Type.Boolean({
    description: 'True if an image is stored; an image that cannot be decoded is not.',
  }),
  upload_source: text('`API`, or the name of the uploaded file; empty for a customer of a search.'),
  deleted_at: time('When it was deleted, ISO 8601, UTC; null while it is active.'),
  deleted_reason: Nullable(Type.String({ description: 'Why it was deleted; null while it is active.' })),
  created_at: text('When it was created. ISO 8601, UTC.'),
  updated_at: text('When it was last changed. ISO 8601, UTC.'),
  gender: Type.Optional(oneOf(GENDERS, 'Gender of a person; absent when not supplied.')),
  identification_type: Type.Optional(text('Kind of document of `identification_number`; absent when not supplied.')),
  identification_country: Type.Optional(text('Issuing country of `identification_number`; absent when not supplied.')),
  client_reference: Type.Optional(text("The caller's own reference; absent when not supplied.")),
  ongoing_monitoring: Type.Optional(
    Type.Boolean({ description: 'Whether monitoring was requested; absent when not supplied.' }),
  ),
  test: Type.Boolean({ description: 'Whether it is a test (`test` of the request).' }),
};

export const CustomerSchema = Type.Object(customerFields, {
  $id: 'Customer',
  description: 'A customer: a party that is screened and analysed.',
});

/** A customer with its decisions. */
export const WholeCustomerSchema = Type.Object(
  {
    ...customerFields,
    decision_history: Type.Array(
      Type.Object({
        analyst_decision: Type.Enum(['', ...ANALYST_DECISIONS], {
          description: 'Empty if only a reason was given, or if a new verdict withdrew the decision.',
        }),
        analyst_decision_reason: text('The note; empty if there is none.'),
        verdict: outcome(Type.Enum(['', ...VERDICTS], { description: 'The verdict at that time.' }), ''),
        user_id: text('Id of the analyst; empty if a new verdict withdrew the decision.'),
        decided_at: text('When it was decided. ISO 8601, UTC.'),
      }),
      { description: 'Every decision, oldest first.' },
    ),
  },
  { $id: 'WholeCustomer', description: 'A customer with the history of its decisions.' },
);

export const CustomerParams = Type.Object({
  customer_id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the customer.' }),
});
