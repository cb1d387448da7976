import type { FastifyInstance } from 'fastify';
import { ROLES } from '../../domain/caller.js';
import {
  CustomerParams,
  CustomerSchema,
  toWireCustomer,
  toWireWholeCustomer,
  WholeCustomerSchema,
} from '../../wire/customer.js';
import { CustomersQuery, CustomersSchema, readCustomersQuery, toWireCustomers } from '../../wire/customer-list.js';
import { CustomerRequestSchema } from '../../wire/customer-request.js';
import { readCustomerRequest } from '../../wire/read-customer-request.js';
import { addRoute } from '../route.js';
import type { World } from '../world.js';

const tag = 'AI risk';

export function customerRoutes(
  app: FastifyInstance,
  world: Pick<World, 'authenticate' | 'createCustomer' | 'listCustomers' | 'readCustomer'>,
): void {
  addRoute(app, world, {
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
    read: readCustomerRequest,
    data: CustomerSchema,
    errors: {
      400: 'The request is not valid, AiRisk or the mode is not enabled for this organization, or too many records match.',
      403: 'Your role does not allow this, or the credits of the mode are used up.',
      503: 'No list is loaded yet, or the database does not answer; try again.',
    },
    handle: async ({ caller, asked }) => toWireCustomer(await world.createCustomer(caller, asked), asked.image?.text),
  });

  addRoute(app, world, {
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
      return toWireCustomers(await world.listCustomers(caller, filter, page), page);
    },
  });

  addRoute(app, world, {
    method: 'GET',
    url: '/api/ai-risk-customers/:customer_id',
    id: 'readCustomer',
    tag,
    summary: 'Read a customer',
    description: 'A customer with its image and with every decision on it, a deleted one too.',
    access: ROLES,
    params: CustomerParams,
    data: WholeCustomerSchema,
    handle: async ({ caller, params }) => toWireWholeCustomer(await world.readCustomer(caller, params.customer_id)),
  });
}
