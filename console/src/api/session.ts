import { queryOptions } from '@tanstack/react-query';
import { ask, keepCsrfToken } from './client.js';

type Role = 'admin' | 'lead' | 'analyst' | 'viewer' | 'integration';
export type Ability =
  | 'case.read'
  | 'case.decide'
  | 'case.assign'
  | 'case.arbitrate'
  | 'search.make'
  | 'statistics.team'
  | 'view.share';

export interface Preferences {
  readonly theme?: 'system' | 'light' | 'dark';
  readonly density?: 'comfortable' | 'compact';
  readonly time_zone?: string;
  readonly language?: string;
  readonly date_format?: string;
  /** Action to key; `''` switches the key off. */
  readonly keys?: Readonly<Record<string, string>>;
  readonly single_keys?: boolean;
  readonly motion?: 'system' | 'reduced';
  /** Whether the next open record or case is shown after a decision. */
  readonly go_on?: boolean;
  readonly columns?: Readonly<Record<string, unknown>>;
}

export interface Me {
  readonly user: { readonly user_id: string; readonly name: string; readonly email: string; readonly role: Role };
  readonly organization: { readonly organization_id: string; readonly name: string };
  readonly abilities: readonly string[];
  readonly preferences: Preferences;
  readonly session: {
    readonly expires_at: string;
    readonly idle_seconds: number;
    readonly confirmed_until: string | null;
  } | null;
  readonly csrf_token: string;
  readonly service: {
    readonly version: string;
    readonly demonstration: boolean;
    readonly email_available: boolean;
    readonly faces_available: boolean;
  };
}

export interface Colleague {
  readonly user_id: string;
  readonly name: string;
  readonly email: string;
  readonly role: Role;
  readonly disabled: boolean;
}

export const me = queryOptions({
  queryKey: ['me'],
  queryFn: async ({ signal }) => known(await ask<Me>('get', '/api/me', { signal })),
  staleTime: Number.POSITIVE_INFINITY,
});

export const colleagues = queryOptions({
  queryKey: ['colleagues'],
  queryFn: async ({ signal }) =>
    (await ask<{ colleagues: readonly Colleague[] }>('get', '/api/colleagues', { signal })).colleagues,
  staleTime: 5 * 60_000,
});

export const signIn = async (body: { email: string; password: string }): Promise<Me> =>
  known(await ask<Me>('post', '/api/session', { body }));

export const signOut = (): Promise<unknown> => ask('delete', '/api/session');

export const requestPasswordReset = (email: string): Promise<unknown> =>
  ask('post', '/api/request-password-reset', { body: { email } });

export const savePreferences = (body: { name?: string; preferences?: Preferences }) =>
  ask<{ preferences: Preferences }>('post', '/api/me/preferences', { body });

function known(answer: Me): Me {
  keepCsrfToken(answer.csrf_token);
  return answer;
}
