import Type from 'typebox';

export const LiveData = Type.Object({ live: Type.Literal(true, { description: 'The process answers.' }) });

export const ReadyData = Type.Object({
  ready: Type.Literal(true, { description: 'Whoever is not ready answers 503.' }),
  checks: Type.Array(
    Type.Object({
      name: Type.String({
        description:
          '`database`, `migrations`, `watchlist`, or `lists` (their age, which takes nobody out of service).',
      }),
      ok: Type.Boolean({ description: 'True when nothing is wrong with it.' }),
      message: Type.String({ description: 'A sentence for people.' }),
    }),
    { description: 'What was looked at.' },
  ),
});
