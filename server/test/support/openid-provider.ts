import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { after } from 'node:test';
import Provider, { type Configuration, interactionPolicy } from 'oidc-provider';
import { freePort } from './free-port.js';

export const CLIENT = { id: 'touchstone', secret: 'a-secret-of-the-client-that-is-long-enough' };
/** Another application of the same company. */
export const OTHER_CLIENT = { id: 'intranet', secret: 'another-secret-of-another-client-entirely' };

/** Claims of people who can sign in, by their subject, which is also the name to sign in with. */
type People = Map<string, Readonly<Record<string, unknown>>>;

interface OpenIdProvider {
  readonly issuer: string;
  readonly people: People;
  /** Settings of a service at `address` whose users of the organization sign in here. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A real OpenID Connect provider on loopback, with a page that asks for a name and no password. Stops after the tests of the file. */
export async function openidProvider(address: string): Promise<OpenIdProvider> {
  const port = await freePort();
  // Another site than the service at 127.0.0.1, for browsers.
  const issuer = `http://localhost:${port}`;
  const people: People = new Map();
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const configuration: Configuration = {
    clients: [
      clientAt(CLIENT, `${address}/api/single-sign-on/callback`),
      clientAt(OTHER_CLIENT, 'http://127.0.0.1:9/callback'),
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    cookies: { keys: ['the key of cookies in a test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy, url: (_, { uid }) => `/sign-in/${uid}` },
    async findAccount(_, sub) {
      const claims = people.get(sub);
      return claims && { accountId: sub, claims: async () => ({ ...claims, sub }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client?.clientId ?? '',
        accountId: oidc.session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: 300, AuthorizationCode: 60, Grant: 300, IdToken: 300, Interaction: 300, Session: 3600 },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();

  async function askName(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        '<!doctype html><html lang="en"><title>Company sign-in</title><form method="post"><label>User name <input name="name" autofocus></label><button>Continue</button></form></html>',
      );
      return;
    }
    let body = '';
    for await (const part of request) body += part;
    const accountId = new URLSearchParams(body).get('name') ?? '';
    const result = people.has(accountId)
      ? { login: { accountId } }
      : { error: 'access_denied', error_description: 'The user left' };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  }

  const server = createServer((request, response) => {
    void (request.url?.startsWith('/sign-in/') ? askName(request, response) : answer(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    issuer,
    people,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
      OIDC_NAME: 'Example Bank',
      OIDC_ROLES_CLAIM: 'groups',
      OIDC_ROLES: JSON.stringify({ 'aml-admins': 'admin', 'aml-leads': 'lead', 'aml-analysts': 'analyst' }),
      OIDC_CREATE_USERS: 'true',
      OIDC_ALLOW_PRIVATE: '127.0.0.1,::1',
    },
  };
}

function clientAt({ id, secret }: typeof CLIENT, redirectUri: string) {
  return {
    ...{ client_id: id, client_secret: secret, redirect_uris: [redirectUri] },
    ...{ response_types: ['code' as const], grant_types: ['authorization_code'] },
  };
}

/** A browser's cookies and visits, without following where it is led. */
export class Visitor {
  readonly #cookies = new Map<string, string>();

  /** Of one host: cookies do not know ports. */
  cookie(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  set(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async visit(url: string, form?: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) {
    const answer = await fetch(url, {
      method: form === undefined ? 'GET' : 'POST',
      headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...headers },
      ...(form && { body: new URLSearchParams(form) }),
      redirect: 'manual',
    });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const isOver = value === '' || attributes.some((one) => /^expires=Thu, 01 Jan 1970|^max-age=0/i.test(one));
      if (isOver) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    return {
      status: answer.status,
      headers: answer.headers,
      text: await answer.text(),
      location: location === null ? '' : new URL(location, url).href,
    };
  }

  /** Goes where it is led until it would come to an address that begins with `stop`, and enters the name where it is asked for. */
  async follow(url: string, name: string, stop: string): Promise<string> {
    let next = url;
    for (let steps = 0; steps < 20; steps++) {
      if (next.startsWith(stop)) return next;
      const page = await this.visit(next);
      next = page.location === '' ? (await this.visit(next, { name })).location : page.location;
      if (next === '') throw new Error('the provider led nowhere');
    }
    throw new Error('the provider led in a circle');
  }
}
