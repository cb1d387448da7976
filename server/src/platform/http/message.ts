import Type from 'typebox';

/** `data` of an answer that has nothing else to say. */
export const MessageData = Type.Object(
  { message: Type.String({ description: 'Outcome, as a sentence.' }) },
  { $id: 'Message' },
);
