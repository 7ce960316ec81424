import type { OpenAPIObject, SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { problemView } from '@closewise/contracts/buyer';
import { componentNames } from '@closewise/contracts/components';

type SchemaConverter = NonNullable<SwaggerDocumentOptions['standardSchemaConverter']>;
type JsonSchema = Record<string, unknown>;
type Components = Record<string, JsonSchema>;
type Direction = 'input' | 'output';

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Converts a schema to JSON Schema 2020-12; named components become references, collected in `components`. */
function describe(schema: z.core.$ZodType, io: Direction, components: Components): JsonSchema {
  const described = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema !== schema && componentNames.has(zodSchema))
        becomeReference(jsonSchema, addComponent(zodSchema, io, components));
      else if (zodSchema._zod.def.type === 'union')
        addDiscriminator(zodSchema as z.core.$ZodUnion, jsonSchema, io, components);
    },
  }) as JsonSchema;
  delete described.$schema;
  return described;
}

function addComponent(schema: z.core.$ZodType, io: Direction, components: Components): string {
  const name = componentNames.get(schema)!;
  components[name] ??= describe(schema, io, components);
  return name;
}

function becomeReference(jsonSchema: JsonSchema, name: string): void {
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, refTo(name));
}

/** Generated clients distinguish the options of a union by a property whose values are mapped to components. */
function addDiscriminator(
  schema: z.core.$ZodUnion,
  jsonSchema: JsonSchema,
  io: Direction,
  components: Components,
): void {
  const { options, discriminator } = schema._zod.def as z.core.$ZodDiscriminatedUnionDef;
  if (discriminator === undefined) return;
  const mapping = Object.fromEntries(
    options.flatMap((option) => {
      if (!componentNames.has(option))
        throw new Error(`An option of the union by '${discriminator}' has no name among the components`);
      const { $ref } = refTo(addComponent(option, io, components));
      const values = option._zod.propValues?.[discriminator] ?? new Set();
      return [...values].map((value) => [String(value), $ref]);
    }),
  );
  jsonSchema.discriminator = { propertyName: discriminator, mapping };
}

/** Converts the schemas of the contracts for Swagger; named ones become components. */
export const asComponent: SchemaConverter = (schema, { schemaType }) => {
  const components: Components = {};
  const zodSchema = schema as z.core.$ZodType;
  if (!componentNames.has(schema)) return { schema: describe(zodSchema, schemaType, components), components };
  return { schema: refTo(addComponent(zodSchema, schemaType, components)), components };
};

/** The body of every error. */
export const problemRef = refTo('ProblemView');

/** Adds the body of every error to the components. */
export function withProblem(document: OpenAPIObject): OpenAPIObject {
  const components: Components = {};
  addComponent(problemView, 'output', components);
  const schemas = { ...document.components?.schemas, ...components };
  return { ...document, components: { ...document.components, schemas } } as OpenAPIObject;
}
