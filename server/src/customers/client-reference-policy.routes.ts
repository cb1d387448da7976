import Type from 'typebox';
import { ABILITIES } from '../accounts/abilities.js';
import { ROLES } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import type { ClientReferencePolicyService } from './client-reference-policy.js';

const unique = Type.Boolean({
  description: 'True if no two searches, and no two customers, may have the same `client_reference`.',
});

const ClientReferencePolicySchema = Type.Object(
  { unique },
  { $id: 'ClientReferencePolicy', description: 'Whether the organization uses each client reference only once.' },
);

const frame = { url: '/api/client-reference-policy', tag: 'Searches' } as const;

export function clientReferencePolicyRoutes(policy: ClientReferencePolicyService): Route[] {
  return [
    route({
      ...frame,
      method: 'GET',
      id: 'readClientReferencePolicy',
      summary: 'Read the policy for client references',
      description: 'Whether each `client_reference` may be used only once. Unless set, any number of uses is allowed.',
      access: ROLES,
      data: ClientReferencePolicySchema,
      handle: async ({ caller }) => ({ unique: await policy.isUnique(caller) }),
    }),

    route({
      ...frame,
      method: 'POST',
      id: 'setClientReferencePolicy',
      scope: 'configure',
      summary: 'Set the policy for client references',
      description:
        'With `unique`, a search or customer whose `client_reference` is in use is refused with 409 `client_reference_in_use`, which names the ' +
        'one that has it; rows of an upload fail one by one. Searches and customers are compared apart: a customer and a search may share a ' +
        'reference, and the search that comes with a customer has none of its own. References are compared exactly. A deleted customer and an ' +
        'erased search free theirs. Tests are compared with tests only. Refused while a reference is used more than once. For administrators.',
      access: ABILITIES['configuration.write'],
      body: Type.Object({ unique }, { additionalProperties: false }),
      data: ClientReferencePolicySchema,
      async handle({ caller, body }) {
        await policy.change(caller, body.unique);
        return { unique: await policy.isUnique(caller) };
      },
    }),
  ];
}
