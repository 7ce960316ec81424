import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document as the application serves it. */
export const readDocument = async (application: NestFastifyApplication): Promise<OpenAPIObject> =>
  (await application.inject('/api/openapi.json')).json<OpenAPIObject>();

/** The same document with all component references inlined. */
export function spelledOut(document: OpenAPIObject): OpenAPIObject {
  const components = new Map<string, unknown>();
  const named = (ref: string): unknown => {
    if (!components.has(ref)) {
      const component = document.components?.schemas?.[ref.replace('#/components/schemas/', '')];
      components.set(ref, inWhole(component));
    }
    return components.get(ref);
  };
  const inWhole = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inWhole);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    if ($ref !== undefined) return named($ref);
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, inWhole(part)]));
  };
  return inWhole(document) as OpenAPIObject;
}
