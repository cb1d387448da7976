import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import type { Clock } from '../domain/ports.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import {
  CustomerParams,
  CustomerSchema,
  presentCustomer,
  presentWholeCustomer,
  WholeCustomerSchema,
} from './customer.schema.js';
import { DecisionRequest, DeletionData, DeletionRequest, readDecisionRequest } from './customer-decision.schema.js';
import { CustomersQuery, CustomersSchema, presentCustomers, readCustomersQuery } from './customer-list.schema.js';
import { CustomerRequestSchema, readCustomerRequest } from './customer-request.schema.js';
import type { CustomerDeeds } from './customers.world.js';

const tag = 'AI risk';

export function customerRoutes(
  app: FastifyInstance,
  deps: Authenticator &
    Pick<CustomerDeeds, 'createCustomer' | 'listCustomers' | 'readCustomer' | 'decideCustomer' | 'deleteCustomer'> & {
      readonly now: Clock;
    },
): void {
  addRoute(app, deps, {
    method: 'POST',
    url: '/api/ai-risk-customers',
    id: 'createCustomer',
    tag,
    summary: 'Create and screen a customer',
    description:
      'Screens a party, stores it with its search (`search_reference`) and queues its analysis, for one credit of its mode. ' +
      'The answer has status `Pending`; the outcome is read here later, or comes by webhook as `ai_risk.completed`. ' +
      'A refused request stores nothing and takes no credit.',
    access: ['admin', 'analyst', 'integration'],
    takesImage: true,
    body: CustomerRequestSchema,
    read: (body, schemaErrors) => readCustomerRequest(body, schemaErrors, deps.now()),
    data: CustomerSchema,
    errors: {
      400: 'The request is not valid, AiRisk or the mode is not enabled for this organization, or too many records match.',
      403: 'Your role does not allow this, or the credits of the mode are used up.',
      503: 'No list is loaded yet, or the database does not answer; try again.',
    },
    handle: async ({ caller, asked }) => {
      const customer = await deps.createCustomer(caller, asked);
      return presentCustomer(customer, customer.hasImage ? asked.image?.text : undefined);
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/ai-risk-customers',
    id: 'listCustomers',
    tag,
    summary: 'List customers',
    description:
      'The customers of the organization that fit every filter, newest first; deleted ones only with `include_deleted=true`. ' +
      'At most 100 a page: more is taken as 100, and the size that was used is answered.',
    access: ROLES,
    query: CustomersQuery,
    data: CustomersSchema,
    async handle({ caller, query }) {
      const { filter, page } = readCustomersQuery(query);
      return presentCustomers(await deps.listCustomers(caller, filter, page), page);
    },
  });

  addRoute(app, deps, {
    method: 'GET',
    url: '/api/ai-risk-customers/:customer_id',
    id: 'readCustomer',
    tag,
    summary: 'Read a customer',
    description: 'A customer with its image and with every decision on it, a deleted one too.',
    access: ROLES,
    params: CustomerParams,
    data: WholeCustomerSchema,
    handle: async ({ caller, params }) => presentWholeCustomer(await deps.readCustomer(caller, params.customer_id)),
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/ai-risk-customers/update',
    id: 'decideCustomer',
    tag,
    summary: 'Decide on a customer',
    description:
      'Writes down what an analyst holds of the verdict, once `status` is `COMPLETED`. A decision may be changed later, and then has the reason ' +
      'that is given with it, or none; every one stays in the history. A reason alone may be noted at any time.',
    access: ['admin', 'analyst'],
    body: DecisionRequest,
    read: readDecisionRequest,
    data: WholeCustomerSchema,
    errors: {
      400: 'The request is not valid, there is no such customer that is active, or its analysis is not completed.',
    },
    handle: async ({ caller, asked }) =>
      presentWholeCustomer(await deps.decideCustomer(caller, asked.customerId, asked.decision)),
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/ai-risk-customers/delete',
    id: 'deleteCustomer',
    tag,
    summary: 'Delete a customer',
    description: 'Hides a customer from the list; `include_deleted=true` shows it. Nothing of it is lost.',
    access: ['admin', 'analyst'],
    body: DeletionRequest,
    data: DeletionData,
    errors: { 400: 'The request is not valid, or there is no such customer that is active.' },
    async handle({ caller, body }) {
      const reason = body.deleted_reason.trim();
      await deps.deleteCustomer(caller, body.customer_id, reason);
      return { deleted_reason: reason, message: 'The customer has been deleted' };
    },
  });
}
