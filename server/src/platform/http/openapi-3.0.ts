type Part = Readonly<Record<string, unknown>>;

/**
 * The OpenAPI 3.0 twin of a 3.1 document, for generators that read no 3.1: `nullable` in place of the type `null`, one
 * `example` in place of `examples`, no value limits where several types are allowed, and no `webhooks`, which 3.0 lacks.
 */
export function toOpenApi30(document: object): object {
  const { webhooks: _, info, paths, components, ...rest } = document as Record<string, Part>;
  const { license, ...infoRest } = info ?? {};
  return {
    ...rest,
    openapi: '3.0.3',
    info: { ...infoRest, license: { name: (license as Part).name } },
    paths: converted(paths),
    components: {
      ...components,
      headers: converted(components?.headers),
      schemas: Object.fromEntries(
        Object.entries((components?.schemas ?? {}) as Part).map(([name, schema]) => [name, schemaOf(schema as Part)]),
      ),
    },
  };
}

/** Everything that is no schema as it is, with the schemas in it converted. */
function converted(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(converted);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => {
      if (key === 'example') return [key, value];
      return [key, key === 'schema' ? schemaOf(value) : converted(value)];
    }),
  );
}

function schemaOf(schema: Part): Part {
  const { $ref, type, anyOf, allOf, examples, enum: values, items, properties, additionalProperties, ...rest } = schema;
  const described = {
    ...rest,
    ...(Array.isArray(examples) && examples.length > 0 && { example: examples[0] }),
  };
  if ($ref !== undefined) return Object.keys(rest).length === 0 ? { $ref } : { ...described, allOf: [{ $ref }] };
  if (Array.isArray(anyOf)) return unionOf(described, anyOf);
  const types = [type].flat().filter((one) => one !== undefined);
  const kinds = types.filter((one) => one !== 'null');
  if (kinds.length > 1) return anyValue(schema);
  const kind = kinds[0] ?? (Array.isArray(values) ? kindOf(values) : types.length > 0 ? 'object' : undefined);
  const choices = Array.isArray(values) && kind !== 'boolean' ? values.filter((value) => value !== null) : undefined;
  const isNullable = types.includes('null') || (Array.isArray(values) && values.includes(null));
  return {
    ...(kind !== undefined && { type: kind }),
    ...(isNullable && { nullable: true }),
    ...(choices !== undefined && { enum: isNullable ? [...choices, null] : choices }),
    ...described,
    ...(Array.isArray(allOf) && { allOf: allOf.map(schemaOf) }),
    ...(items !== undefined && { items: schemaOf(items as Part) }),
    ...(kind === 'array' && items === undefined && { items: {} }),
    ...(properties !== undefined && { properties: eachSchema(properties as Part) }),
    ...(additionalProperties !== undefined && {
      additionalProperties:
        typeof additionalProperties === 'object' ? schemaOf(additionalProperties as Part) : additionalProperties,
    }),
  };
}

function eachSchema(schemas: Part): Part {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, schemaOf(schema as Part)]));
}

/** Replaces a union: 3.0 allows one type or none, and generators name the types of alternatives twice. */
function anyValue({ description }: Part): Part {
  return typeof description === 'string' ? { description } : {};
}

/** Alternatives: with null, a nullable schema; otherwise any value. */
function unionOf(described: Part, alternatives: readonly Part[]): Part {
  const others = alternatives.filter(({ type }) => type !== 'null').map(schemaOf);
  const isNullable = others.length < alternatives.length;
  const [only] = others;
  if (others.length > 1) return anyValue(described);
  if (only?.$ref === undefined) return { ...only, ...described, ...(isNullable && { nullable: true }) };
  return { ...described, ...(isNullable && { nullable: true }), allOf: [only] };
}

function kindOf(values: readonly unknown[]): string | undefined {
  const kinds = new Set(values.filter((value) => value !== null).map((value) => typeof value));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}
