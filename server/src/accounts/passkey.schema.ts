import Type from 'typebox';
import { Nullable } from '../platform/http/nullable.js';

const text = (description: string) => Type.String({ description });
const id = (description: string) => Type.String({ pattern: '^[0-9a-f]{24}$', description });
/** Bytes of a browser's answer. */
const bytes = (maxLength: number, description: string) =>
  Type.String({ minLength: 1, maxLength, pattern: '^[A-Za-z0-9_-]+$', description: `${description} Base64url.` });

const CREDENTIAL_ID = bytes(1400, 'Id that the authenticator has given the passkey.');
const CLIENT_DATA = bytes(8192, 'What the browser has signed over: challenge and origin.');

const KEY_TYPE = Type.Literal('public-key', { description: 'The only type of WebAuthn.' });

const credential = {
  id: CREDENTIAL_ID,
  rawId: CREDENTIAL_ID,
  type: KEY_TYPE,
  authenticatorAttachment: Type.Optional(
    Type.Union([Type.String({ maxLength: 100 }), Type.Null()], {
      description: 'Whether the authenticator is part of the device. Not read.',
    }),
  ),
  clientExtensionResults: Type.Optional(
    Type.Unsafe<object>({
      type: 'object',
      additionalProperties: true,
      description: 'Results of extensions. Not read.',
    }),
  ),
};

/** `PublicKeyCredential.toJSON()` after `navigator.credentials.get()`. */
export const PasskeyAssertion = Type.Object(
  {
    ...credential,
    response: Type.Object(
      {
        clientDataJSON: CLIENT_DATA,
        authenticatorData: bytes(8192, 'Data of the authenticator.'),
        signature: bytes(8192, 'Signature over both.'),
        userHandle: Type.Optional(Nullable(Type.String({ maxLength: 100, description: 'The user id. Base64url.' }))),
      },
      { description: 'Signed answer of the authenticator.' },
    ),
  },
  {
    description:
      'Answer of the browser (`AuthenticationResponseJSON` of WebAuthn) to the options that this session or browser was given last.',
  },
);

/** Parts of the attestation again, which browsers send for convenience. */
const UNUSED = {
  authenticatorData: Type.Optional(bytes(65_536, 'Not read.')),
  publicKey: Type.Optional(bytes(65_536, 'Not read.')),
  publicKeyAlgorithm: Type.Optional(Type.Integer({ description: 'Not read.' })),
};

/** `PublicKeyCredential.toJSON()` after `navigator.credentials.create()`. */
const PasskeyAttestation = Type.Object(
  {
    ...credential,
    response: Type.Object(
      {
        ...UNUSED,
        clientDataJSON: CLIENT_DATA,
        attestationObject: bytes(65_536, 'The new public key, and data of the authenticator.'),
        transports: Type.Optional(
          Type.Array(Type.String({ maxLength: 40 }), {
            maxItems: 10,
            description: 'How the authenticator is reached.',
          }),
        ),
      },
      { description: 'Answer of the authenticator with the new key.' },
    ),
  },
  { description: 'Answer of the browser (`RegistrationResponseJSON` of WebAuthn) to the options.' },
);

export const PasskeySignInRequest = Type.Object({ passkey: PasskeyAssertion });

export const NewPasskeyRequest = Type.Object({
  name: Type.String({ maxLength: 100, format: 'name', description: 'Name that sets it apart from your others.' }),
  passkey: PasskeyAttestation,
});

export const PasskeyParams = Type.Object({ id: id('Id of the passkey.') });

const PasskeySchema = Type.Object(
  {
    passkey_id: text('24 lower-case hex characters.'),
    name: text('The name that its user has given it.'),
    aaguid: text('Model of the authenticator, a UUID; zeros if it does not say.'),
    created_at: text('ISO 8601, UTC.'),
    last_used_at: Nullable(text('ISO 8601, UTC; null if it was not used since it was added.')),
  },
  { $id: 'Passkey', description: 'A passkey of the caller.' },
);

export const PasskeysData = Type.Object({ passkeys: Type.Array(PasskeySchema, { description: 'Oldest first.' }) });

export const NewPasskeyData = Type.Object({
  passkey: PasskeySchema,
  recovery_codes: Type.Array(Type.String(), {
    description:
      'Ten codes, if the passkey is your first second factor: each signs you in once with your password. They are not shown again.',
  }),
});

const Descriptors = (description: string) =>
  Type.Array(
    Type.Object({
      id: text('Base64url.'),
      type: KEY_TYPE,
      transports: Type.Array(Type.String(), { description: 'How the browser reaches the authenticator.' }),
    }),
    { description },
  );
const CHALLENGE = text('Base64url; holds for five minutes, once.');
const VERIFICATION = Type.Literal('required', { description: 'A PIN, a fingerprint or the like.' });
const TIMEOUT = Type.Integer({ description: 'Milliseconds.' });

/** Argument of `PublicKeyCredential.parseRequestOptionsFromJSON()`. */
export const PasskeyRequestOptions = Type.Object(
  {
    challenge: CHALLENGE,
    rpId: text('Host name of the public address.'),
    timeout: TIMEOUT,
    userVerification: VERIFICATION,
    allowCredentials: Descriptors('Passkeys of the caller; empty before signing in.'),
  },
  { $id: 'PasskeyRequestOptions', description: 'For `navigator.credentials.get()`, in its JSON form.' },
);

/** Argument of `PublicKeyCredential.parseCreationOptionsFromJSON()`. */
export const PasskeyCreationOptions = Type.Object(
  {
    challenge: CHALLENGE,
    rp: Type.Object(
      { id: text('Host name of the public address.'), name: text('Shown by the browser.') },
      { description: 'This service, for which the passkey holds.' },
    ),
    user: Type.Object(
      {
        id: text('The user id. Base64url.'),
        name: text('The e-mail address.'),
        displayName: text('The name of the user; the e-mail address if none was given.'),
      },
      { description: 'The caller.' },
    ),
    pubKeyCredParams: Type.Array(
      Type.Object({ type: KEY_TYPE, alg: Type.Integer({ description: 'COSE algorithm.' }) }),
      { description: 'Accepted algorithms: EdDSA, ES256, RS256.' },
    ),
    timeout: TIMEOUT,
    excludeCredentials: Descriptors('The passkeys that the caller has.'),
    authenticatorSelection: Type.Object(
      {
        residentKey: Type.Literal('required', { description: 'The authenticator keeps the passkey.' }),
        requireResidentKey: Type.Literal(true, { description: 'The same for older browsers.' }),
        userVerification: VERIFICATION,
      },
      { description: 'Requirements of the authenticator.' },
    ),
    attestation: Type.Literal('none', { description: 'The maker of the authenticator is not asked for.' }),
  },
  { $id: 'PasskeyCreationOptions', description: 'For `navigator.credentials.create()`, in its JSON form.' },
);
