import { resolve } from 'node:path';
import { ROLES, type Role } from '../../domain/caller.js';
import { isPrivateHost } from '../outgoing/private-host.js';
import type { Variable } from './variable.js';
import { addresses, endpoint, oneOf, textOf } from './variable-parsers.js';

/** Roles that nobody gets by default: an administrator and a program are named on purpose. */
const DEFAULT_ROLES = ['viewer', 'analyst', 'lead'] as const satisfies readonly Role[];

/** Sign-in to the console by an OpenID Connect provider. */
export const SINGLE_SIGN_ON_VARIABLES = {
  OIDC_ISSUER: {
    meaning:
      'Issuer of the OpenID Connect provider with which users of one organization sign in to the console ([single sign-on](single-sign-on.md)); if not set, there is no single sign-on',
    allowed: 'an https URL; http in a private network',
    parse: issuer,
  },
  OIDC_CLIENT_ID: {
    meaning: 'Client id that the provider gave to this service',
    allowed: '1 to 500 characters',
    parse: textOf(1, 500),
  },
  OIDC_CLIENT_SECRET: {
    meaning: 'Client secret that the provider gave to this service',
    allowed: '1 to 1000 characters',
    parse: textOf(1, 1000),
  },
  OIDC_CLIENT_SECRET_FILE: {
    meaning: 'The same from a file, in place of `OIDC_CLIENT_SECRET`; read again within the hour after it changes',
    allowed: 'a file of this machine',
    parse: (text) => resolve(text),
  },
  OIDC_SCOPES: {
    meaning: 'Scopes to request',
    allowed: 'words separated by spaces, `openid` among them',
    default: 'openid email profile',
    parse: scopes,
  },
  OIDC_NAME: {
    meaning: 'Name of the provider on the button of the sign-in page: "Sign in with …"',
    allowed: '1 to 60 characters',
    default: 'single sign-on',
    parse: textOf(1, 60),
  },
  OIDC_ORGANIZATION: {
    meaning: 'Id of the organization whose users sign in with the provider; can be left out while there is only one',
    allowed: '24 lower-case hex characters',
    parse: organizationId,
  },
  OIDC_ROLES_CLAIM: {
    meaning:
      'Claim with the groups or roles of a user: its name, or its path with dots (`realm_access.roles`). If not set, roles are managed in the console',
    allowed: '1 to 200 characters',
    parse: textOf(1, 200),
  },
  OIDC_ROLES: {
    meaning:
      "Role for each value of that claim; the one with the most rights counts. Updates the user's role at every sign-in",
    allowed: `\`{"value": "role"}\` with ${ROLES.map((role) => `\`${role}\``).join(', ')}`,
    parse: roles,
  },
  OIDC_DEFAULT_ROLE: {
    meaning:
      'Role of users whose claim names none, and of new users without `OIDC_ROLES_CLAIM`; if not set, they are refused',
    allowed: DEFAULT_ROLES.map((role) => `\`${role}\``).join(', '),
    parse: oneOf(DEFAULT_ROLES),
  },
  OIDC_CREATE_USERS: {
    meaning: '`true` creates a user at the first sign-in; otherwise an administrator adds users first',
    allowed: '`true`, `false`',
    default: 'false',
    parse: (text) => oneOf(['true', 'false'])(text) === 'true',
  },
  OIDC_EMAIL_VERIFIED_CLAIM: {
    meaning:
      'Claim that is true if the provider has verified the e-mail address; without it no user is created or linked. `xms_edov` for Entra ID',
    allowed: '1 to 100 characters',
    default: 'email_verified',
    parse: textOf(1, 100),
  },
  OIDC_ALLOW_PRIVATE: {
    meaning: 'Private addresses at which the provider may be reached; none if not set',
    allowed: 'addresses, comma-separated',
    parse: addresses,
  },
} as const satisfies Record<string, Variable<unknown>>;

type Values = {
  readonly [N in keyof typeof SINGLE_SIGN_ON_VARIABLES]?:
    | ReturnType<(typeof SINGLE_SIGN_ON_VARIABLES)[N]['parse']>
    | undefined;
};

/** The provider, and who may sign in by it. */
export interface SingleSignOnConfig {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: { readonly text: string } | { readonly path: string };
  readonly scopes: string;
  /** On the button of the sign-in page. */
  readonly name: string;
  /** Absent: the only organization. */
  readonly organizationId?: string;
  /** Absent: roles are managed in the console. */
  readonly rolesClaim?: string;
  readonly roles: Readonly<Record<string, Role>>;
  readonly defaultRole?: Role;
  readonly createsUsers: boolean;
  readonly emailVerifiedClaim: string;
  readonly allowPrivate: readonly string[];
}

/** The settings of the provider, whole or not at all. */
export function singleSignOnOf(values: Values, faults: string[]): SingleSignOnConfig | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId } = values;
  const { OIDC_CLIENT_SECRET: text, OIDC_CLIENT_SECRET_FILE: path } = values;
  const { OIDC_ROLES_CLAIM: rolesClaim, OIDC_ROLES: mapping } = values;
  if (issuer === undefined) return undefined;
  if (clientId === undefined) faults.push('OIDC_CLIENT_ID must be set when OIDC_ISSUER is');
  if ((text === undefined) === (path === undefined))
    faults.push('Set one of OIDC_CLIENT_SECRET and OIDC_CLIENT_SECRET_FILE when OIDC_ISSUER is set');
  if ((rolesClaim === undefined) !== (mapping === undefined))
    faults.push('OIDC_ROLES_CLAIM and OIDC_ROLES must be set together');
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !isPrivateHost(hostname))
    faults.push('OIDC_ISSUER must be an https URL outside the private network: it receives a secret');
  const clientSecret = text === undefined ? path && { path } : { text };
  if (clientId === undefined || !clientSecret) return undefined;
  return {
    ...{ issuer, clientId, clientSecret },
    scopes: values.OIDC_SCOPES ?? 'openid',
    name: values.OIDC_NAME ?? 'single sign-on',
    ...(values.OIDC_ORGANIZATION !== undefined && { organizationId: values.OIDC_ORGANIZATION }),
    ...(rolesClaim !== undefined && { rolesClaim }),
    roles: mapping ?? {},
    ...(values.OIDC_DEFAULT_ROLE !== undefined && { defaultRole: values.OIDC_DEFAULT_ROLE }),
    createsUsers: values.OIDC_CREATE_USERS ?? false,
    emailVerifiedClaim: values.OIDC_EMAIL_VERIFIED_CLAIM ?? 'email_verified',
    allowPrivate: values.OIDC_ALLOW_PRIVATE ?? [],
  };
}

/** Its spelling is kept: an issuer is compared to the letter, with its last slash. */
function issuer(text: string): string {
  endpoint(text);
  return text;
}

function scopes(text: string): string {
  const words = text.split(/ +/);
  if (!words.every((word) => /^[!#-[\]-~]+$/.test(word)) || !words.includes('openid'))
    throw new Error('must be words separated by spaces, with openid among them');
  return words.join(' ');
}

function organizationId(text: string): string {
  if (!/^[0-9a-f]{24}$/.test(text)) throw new Error('must be the id of an organization, 24 lower-case hex characters');
  return text;
}

function roles(text: string): Readonly<Record<string, Role>> {
  const fault = new Error(
    `must be a JSON object from values to roles (${ROLES.join(', ')}), such as {"aml-leads": "lead"}`,
  );
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw fault;
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw fault;
  const entries = Object.entries(parsed).map(([value, role]) => [value, ROLES.find((one) => one === role)] as const);
  if (entries.length === 0 || entries.some(([, role]) => role === undefined)) throw fault;
  return Object.fromEntries(entries) as Record<string, Role>;
}
