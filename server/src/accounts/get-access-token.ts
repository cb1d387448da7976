import { AppError } from '../domain/app-error.js';
import { actorOf } from '../domain/audit.js';
import { hashOfSecret } from '../domain/hash-of-secret.js';
import type { RandomBytes } from '../domain/ports.js';
import { normalEmail } from '../domain/user.js';
import type { Sessions, Tokens } from './accounts.js';
import { type Login, type VerifyLoginDeps, verifyLogin } from './verify-login.js';

/** Interface specification, Limits: 180 minutes. */
const ACCESS_TOKEN_MS = 180 * 60 * 1000;

export interface GetAccessTokenDeps extends VerifyLoginDeps {
  readonly randomBytes: RandomBytes;
  readonly sessions: Pick<Sessions, 'add'>;
  readonly tokens: Pick<Tokens, 'sign'>;
}

/**
 * Trades e-mail and password for an access token. An unknown e-mail, a wrong password and a disabled user are told apart
 * neither by the answer nor by the work done. Throws `unauthorized`, or `rate_limited` after too many failures.
 */
export async function getAccessToken(
  deps: GetAccessTokenDeps,
  login: Login,
): Promise<{ accessToken: string; expiresAt: Date }> {
  const user = await verifyLogin(deps, { ...login, email: normalEmail(login.email) });
  if (!user) throw new AppError('unauthorized');
  const issuedAt = deps.now();
  const expiresAt = new Date(issuedAt.getTime() + ACCESS_TOKEN_MS);
  const session = { id: deps.newId(), secret: Buffer.from(deps.randomBytes(32)).toString('base64url') };
  const secretHash = hashOfSecret(session.secret);
  const { id: userId, organizationId } = user;
  const actor = actorOf({ ...user, userId, address: login.address, requestId: login.requestId });
  await deps.sessions.add(
    { id: session.id, secretHash, user, createdAt: issuedAt, expiresAt },
    {
      ...{ id: deps.newId(), organizationId, at: issuedAt, actor, action: 'user.logged_in' },
      ...{ target: { kind: 'user', id: userId }, details: { session_id: session.id } },
    },
  );
  const accessToken = await deps.tokens.sign({ session, user, issuedAt, expiresAt });
  return { accessToken, expiresAt };
}
