import fc from 'fast-check';

/** A schema of the OpenAPI document with its components inlined. */
export type Schema = Readonly<{
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  examples?: readonly unknown[];
}>;

/** Values in the database, by the name of the parameter or field that refers to them. */
export type Known = Readonly<Record<string, readonly string[]>>;

/** Values that the schema allows; known values and examples are more frequent than generated ones. */
export function arbitraryValue(schema: Schema, known: Known = {}, name = ''): fc.Arbitrary<unknown> {
  const choices: fc.WeightedArbitrary<unknown>[] = [{ weight: 2, arbitrary: madeUp(schema, known) }];
  if (schema.examples) choices.push({ weight: 2, arbitrary: fc.constantFrom(...schema.examples) });
  if (known[name]?.length) choices.push({ weight: 4, arbitrary: fc.constantFrom(...known[name]) });
  return fc.oneof(...choices);
}

function madeUp(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if (typeof schema.type === 'object')
    return fc.oneof(...schema.type.map((type) => madeUp({ ...schema, type }, known)));
  const { anyOf, oneOf, allOf, type, items } = schema;
  const alternatives = anyOf ?? oneOf;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (alternatives) return fc.oneof(...alternatives.map((one) => arbitraryValue(one, known)));
  if (allOf)
    return fc.tuple(...allOf.map((one) => madeUp(one, known))).map((all) => Object.assign({}, ...all));
  if (type === 'null') return fc.constant(null);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number') return numbers(schema);
  if (type === 'array') return fc.array(arbitraryValue(items ?? {}, known), { maxLength: 3 });
  if (type === 'object' || schema.properties) return objects(schema, known);
  return texts(schema);
}

function objects({ properties = {}, required = [] }: Schema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, field]) => [
    name,
    arbitraryValue(field, known, name),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: [...required],
    noNullPrototype: true,
  });
}

function numbers({ type, minimum = -1_000_000, maximum = 1_000_000 }: Schema): fc.Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  return type === 'integer'
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max });
}

function texts({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<unknown> {
  const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time') return moment.map((date) => date.toISOString());
  if (format === 'date') return moment.map((date) => date.toISOString().slice(0, 10));
  if (format === 'uri') return fc.webUrl();
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const most = Math.max(minLength, Math.min(maxLength, 60));
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength: most }),
    fc.string({ minLength, maxLength: most }),
    fc.emailAddress(),
  );
}
