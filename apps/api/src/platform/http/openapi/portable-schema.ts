import type { OpenAPIObject } from '@nestjs/swagger';

type JsonSchema = Record<string, unknown>;
type Media = Record<string, { schema?: JsonSchema }>;
type Operation = {
  parameters?: { schema?: JsonSchema }[];
  requestBody?: { content: Media };
  responses: Record<string, { content?: Media }>;
};

/** Makes all schemas of the document portable. */
export function withPortableSchemas(document: OpenAPIObject): OpenAPIObject {
  const schemas = document.components?.schemas as Record<string, JsonSchema>;
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = portableSchema(schema);
  for (const operations of Object.values(document.paths))
    for (const operation of Object.values(operations as Record<string, Operation>))
      for (const holder of schemaHolders(operation))
        if (holder.schema) holder.schema = portableSchema(holder.schema);
  return document;
}

const schemaHolders = ({ parameters = [], requestBody, responses }: Operation) => [
  ...parameters,
  ...[requestBody, ...Object.values(responses)].flatMap((body) => Object.values(body?.content ?? {})),
];

/**
 * Rewrites a JSON Schema to forms that client generators and strict validators agree on: integers with a format, `null`
 * as an additional type or value, `enum` for constants, `examples`, no pattern in addition to an equivalent format, and
 * discriminated unions as `anyOf` objects (NSwag generates code for `oneOf` that does not compile).
 */
export function portableSchema(schema: JsonSchema): JsonSchema {
  const parts = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, portablePart(key, value)]),
  );
  return [withEnum, withNull, withAlternatives, withKeys, withFormat, withExamples].reduce(
    (made, step) => step(made),
    parts,
  );
}

const single = new Set(['items', 'additionalProperties', 'propertyNames', 'not']);
const lists = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);

function portablePart(key: string, value: unknown): unknown {
  if (single.has(key) && typeof value === 'object') return portableSchema(value as JsonSchema);
  if (lists.has(key)) return (value as JsonSchema[]).map(portableSchema);
  if (key !== 'properties') return value;
  return Object.fromEntries(
    Object.entries(value as Record<string, JsonSchema>).map(([name, one]) => [name, portableSchema(one)]),
  );
}

function withEnum({ const: value, ...schema }: JsonSchema): JsonSchema {
  return value === undefined ? schema : { ...schema, enum: [value] };
}

const isNull = ({ type }: JsonSchema): boolean => type === 'null';

function withNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema as { anyOf?: JsonSchema[] };
  const [only, ...others] = (anyOf ?? []).filter((one) => !isNull(one));
  if (!only || others.length > 0 || !anyOf?.some(isNull)) return schema;
  if ('$ref' in only) return { ...rest, oneOf: [only, { type: 'null' }] };
  if (typeof only.type !== 'string') return schema;
  const { enum: values } = only as { enum?: unknown[] };
  return { ...only, ...rest, type: [only.type, 'null'], ...(values && { enum: [...values, null] }) };
}

function withAlternatives(schema: JsonSchema): JsonSchema {
  const { oneOf, ...rest } = schema;
  return rest.discriminator === undefined ? schema : { type: 'object', anyOf: oneOf, ...rest };
}

/** Turns a record with fixed keys into an object with these properties. */
function withKeys(schema: JsonSchema): JsonSchema {
  const { propertyNames, additionalProperties, ...rest } = schema;
  const keys = (propertyNames as JsonSchema | undefined)?.enum as string[] | undefined;
  if (!keys) return schema;
  const properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]));
  return { ...rest, properties, additionalProperties: false };
}

const LEAST_INT32 = -(2 ** 31);
const MOST_INT32 = 2 ** 31 - 1;
const precise = new Set(['date-time', 'date', 'uuid']);

function withFormat(schema: JsonSchema): JsonSchema {
  const { pattern: _, minimum = -Infinity, maximum = Infinity, ...rest } = schema as Bounds;
  if (precise.has(String(schema.format))) return rest;
  if (![schema.type].flat().includes('integer')) return schema;
  return {
    ...rest,
    format: minimum >= LEAST_INT32 && maximum <= MOST_INT32 ? 'int32' : 'int64',
    ...(minimum > Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum < Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

type Bounds = Readonly<{ pattern?: string; minimum?: number; maximum?: number }>;

function withExamples({ example, ...schema }: JsonSchema): JsonSchema {
  return example === undefined ? schema : { ...schema, examples: [example] };
}
