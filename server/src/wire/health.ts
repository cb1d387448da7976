import Type from 'typebox';

export const LiveData = Type.Object({ live: Type.Literal(true, { description: 'The process answers.' }) });

export const ReadyData = Type.Object({
  ready: Type.Literal(true),
  checks: Type.Array(
    Type.Object({
      name: Type.String({ description: '`database`, `migrations` or `watchlist`.' }),
      ok: Type.Boolean(),
      message: Type.String(),
    }),
  ),
});
