import Type from 'typebox';
import { END_API_KEYS, NEW_PASSWORD } from './new-password.schema.js';

export const ForgottenPasswordRequest = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 320, description: 'The e-mail address the user logs in with.' }),
});

export const PasswordResetRequest = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'The part of the link after `#`.' }),
  new_password: Type.String({ minLength: 12, maxLength: 256, description: NEW_PASSWORD }),
  end_api_keys: END_API_KEYS,
});
