import Type from 'typebox';

/** A moment as the specification spells it in searches; `int64`, because generated clients otherwise read 32 bits. */
export const Timestamp = (description: string) =>
  Type.Object(
    { $date: Type.Integer({ format: 'int64', description: 'Milliseconds since 1970, UTC.' }) },
    { description },
  );
