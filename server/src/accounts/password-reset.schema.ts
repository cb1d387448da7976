import Type from 'typebox';
import { Nullable } from '../platform/http/nullable.js';
import { END_API_KEYS, NEW_PASSWORD } from './new-password.schema.js';

export const ForgottenPasswordRequest = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 320, description: 'The e-mail address the user logs in with.' }),
});

export const PasswordResetRequest = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'The part of the link after `#`.' }),
  new_password: Type.String({ minLength: 12, maxLength: 256, description: NEW_PASSWORD }),
  end_api_keys: END_API_KEYS,
});

export const ResetLinkData = Type.Object({
  sent: Type.Boolean({ description: 'True if the link goes out by e-mail.' }),
  path: Nullable(
    Type.String({
      description: 'Path of the link on this service, shown only once; null if it was sent.',
      examples: ['/reset-password#5Yy1m0cJ3rQ7wq2oXh8d0fJkq1vZtq0d5l8bW3nXo4c'],
    }),
  ),
  expires_at: Type.String({ description: 'Until then the link works, once: ISO 8601, UTC.' }),
});
