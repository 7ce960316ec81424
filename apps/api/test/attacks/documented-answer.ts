import type { LightMyRequestResponse } from 'fastify';
import { z, type ZodType } from 'zod';
import type { Operation } from './operations.js';

/** What an answer would betray of the code and the database beneath it. */
const innards =
  /\n +at |node_modules|\.[jt]s:\d+|\bpg_catalog\b|relation "|syntax error at|ECONNREFUSED|ZodError/;

const schemas = new Map<object, ZodType>();

function schemaOf(media: object): ZodType {
  const known = schemas.get(media);
  if (known) return known;
  const made = z.fromJSONSchema(media as Parameters<typeof z.fromJSONSchema>[0], {
    defaultTarget: 'openapi-3.0',
  });
  schemas.set(media, made);
  return made;
}

/** What of the answer the OpenAPI document does not say, in words; null when it says all of it. */
export function undocumented({ answers }: Operation, answer: LightMyRequestResponse): string | null {
  const { statusCode: status, body } = answer;
  if (innards.test(body)) return `${status} shows what it is made of: ${body.slice(0, 300)}`;
  const media = answers[status];
  if (!media) return `${status} is not documented: ${body.slice(0, 120)}`;
  const type = String(answer.headers['content-type'] ?? '').split(';')[0]!;
  const known = Object.entries(media).find(([name]) => name === type)?.[1];
  if (!known) return `${status} is ${type || 'of no type'}, not ${Object.keys(media).join(' or ')}`;
  if (!type.endsWith('json') || !known.schema) return null;
  const checked = schemaOf(known.schema).safeParse(JSON.parse(body));
  if (checked.success) return null;
  const [issue] = checked.error.issues;
  return `${status} contradicts its schema at ${issue!.path.join('.')}: ${issue!.message}`;
}
