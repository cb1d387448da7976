import { Command, Option } from 'commander';
import { ACTIONS, type Action } from '../mcp/actions.js';
import type { CliDeps } from './cli-deps.js';
import { serviceAddressFaults } from './service-address.js';
import { requireSound } from './wrong-usage.js';

const DEFAULT_URL = 'http://127.0.0.1:8080';

interface McpCommandOptions {
  readonly url?: string;
  readonly allow?: readonly Action[];
}

/** `touchstone mcp` */
export function mcpCommand(deps: CliDeps): Command {
  return new Command('mcp')
    .description(
      'Let language models read cases of the running service: the Model Context Protocol on stdin and stdout',
    )
    .option('--url <address>', `address of the service; default: TOUCHSTONE_URL, or ${DEFAULT_URL}`)
    .addOption(
      new Option('--allow <action...>', 'also allow storing searches (screen) or deciding on results (decide)').choices(
        ACTIONS,
      ),
    )
    .addHelpText(
      'after',
      '\nThe credential is TOUCHSTONE_KEY (an API key) or TOUCHSTONE_TOKEN (an access token) of the environment: its role and limits apply.',
    )
    .action((options: McpCommandOptions) => serve(deps, options));
}

async function serve({ environment, version, note }: CliDeps, { url, allow = [] }: McpCommandOptions): Promise<void> {
  const { TOUCHSTONE_KEY: apiKey, TOUCHSTONE_TOKEN: accessToken, TOUCHSTONE_URL: address } = environment;
  const service = url ?? address ?? DEFAULT_URL;
  const credential = apiKey ? { apiKey } : accessToken ? { accessToken } : undefined;
  requireSound(
    ...serviceAddressFaults(url === undefined ? 'TOUCHSTONE_URL' : '--url', service),
    ...(credential ? [] : [{ field: 'TOUCHSTONE_KEY', message: 'must be set to an API key of the service' }]),
  );
  if (credential === undefined) return;
  const { serveMcp } = await import('../mcp/serve-mcp.js');
  await serveMcp({ version, url: service, credential, allowed: allow, onError: ({ message }) => note(message) });
}
