import { createServer } from 'node:http';
import { after } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { CLIENT } from './openid-provider.js';

/** The next ID token: its claims, and how it is signed. */
interface Forged {
  readonly claims: Readonly<Record<string, unknown>>;
  readonly signedWith: 'its key' | 'another key' | 'the client secret' | 'nothing';
}

interface RogueProvider {
  readonly issuer: string;
  /** Answer of the token endpoint from now on, for any code. */
  forge(token: Forged): void;
  /** Replaces parts of the metadata. */
  announce(metadata: Readonly<Record<string, unknown>>): void;
}

/** A provider that breaks the rules of OpenID Connect on purpose, as no real one can be made to. Stops after the tests of the file. */
export async function rogueProvider(): Promise<RogueProvider> {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  let forged: Forged = { claims: {}, signedWith: 'nothing' };
  let announced: Readonly<Record<string, unknown>> = {};
  let issuer = '';

  function idToken(): Promise<string> | string {
    const { claims, signedWith } = forged;
    if (signedWith === 'nothing') return new UnsecuredJWT({ ...claims }).encode();
    if (signedWith === 'the client secret')
      return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(CLIENT.secret));
    const { privateKey } = signedWith === 'its key' ? own : other;
    return new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'key' }).sign(privateKey);
  }

  async function answerTo(path: string): Promise<object> {
    if (path.startsWith('/.well-known/'))
      return {
        ...{ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` },
        ...{ jwks_uri: `${issuer}/keys`, response_types_supported: ['code'], subject_types_supported: ['public'] },
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        ...announced,
      };
    if (path === '/keys')
      return { keys: [{ ...(await exportJWK(own.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' }] };
    return { access_token: 'secret-access-token', token_type: 'Bearer', expires_in: 60, id_token: await idToken() };
  }

  const server = createServer((request, response) => {
    void answerTo(request.url ?? '').then((body) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  issuer = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    issuer,
    forge(token) {
      forged = token;
    },
    announce(metadata) {
      announced = metadata;
    },
  };
}
