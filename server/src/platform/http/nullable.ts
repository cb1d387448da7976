import Type, { type Static, type TSchema } from 'typebox';

/** A schema that takes null as well, written as a list of types so that the fault of a wrong value is one sentence. */
export function Nullable<Inner extends TSchema>(inner: Inner) {
  const { type, enum: allowed, ...rest } = inner as TSchema & { type?: string; enum?: readonly unknown[] };
  return Type.Unsafe<Static<Inner> | null>({
    ...rest,
    ...(type === undefined ? {} : { type: [type, 'null'] }),
    ...(allowed === undefined ? {} : { enum: [...allowed, null] }),
  });
}
