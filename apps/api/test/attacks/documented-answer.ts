import type { LightMyRequestResponse } from 'fastify';
import type { StrictDocument } from '../http/strict-document.js';
import type { Operation } from './operations.js';

/** Text that would reveal code or the database behind an answer. */
const innards =
  /\n +at |node_modules|\.[jt]s:\d+|\bpg_catalog\b|relation "|syntax error at|ECONNREFUSED|ZodError/;

/** What the OpenAPI document does not say about the answer; null if it documents everything. */
export function undocumented(
  document: StrictDocument,
  { method, path }: Operation,
  { statusCode: status, body, headers }: LightMyRequestResponse,
): string | null {
  if (innards.test(body)) return `${status} shows what it is made of: ${body.slice(0, 300)}`;
  const contentType = String(headers['content-type'] ?? '');
  return document.contradiction({ method, path, status, contentType, body });
}
