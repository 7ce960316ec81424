import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document as the application serves it. */
export const readDocument = async (application: NestFastifyApplication): Promise<OpenAPIObject> =>
  (await application.inject('/api/openapi.json')).json<OpenAPIObject>();

let spelled: { whole: string; out: OpenAPIObject } | null = null;

/** The same document with each component in the places that refer to it; one for all files of a worker. */
export function spelledOut(document: OpenAPIObject): OpenAPIObject {
  const whole = JSON.stringify(document);
  if (spelled?.whole !== whole) spelled = { whole, out: withComponents(document) };
  return spelled.out;
}

function withComponents(document: OpenAPIObject): OpenAPIObject {
  const named = (ref: string) => document.components?.schemas?.[ref.replace('#/components/schemas/', '')];
  const text = JSON.stringify(document, (_, value: unknown) => {
    const { $ref } = Object(value) as { $ref?: string };
    return $ref === undefined ? value : named($ref);
  });
  return JSON.parse(text) as OpenAPIObject;
}
