import type { LightMyRequestResponse } from 'fastify';
import type { StrictDocument } from '../http/strict-document.js';
import type { Operation } from './operations.js';

/** What an answer would betray of the code and the database beneath it. */
const innards =
  /\n +at |node_modules|\.[jt]s:\d+|\bpg_catalog\b|relation "|syntax error at|ECONNREFUSED|ZodError/;

/** What of the answer the OpenAPI document does not say, in words; null when it says all of it. */
export function undocumented(
  document: StrictDocument,
  { method, path }: Operation,
  { statusCode: status, body, headers }: LightMyRequestResponse,
): string | null {
  if (innards.test(body)) return `${status} shows what it is made of: ${body.slice(0, 300)}`;
  const contentType = String(headers['content-type'] ?? '');
  return document.contradiction({ method, path, status, contentType, body });
}
