import Type from 'typebox';

/** A text that is one of a closed list of words, named in the documents so that clients can rely on them. */
export function oneOf<const Word extends string>(words: readonly Word[], description: string) {
  return Type.Unsafe<Word>(Type.Enum([...words], { description }));
}

/** Texts that are each one of a closed list of words. */
export function someOf<const Word extends string>(words: readonly Word[], description: string) {
  return Type.Array(Type.Unsafe<Word>(Type.Enum([...words])), { description });
}
