import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** How an answer differs from one of an honest browser and authenticator. */
export interface Deviation {
  readonly origin?: string;
  readonly rpId?: string;
  /** False: the authenticator has not verified its user. */
  readonly verified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly signedBy?: SoftwareAuthenticator;
  readonly type?: string;
}

interface Options {
  readonly challenge: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;

/** Browser and authenticator in one, with one passkey: an ES256 key, and answers as WebAuthn Level 3 encodes them. */
export function softwareAuthenticator({ origin, rpId }: { readonly origin: string; readonly rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counter = 0;

  function clientData(type: string, { challenge }: Options, deviation: Deviation): Buffer {
    const named = { type: deviation.type ?? type, challenge, origin: deviation.origin ?? origin, crossOrigin: false };
    return Buffer.from(JSON.stringify(named));
  }

  function authenticatorData(deviation: Deviation, flags: number, attested = Buffer.alloc(0)): Buffer {
    counter = deviation.counter ?? counter + 1;
    const head = Buffer.alloc(5);
    head[0] = flags | USER_PRESENT | (deviation.verified === false ? 0 : USER_VERIFIED);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(Buffer.from(deviation.rpId ?? rpId)), head, attested]);
  }

  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const };

  return {
    ...named,
    privateKey,

    /** Answer to the options of a new passkey. */
    create(options: Options, deviation: Deviation = {}) {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(deviation, HAS_CREDENTIAL, attested)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: clientData('webauthn.create', options, deviation).toString('base64url'),
          attestationObject: cbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      };
    },

    /** Answer to the options of a sign-in or a confirmation. */
    get(options: Options, deviation: Deviation = {}) {
      const client = clientData('webauthn.get', options, deviation);
      const data = authenticatorData(deviation, 0);
      const key = deviation.signedBy?.privateKey ?? privateKey;
      const { userHandle } = deviation;
      return {
        ...named,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), key).toString('base64url'),
          ...(userHandle !== undefined && { userHandle: Buffer.from(userHandle).toString('base64url') }),
        },
        clientExtensionResults: {},
      };
    },
  };
}

function sha256(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** EC2 key of RFC 9053, section 7.1: ES256 over P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );
}

/** RFC 8949 for integers, texts, bytes and maps. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])]);
  }
  throw new Error(`no CBOR for ${typeof value}`);
}

/** Major type and length. */
function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 256) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 255]);
}
