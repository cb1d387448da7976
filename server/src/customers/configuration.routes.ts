import { ABILITIES } from '../accounts/abilities.js';
import { ROLES } from '../domain/caller.js';
import { type Route, route } from '../platform/http/route.js';
import type { ConfigurationService } from './configuration.js';
import { disabledFields, presentConfiguration } from './configuration.present.js';
import {
  ConfigurationData,
  ConfigurationRequest,
  readConfigurationRequest,
  SavedConfigurationData,
} from './configuration.schema.js';

const tag = 'AI risk';
const NO_MAIL_SERVER = 'E-mails wait until the operator of this server sets SMTP_URL';

/** `sendsEmail` is false without a mail server. */
export function configurationRoutes(configurations: ConfigurationService, sendsEmail: boolean): Route[] {
  return [
    route({
      method: 'GET',
      url: '/api/ai-risk-configuration',
      id: 'readConfiguration',
      tag,
      summary: 'Read the configuration',
      description: "The organization's configuration of the AI risk module.",
      access: ROLES,
      data: ConfigurationData,
      handle: async ({ caller }) => ({
        configuration: presentConfiguration(await configurations.read(caller), sendsEmail),
      }),
    }),

    route({
      method: 'POST',
      url: '/api/ai-risk-configuration',
      id: 'updateConfiguration',
      scope: 'configure',
      tag,
      summary: 'Update the configuration',
      description:
        'Every update contains all required fields; other fields stay unchanged when omitted. Changes apply to later requests.',
      access: ABILITIES['configuration.write'],
      body: ConfigurationRequest,
      // The service reports these errors together with its own: it knows the available modes.
      read: (body, schemaErrors) => ({ request: readConfigurationRequest(body, schemaErrors), faults: [] }),
      data: SavedConfigurationData,
      errors: { 400: 'The request is not valid, or the default mode is not available for the organization.' },
      async handle({ caller, input: { update, faults } }) {
        const saved = await configurations.update(caller, update, faults);
        const configuration = presentConfiguration(saved, sendsEmail);
        const note = saved.alerts.email && !sendsEmail ? `. ${NO_MAIL_SERVER}` : '';
        return {
          configuration,
          message: `The configuration has been saved${disabledFields(configuration)}${note}`,
        };
      },
    }),
  ];
}
