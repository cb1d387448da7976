import Type from 'typebox';
import { READINESS_CHECKS } from '../domain/readiness.js';
import { oneOf } from '../platform/http/one-of.js';

export const LiveData = Type.Object({ live: Type.Literal(true, { description: 'The process responds.' }) });

export const ReadyData = Type.Object({
  ready: Type.Literal(true, { description: 'A process that is not ready returns 503.' }),
  checks: Type.Array(
    Type.Object({
      name: oneOf(READINESS_CHECKS, '`lists`: their age, which does not affect readiness.'),
      ok: Type.Boolean({ description: 'Whether the check passed.' }),
      message: Type.String({ description: 'Human-readable message.' }),
    }),
    { description: 'The checks made.' },
  ),
});

export const VersionData = Type.Object({
  version: Type.String({ description: 'Semantic version.', examples: ['0.2.0'] }),
});
