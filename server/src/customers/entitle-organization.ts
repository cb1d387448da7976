import type { Accounts } from '../accounts/accounts.js';
import { organizationNamed } from '../accounts/organizations.js';
import type { AnalysisMode } from '../domain/analysis-field.js';
import { AppError, type FieldError } from '../domain/app-error.js';
import { COMMAND_LINE } from '../domain/audit.js';
import { type Entitlements, MAX_CREDITS } from '../domain/entitlements.js';
import type { Organization } from '../domain/organization.js';
import type { Clock, NewId } from '../domain/ports.js';
import type { EntitlementChanges, SettingsRepository } from './ai-risk-settings.js';

export interface EntitleOrganizationDeps {
  readonly accounts: Pick<Accounts, 'findOrganization' | 'findOrganizationsByName'>;
  readonly settings: Pick<SettingsRepository, 'read' | 'entitle'>;
  readonly now: Clock;
  readonly newId: NewId;
}

export interface EntitledOrganization {
  readonly organization: Organization;
  readonly entitlements: Entitlements;
}

/**
 * Changes the modes and credits of an organization (by name or id) and returns the result; without changes only reads it. Credits
 * are whole numbers from 0 to `MAX_CREDITS`, or null for unlimited; a negative addition leaves at least 0. Throws
 * `validation_failed` with all errors.
 */
export async function entitleOrganization(
  deps: EntitleOrganizationDeps,
  idOrName: string,
  changes: EntitlementChanges,
): Promise<EntitledOrganization> {
  const organization = await organizationNamed(deps.accounts, idOrName);
  const { entitlements } = await deps.settings.read(organization.id);
  const faults = MODES.flatMap((mode) => faultsOf(mode, changes, entitlements));
  if (faults.length > 0) throw new AppError('validation_failed', { faults });
  if (MODES.every((mode) => Object.keys(changes[mode] ?? {}).length === 0)) return { organization, entitlements };

  const switches = MODES.some((mode) => changes[mode]?.enabled !== undefined);
  const after = await deps.settings.entitle(organization.id, changes, {
    ...{ id: deps.newId(), organizationId: organization.id, at: deps.now(), actor: COMMAND_LINE },
    action: switches ? 'organization.entitled' : 'organization.credited',
    target: { kind: 'organization', id: organization.id },
    details: { changes, before: entitlements },
  });
  return { organization, entitlements: after };
}

const MODES: readonly AnalysisMode[] = ['lite', 'advanced'];

function faultsOf(mode: AnalysisMode, changes: EntitlementChanges, before: Entitlements): FieldError[] {
  const { credits, addCredits } = changes[mode] ?? {};
  const faults: FieldError[] = [];
  if (credits !== undefined && credits !== null && !(isCount(credits) && credits >= 0)) {
    faults.push({ field: mode, message: `must be a whole number from 0 to ${MAX_CREDITS}, or unlimited` });
  }
  if (addCredits === undefined) return faults;
  const field = `add_${mode}`;
  if (!isCount(addCredits)) faults.push({ field, message: `must be a whole number of at most ${MAX_CREDITS}` });
  else if (credits !== undefined) faults.push({ field, message: `cannot be given together with ${mode}` });
  else if (before[mode].credits === null) {
    faults.push({
      field,
      message: `cannot be added: the ${mode} credits are unlimited; set them with --${mode}`,
    });
  }
  return faults;
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && Math.abs(value) <= MAX_CREDITS;
}
