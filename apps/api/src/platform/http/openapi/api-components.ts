import type { OpenAPIObject, SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { problemView } from '@closewise/contracts/buyer';
import { componentNames } from '@closewise/contracts/components';

type SchemaConverter = NonNullable<SwaggerDocumentOptions['standardSchemaConverter']>;

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

type Components = Record<string, object>;

/** A schema and what is named inside of it, each under its name and referring to the others by theirs. */
function componentsOf(schema: z.core.$ZodType, name: string, io: 'input' | 'output'): Components {
  const inside: Components = {};
  const described = z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io,
    override: ({ zodSchema, jsonSchema }) => {
      const part = zodSchema === schema ? undefined : componentNames.get(zodSchema);
      if (part === undefined) return;
      Object.assign(inside, componentsOf(zodSchema, part, io));
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
      jsonSchema.$ref = refTo(part).$ref;
    },
  });
  return { [name]: described, ...inside };
}

/** Refers to a schema of the contracts by its name, under which it then stands among the components. */
export const asComponent: SchemaConverter = (schema, { schemaType }) => {
  const name = componentNames.get(schema);
  if (name === undefined) return undefined;
  return { schema: refTo(name), components: componentsOf(schema as z.core.$ZodType, name, schemaType) };
};

/** The body of every refusal. */
export const problemRef = refTo('ProblemView');

/** Adds the body of every refusal to the components. */
export function withProblem(document: OpenAPIObject): OpenAPIObject {
  const ProblemView = z.toJSONSchema(problemView, { target: 'openapi-3.0' }) as object;
  const schemas = { ...document.components?.schemas, ProblemView };
  return { ...document, components: { ...document.components, schemas } };
}
