import Type from 'typebox';

/** `data` of an answer that has nothing else to say. */
export const MessageData = Type.Object({ message: Type.String({ description: 'What was done, as a sentence.' }) });
