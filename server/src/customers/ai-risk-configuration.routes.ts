import type { FastifyInstance } from 'fastify';
import { ROLES } from '../domain/caller.js';
import { type Authenticator, addRoute } from '../platform/http/route.js';
import {
  ConfigurationData,
  ConfigurationRequest,
  presentConfiguration,
  readConfigurationRequest,
  SavedConfigurationData,
  switchedOff,
} from './configuration.schema.js';
import type { CustomerDeeds } from './customers.world.js';

const NO_MAIL_SERVER =
  'No e-mail is sent before the operator of this server has set SMTP_URL; what there is to tell until then waits';

export function aiRiskConfigurationRoutes(
  app: FastifyInstance,
  deps: Authenticator &
    Pick<CustomerDeeds, 'readConfiguration' | 'updateConfiguration'> & { readonly sendsEmail: boolean },
): void {
  addRoute(app, deps, {
    method: 'GET',
    url: '/api/ai-risk-configuration',
    id: 'readConfiguration',
    tag: 'AI risk',
    summary: 'Read the configuration',
    description: 'How the organization wants its AI risk module.',
    access: ROLES,
    data: ConfigurationData,
    handle: async ({ caller }) => ({
      configuration: presentConfiguration(await deps.readConfiguration(caller), deps.sendsEmail),
    }),
  });

  addRoute(app, deps, {
    method: 'POST',
    url: '/api/ai-risk-configuration',
    id: 'updateConfiguration',
    tag: 'AI risk',
    summary: 'Update the configuration',
    description:
      'The required fields are sent together on every update; of the others, what is left out stays as it is. ' +
      'Changes hold for everything that is asked for later.',
    access: ['admin'],
    body: ConfigurationRequest,
    // The faults go on to the flow, which knows the modes that the organization has.
    read: (body, schemaErrors) => ({ request: readConfigurationRequest(body, schemaErrors), faults: [] }),
    data: SavedConfigurationData,
    errors: { 400: 'The request is not valid, or the organization does not have the default mode.' },
    async handle({ caller, asked }) {
      const saved = await deps.updateConfiguration(caller, asked.update, asked.faults);
      const inVain = saved.alerts.email && !deps.sendsEmail;
      const configuration = presentConfiguration(saved, deps.sendsEmail);
      return {
        configuration,
        message: `The configuration has been saved${switchedOff(configuration)}${inVain ? `. ${NO_MAIL_SERVER}` : ''}`,
      };
    },
  });
}
