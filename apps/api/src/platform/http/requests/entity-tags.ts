import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const mayBeKept = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 &&
  !reply.hasHeader('etag') &&
  String(reply.getHeader('cache-control')).startsWith('public');

/** Tags every answer that may be kept; who has it already gets 304 without it. */
export function addEntityTags(server: FastifyInstance): void {
  server.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload: unknown, done) => {
    if (typeof payload !== 'string' || !mayBeKept(reply)) return done(null, payload);
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (!request.headers['if-none-match']?.includes(tag)) return done(null, payload);
    reply.status(304);
    return done(null, '');
  });
}
