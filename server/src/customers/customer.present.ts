import type { Static } from 'typebox';
import { presentDecision } from '../cases/customer-words.present.js';
import { presentOutcome } from '../cases/outcome.present.js';
import { countryName } from '../domain/country.js';
import type { Customer, WholeCustomer } from '../domain/customer.js';
import type { Page, PageOf } from '../domain/page.js';
import { presentCursor } from '../platform/http/cursor.js';
import { presentDate } from '../platform/http/date.js';
import { presentQueuePagination } from '../platform/http/queue-page.js';
import type { CustomerSchema, WholeCustomerSchema } from './customer.schema.js';
import type { CustomersSchema } from './customer-list.schema.js';

/** Lists leave out the image. */
export function presentCustomer(customer: Customer, image?: string): Static<typeof CustomerSchema> {
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
    test: customer.isTest === true,
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

export function presentCustomers(
  { customers, total, isMore, last }: PageOf & { readonly customers: readonly Customer[] },
  page: Page,
): Static<typeof CustomersSchema> {
  return {
    customers: customers.map((customer) => presentCustomer(customer)),
    pagination: { ...presentQueuePagination(page, total), total_is_exact: isMore !== true },
    next_cursor: presentCursor(last),
  };
}
