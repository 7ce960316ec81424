import type { OpenAPIObject, SwaggerDocumentOptions } from '@nestjs/swagger';
import { z } from 'zod';
import { problemView } from '@closewise/contracts/buyer';
import { componentNames } from '@closewise/contracts/components';

type SchemaConverter = NonNullable<SwaggerDocumentOptions['standardSchemaConverter']>;

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Refers to a schema of the contracts by its name, under which it then stands among the components. */
export const asComponent: SchemaConverter = (schema, { schemaType }) => {
  const name = componentNames.get(schema);
  if (name === undefined) return undefined;
  const described = z.toJSONSchema(schema as z.ZodType, { target: 'openapi-3.0', io: schemaType });
  return { schema: refTo(name), components: { [name]: described } };
};

/** The body of every refusal. */
export const problemRef = refTo('ProblemView');

/** Adds the body of every refusal to the components. */
export function withProblem(document: OpenAPIObject): OpenAPIObject {
  const ProblemView = z.toJSONSchema(problemView, { target: 'openapi-3.0' }) as object;
  const schemas = { ...document.components?.schemas, ProblemView };
  return { ...document, components: { ...document.components, schemas } };
}
