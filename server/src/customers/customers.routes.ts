import { ABILITIES } from '../accounts/abilities.js';
import { CLIENT_REFERENCE_IN_USE } from '../cases/client-references.schema.js';
import { type Caller, ROLES } from '../domain/caller.js';
import type { Customer } from '../domain/customer.js';
import type { CustomerRequest } from '../domain/customer-request.js';
import type { Clock } from '../domain/ports.js';
import { type Route, route } from '../platform/http/route.js';
import { presentCustomer, presentCustomers, presentWholeCustomer } from './customer.present.js';
import { CustomerParams, CustomerSchema, WholeCustomerSchema } from './customer.schema.js';
import { DecisionRequest, DeletionData, DeletionRequest, readDecisionRequest } from './customer-decision.schema.js';
import { CustomersQuery, CustomersSchema, readCustomersQuery } from './customer-list.schema.js';
import { CustomerRequestSchema, readCustomerRequest } from './customer-request.schema.js';
import type { CustomerService } from './customers.js';

const tag = 'AI risk';

interface CustomerRouteDeps {
  readonly customers: CustomerService;
  readonly createCustomer: (caller: Caller, request: CustomerRequest) => Promise<Customer>;
  readonly now: Clock;
}

export function customerRoutes({ customers, createCustomer, now }: CustomerRouteDeps): Route[] {
  return [
    route({
      method: 'POST',
      url: '/api/ai-risk-customers',
      id: 'createCustomer',
      selects: true,
      scope: 'screen',
      tag,
      summary: 'Create and screen a customer',
      description:
        'Screens a party, stores it with its search (`search_reference`) and queues its analysis, for one credit of its mode. ' +
        'The response has status `Pending`; read the outcome here later, or receive it by webhook as `ai_risk.completed`. ' +
        'A refused request stores nothing and takes no credit.',
      access: ABILITIES['search.make'],
      takesImage: true,
      body: CustomerRequestSchema,
      read: (body, schemaErrors) => readCustomerRequest(body, schemaErrors, now()),
      data: CustomerSchema,
      errors: {
        400: 'The request is not valid, AiRisk or the mode is not available for the organization, or too many records match.',
        403: 'Your role does not allow this, or no credits of the mode are left.',
        409: CLIENT_REFERENCE_IN_USE,
        503: 'No list is loaded yet, or the database does not respond; try again.',
      },
      async handle({ caller, input }) {
        const customer = await createCustomer(caller, input);
        return presentCustomer(customer, customer.hasImage ? input.image?.text : undefined);
      },
    }),

    route({
      method: 'GET',
      url: '/api/ai-risk-customers',
      id: 'listCustomers',
      selects: true,
      tag,
      summary: 'List customers',
      description:
        "The organization's customers that match every filter, newest first; deleted ones only with `include_deleted=true`. " +
        'At most 100 per page; the response contains the size that was used.',
      access: ROLES,
      query: CustomersQuery,
      data: CustomersSchema,
      async handle({ caller, query }) {
        const { filter, page } = readCustomersQuery(query);
        return presentCustomers(await customers.list(caller, filter, page), page);
      },
    }),

    route({
      method: 'GET',
      url: '/api/ai-risk-customers/:customer_id',
      id: 'readCustomer',
      selects: true,
      tag,
      summary: 'Read a customer',
      description: 'A customer, deleted or not, with its image and all decisions.',
      access: ROLES,
      params: CustomerParams,
      data: WholeCustomerSchema,
      handle: async ({ caller, params }) => presentWholeCustomer(await customers.read(caller, params.customer_id)),
    }),

    route({
      method: 'POST',
      url: '/api/ai-risk-customers/update',
      id: 'decideCustomer',
      scope: 'decide',
      tag,
      summary: 'Decide on a customer',
      description:
        "Records an analyst's decision on the verdict once `status` is `COMPLETED`. A decision may be changed, which replaces or clears " +
        'its reason; the history keeps every one. A reason alone may be noted at any time. Under a review policy, the decision on a ' +
        'customer with results or articles is derived from the decisions on those; a different one is refused.',
      access: ABILITIES['case.decide'],
      body: DecisionRequest,
      read: readDecisionRequest,
      data: WholeCustomerSchema,
      errors: {
        400: 'The request is not valid, no active customer has this id, or its analysis is not completed.',
      },
      handle: async ({ caller, input }) =>
        presentWholeCustomer(await customers.decide(caller, input.customerId, input.decision)),
    }),

    route({
      method: 'POST',
      url: '/api/ai-risk-customers/delete',
      id: 'deleteCustomer',
      scope: 'decide',
      tag,
      summary: 'Delete a customer',
      description: 'Hides a customer from the list; `include_deleted=true` shows it. Nothing is erased.',
      access: ABILITIES['case.decide'],
      body: DeletionRequest,
      data: DeletionData,
      errors: { 400: 'The request is not valid, or no active customer has this id.' },
      async handle({ caller, body }) {
        const reason = body.deleted_reason.trim();
        await customers.remove(caller, body.customer_id, reason);
        return { deleted_reason: reason, message: 'The customer has been deleted' };
      },
    }),
  ];
}
