import Type from 'typebox';
import { Nullable } from '../../platform/http/nullable.js';

const text = (description: string) => Type.String({ description });

export const SignInMethodsData = Type.Object({
  single_sign_on: Nullable(
    Type.Object({ name: text('Name of the provider: "Sign in with …".') }, { description: 'Null if there is none.' }),
  ),
});

export const IdentitiesData = Type.Object({
  identities: Type.Array(
    Type.Object({
      issuer: text('Issuer of the OpenID Connect provider.'),
      subject: text('Id of the user at the provider.'),
      linked_at: text('When it was linked to the user, ISO 8601 UTC.'),
      last_used_at: text('When the user last signed in with it, ISO 8601 UTC.'),
    }),
    { description: 'Accounts at OpenID Connect providers with which the user signs in, oldest first.' },
  ),
});
