import { hashOfSecret } from '../domain/hash-of-secret.js';
import { checkLoginFailures, LOGIN_WINDOW_MS } from '../domain/login-failures.js';
import { Refusal } from '../domain/refusal.js';
import { normalEmail, type User } from '../domain/user.js';
import type { Accounts, FailedLogins, Passwords, Sessions, Tokens } from './ports/accounts.js';
import type { Clock, NewId, RandomBytes } from './ports.js';

/** Interface specification, Limits: 180 minutes. */
const ACCESS_TOKEN_MS = 180 * 60 * 1000;

export interface GetAccessTokenWorld {
  readonly now: Clock;
  readonly newId: NewId;
  readonly randomBytes: RandomBytes;
  readonly accounts: Pick<Accounts, 'findUser'>;
  readonly failedLogins: Pick<FailedLogins, 'count' | 'forget'>;
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly sessions: Pick<Sessions, 'add'>;
  readonly tokens: Pick<Tokens, 'sign'>;
  /** Runs tries with one key one after another, so that right ones made at once are not counted as failures of each other. */
  readonly inTurn: <T>(key: string, work: () => Promise<T>) => Promise<T>;
}

export interface Login {
  readonly email: string;
  readonly password: string;
  /** The network address it comes from. */
  readonly address: string;
}

/**
 * Trades e-mail and password for an access token. An unknown e-mail, a wrong password and a disabled user are told apart
 * neither by the answer nor by the work done; too many failures refuse with `rate_limited` before any password is looked at.
 */
export async function getAccessToken(
  world: GetAccessTokenWorld,
  login: Login,
): Promise<{ accessToken: string; expiresAt: Date }> {
  const email = normalEmail(login.email);
  return world.inTurn(`${login.address} ${email}`, async () => {
    const { now, failedLogins } = world;
    const at = now();
    const since = new Date(at.getTime() - LOGIN_WINDOW_MS);
    const counted = await failedLogins.count({ email, address: login.address, at }, since, (failures) =>
      checkLoginFailures(failures, at),
    );
    const found = await userWithPassword(world, email, login.password).catch(async (error: unknown) => {
      await counted.takeBack().catch(() => {});
      throw error;
    });
    if (!found) throw new Refusal('unauthorized');
    await failedLogins.forget(email, login.address);
    const issuedAt = now();
    const expiresAt = new Date(issuedAt.getTime() + ACCESS_TOKEN_MS);
    const session = { id: world.newId(), secret: Buffer.from(world.randomBytes(32)).toString('base64url') };
    const secretHash = hashOfSecret(session.secret);
    await world.sessions.add({ id: session.id, secretHash, user: found, createdAt: issuedAt, expiresAt });
    const accessToken = await world.tokens.sign({ session, user: found, issuedAt, expiresAt });
    return { accessToken, expiresAt };
  });
}

/** The same work is done whether or not there is such a user. */
async function userWithPassword(
  { accounts, passwords }: Pick<GetAccessTokenWorld, 'accounts' | 'passwords'>,
  email: string,
  password: string,
): Promise<User | undefined> {
  const found = await accounts.findUser(email);
  const matches = await passwords.verify(password, found?.passwordHash);
  return found && matches && !found.user.disabledAt ? found.user : undefined;
}
