import Type, { type Static } from 'typebox';
import { AI_RISK_MODES } from '../cases/ai-risk-mode.js';
import { ANALYST_DECISIONS, presentDecision } from '../cases/customer-words.present.js';
import { presentOutcome } from '../cases/outcome.present.js';
import { countryName } from '../domain/country.js';
import type { Customer, WholeCustomer } from '../domain/customer.js';
import { RECOMMENDATIONS } from '../domain/recommendation.js';
import { VERDICTS } from '../domain/verdict.js';
import { presentDate } from '../platform/http/date.js';
import { Nullable } from '../platform/http/nullable.js';

const text = (description: string) => Type.String({ description });
const texts = (description: string) => Type.Array(Type.String(), { description });
const orEmpty = (what: string) => text(`${what}; empty when not supplied.`);
const time = (description: string) => Nullable(Type.String({ description }));

const customerFields = {
  customer_id: Type.String({ description: 'Id of the customer: 24 lower-case hex characters.' }),
  search_reference: text('The search of its screening, to be read with `GET /api/searches/{search_reference}`.'),
  organization_id: text('The organization it belongs to.'),
  name: text('Name of the party.'),
  ai_risk_mode: Type.Enum([...AI_RISK_MODES], {
    description: 'Of its last analysis, or of the one that was asked for.',
  }),
  status: Type.Enum(['Pending', 'in-progress', 'COMPLETED'], { description: 'Of its analysis.' }),
  verdict: Type.Enum(['', ...VERDICTS], { description: 'Is it the same party? Empty until it was analysed.' }),
  recommendation: Type.Enum(['', ...RECOMMENDATIONS], { description: 'What should be done; empty until then.' }),
  narrative: Nullable(Type.String({ description: 'The reasoning in plain English; null until then.' })),
  key_drivers: texts('The reasons for the verdict, strongest first; empty until then.'),
  analysed_at: time('When the last analysis was finished, ISO 8601, UTC; null until then.'),
  analyst_decision: Type.Enum(['', ...ANALYST_DECISIONS], { description: 'Empty until an analyst decides.' }),
  analyst_decision_reason: text('The note of the analyst; empty when there is none.'),
  match_score: Type.Integer({ description: 'The bar a match must reach, 0 to 100.' }),
  birth_incorporation_date: Nullable(
    Type.String({
      description: 'YYYY-MM-DD when it is complete, DD-MM-YYYY with `00` when not; null when not supplied.',
    }),
  ),
  nationality: orEmpty('As it was written'),
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
  entity_type: texts('In canonical spelling.'),
  categories: texts('What it is screened for, in canonical spelling.'),
  countries: texts('English short names.'),
  biometric_search_image: Nullable(
    Type.String({
      description:
        'As it was sent; null when there is none, in the list, and in events sent to webhooks (see `has_biometric_image`).',
    }),
  ),
  has_biometric_image: Type.Boolean({
    description: 'True when an image is stored; one that cannot be decoded is not.',
  }),
  upload_source: text('`API`, or the name of the file it came in; empty when it came of a search.'),
  deleted_at: time('When it was deleted, ISO 8601, UTC; null while it is active.'),
  deleted_reason: Nullable(Type.String({ description: 'Why it was deleted; null while it is active.' })),
  created_at: text('ISO 8601, UTC.'),
  updated_at: text('ISO 8601, UTC.'),
  gender: Type.Optional(text('`male`, `female` or `other`; absent when not supplied.')),
  identification_type: Type.Optional(text('What `identification_number` is of; absent when not supplied.')),
  identification_country: Type.Optional(text('Who issued it; absent when not supplied.')),
  client_reference: Type.Optional(text("The caller's own reference; absent when not supplied.")),
  ongoing_monitoring: Type.Optional(Type.Boolean({ description: 'Absent when not supplied.' })),
};

export const CustomerSchema = Type.Object(customerFields, { $id: 'Customer', description: 'A party under analysis.' });

/** A customer as it is read by itself: with what was decided on the way. */
export const WholeCustomerSchema = Type.Object(
  {
    ...customerFields,
    decision_history: Type.Array(
      Type.Object({
        analyst_decision: Type.Enum(['', ...ANALYST_DECISIONS], {
          description: 'Empty where only a reason was given, or where a new verdict took the decision back.',
        }),
        analyst_decision_reason: text('Empty when none was given.'),
        verdict: Type.Enum(['', ...VERDICTS], { description: 'The verdict it was about.' }),
        user_id: text('Who decided; empty where a new verdict took the decision back.'),
        decided_at: text('ISO 8601, UTC.'),
      }),
      { description: 'Every decision, oldest first.' },
    ),
  },
  { $id: 'WholeCustomer', description: 'A party under analysis, with its history.' },
);

export const CustomerParams = Type.Object({
  customer_id: Type.String({ pattern: '^[0-9a-f]{24}$', description: 'Id of the customer.' }),
});

type WireCustomer = Static<typeof CustomerSchema>;

/** Without an image where that was not read: in the list. */
export function presentCustomer(customer: Customer, image?: string): WireCustomer {
  const { party, deleted, identificationType, identificationCountry, ongoingMonitoring } = customer;
  return {
    customer_id: customer.id,
    search_reference: customer.caseId,
    organization_id: customer.organizationId,
    name: party.name,
    ...presentOutcome(customer),
    analyst_decision_reason: customer.decisionReason ?? '',
    match_score: customer.matchScore,
    birth_incorporation_date: presentBirthDate(party.date),
    nationality: party.nationality ?? '',
    occupation: party.occupation ?? '',
    industry: party.industry ?? '',
    address: party.address ?? '',
    parent: party.parent ?? '',
    spouse: party.spouse ?? '',
    sibling: party.sibling ?? '',
    known_alias: party.knownAlias ?? '',
    identification_number: party.identificationNumber?.value ?? '',
    business_registration_number: party.businessRegistrationNumber ?? '',
    imo_number: party.imoNumber ?? '',
    tail_number: party.tailNumber ?? '',
    entity_type: [...party.entityTypes],
    categories: [...customer.categories],
    countries: (party.countries ?? []).map(countryName),
    biometric_search_image: image ?? null,
    has_biometric_image: customer.hasImage,
    upload_source: customer.uploadSource,
    deleted_at: deleted?.at.toISOString() ?? null,
    deleted_reason: deleted?.reason ?? null,
    created_at: customer.createdAt.toISOString(),
    updated_at: customer.updatedAt.toISOString(),
    ...(party.gender !== undefined && { gender: party.gender }),
    ...(identificationType !== undefined && { identification_type: identificationType }),
    ...(identificationCountry !== undefined && { identification_country: identificationCountry }),
    ...(customer.clientReference !== undefined && { client_reference: customer.clientReference }),
    ...(ongoingMonitoring !== undefined && { ongoing_monitoring: ongoingMonitoring }),
  };
}

export function presentWholeCustomer({
  customer,
  image,
  decisions,
}: WholeCustomer): Static<typeof WholeCustomerSchema> {
  return {
    ...presentCustomer(customer, image),
    decision_history: decisions.map(({ decision, reason, verdict, userId, at }) => ({
      analyst_decision: presentDecision(decision),
      analyst_decision_reason: reason ?? '',
      verdict: verdict ?? '',
      user_id: userId ?? '',
      decided_at: at.toISOString(),
    })),
  };
}

function presentBirthDate(date: Customer['party']['date']): string | null {
  if (date === undefined) return null;
  return date.precision === 'day' ? date.start : presentDate(date);
}
