import Type from 'typebox';
import { CODE } from './second-factor.schema.js';

export const AccessTokenRequest = Type.Object({
  email: Type.String({
    minLength: 1,
    maxLength: 320,
    description: 'E-mail address of a registered user.',
    examples: ['admin@example.com'],
  }),
  password: Type.String({
    minLength: 8,
    maxLength: 1024,
    description: 'At least 8 characters.',
    examples: ['copper meadow lantern'],
  }),
  organization_id: Type.Optional(
    Type.String({
      pattern: '^[0-9a-f]{24}$',
      description: 'Logs in to this organization; needed only where the e-mail address is registered in several.',
    }),
  ),
  code: Type.Optional(CODE),
});

export const AccessTokenData = Type.Object({
  access_token: Type.String({
    description: 'A JWT, valid for 180 minutes. Send it as `Authorization: Bearer <token>`.',
  }),
});
