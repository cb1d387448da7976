import type { EntitleOrganizationDeps } from '../customers/entitle-organization.js';
import type { ReplayAnalysesDeps } from '../customers/replay-analyses.js';
import type { CliDeps } from './cli-deps.js';

/** Opens settings and analyses of customers for the duration of `work`. */
export async function withAiRisk<T>(
  { withDatabase }: CliDeps,
  work: (deps: EntitleOrganizationDeps & ReplayAnalysesDeps) => Promise<T>,
): Promise<T> {
  const [{ accountsRepository }, { settingsRepository }, { storedAnalysesRepository }] = await Promise.all([
    import('../accounts/accounts.repository.js'),
    import('../customers/ai-risk-settings.repository.js'),
    import('../customers/analyses.repository.js'),
  ]);
  return withDatabase(({ database, now, newId }) =>
    work({
      ...{ now, newId, accounts: accountsRepository(database) },
      ...{ settings: settingsRepository(database), analyses: storedAnalysesRepository(database) },
    }),
  );
}
