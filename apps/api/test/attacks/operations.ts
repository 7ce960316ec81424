import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from './arbitrary-value.js';

type Media = Readonly<Record<string, Readonly<{ schema?: Schema; example?: unknown }>>>;
type Parameter = Readonly<{ name: string; in: string; schema?: Schema }>;
type Described = Readonly<{
  parameters?: readonly Parameter[];
  requestBody?: Readonly<{ content: Media }>;
  'x-access'?: readonly string[];
}>;

/** An endpoint as described by the OpenAPI document. */
export type Operation = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** The roles that may call it. */
  roles: readonly string[];
  parameters: readonly Parameter[];
  body: Schema | null;
}>;

/** All endpoints of a document whose components are inlined. */
export function operationsOf({ paths }: OpenAPIObject): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Described>).map(([method, described]) => ({
      method: method.toUpperCase() as Operation['method'],
      path,
      roles: described['x-access'] ?? [],
      parameters: described.parameters ?? [],
      body: bodyOf(described),
    })),
  );
}

/** The body's own example, so that the request has an effect. */
function bodyOf({ requestBody }: Described): Schema | null {
  const { schema, example } = requestBody?.content['application/json'] ?? {};
  return schema ? { ...schema, ...(example !== undefined && { examples: [example] }) } : null;
}
