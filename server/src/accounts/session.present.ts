import type { Static } from 'typebox';
import type { AuthenticatedCaller } from '../domain/caller.js';
import type { Organization } from '../domain/organization.js';
import type { Preferences } from '../domain/preferences.js';
import type { ReviewPolicy } from '../domain/review-policy.js';
import type { User } from '../domain/user.js';
import { abilitiesOf } from './abilities.js';
import type { SecondFactorStanding } from './check-second-factor.js';
import { presentReviewPolicy } from './review-policy.present.js';
import type { ColleaguesData, MeData } from './session.schema.js';

export interface ServiceFacts {
  readonly version: string;
  readonly demonstration: boolean;
  readonly emailAvailable: boolean;
  readonly passkeysAvailable: boolean;
  readonly facesAvailable: boolean;
}

export interface Me {
  readonly caller: AuthenticatedCaller;
  readonly organization: Organization;
  readonly preferences: Preferences;
  readonly idleMs: number;
  readonly service: ServiceFacts;
  readonly secondFactor: SecondFactorStanding;
  readonly policy: ReviewPolicy;
}

export function presentMe({
  caller,
  organization,
  preferences,
  idleMs,
  service,
  secondFactor,
  policy,
}: Me): Static<typeof MeData> {
  const session = caller.credential === 'console' ? caller.session : undefined;
  return {
    user: { user_id: caller.userId, name: caller.name ?? '', email: caller.email, role: caller.role },
    organization: { organization_id: organization.id, name: organization.name },
    abilities: abilitiesOf(caller.role),
    preferences,
    session: session
      ? {
          expires_at: session.expiresAt.toISOString(),
          idle_seconds: idleMs / 1000,
          confirmed_until: (session.isConfirmed && session.confirmedUntil?.toISOString()) || null,
          method: session.method,
        }
      : null,
    second_factor: {
      is_set_up: secondFactor.hasApp || secondFactor.passkeys > 0,
      authenticator_app: secondFactor.hasApp,
      passkeys: secondFactor.passkeys,
      is_required: secondFactor.isRequired,
      setup_needed: caller.needsSecondFactor ?? false,
      recovery_codes_left: secondFactor.recoveryCodesLeft,
    },
    csrf_token: session?.csrfToken ?? '',
    service: {
      version: service.version,
      demonstration: service.demonstration,
      email_available: service.emailAvailable,
      passkeys_available: service.passkeysAvailable,
      faces_available: service.facesAvailable,
    },
    policy: presentReviewPolicy(policy),
  };
}

export function presentColleagues(users: readonly User[]): Static<typeof ColleaguesData> {
  return {
    colleagues: users.map((user) => ({
      user_id: user.id,
      name: user.name ?? '',
      email: user.email,
      role: user.role,
      disabled: user.disabledAt !== undefined,
    })),
  };
}
