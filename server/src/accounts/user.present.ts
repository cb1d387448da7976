import type { Static } from 'typebox';
import type { Organization } from '../domain/organization.js';
import type { Session } from '../domain/session.js';
import type { User } from '../domain/user.js';
import type { OrganizationData, SessionsData, UserSchema } from './user.schema.js';

export function presentUser({
  id: userId,
  email,
  name = '',
  role: is,
  createdAt,
  disabledAt,
}: User): Static<typeof UserSchema> {
  return {
    user_id: userId,
    email,
    name,
    role: is,
    created_at: createdAt.toISOString(),
    disabled_at: disabledAt?.toISOString() ?? null,
  };
}

export function presentSessions(sessions: readonly Session[]): Static<typeof SessionsData> {
  return {
    sessions: sessions.map((session) => ({
      id: session.id,
      kind: session.kind,
      user_id: session.userId,
      method: session.method,
      created_at: session.createdAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      address: session.address ?? '',
      request_id: session.requestId ?? '',
    })),
  };
}

export function presentOrganization({
  id: organizationId,
  name,
  createdAt,
}: Organization): Static<typeof OrganizationData> {
  return { organization: { organization_id: organizationId, name, created_at: createdAt.toISOString() } };
}
