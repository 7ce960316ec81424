import type { FastifyInstance } from 'fastify';

/**
 * While the process drains, each answer is the last on its connection: a proxy that keeps connections sends nothing more
 * on them, so that no request meets one that the stop closes.
 */
export function closeWhileDraining(
  server: FastifyInstance,
  readiness: Readonly<{ isDraining: boolean }>,
): void {
  server.addHook('onRequest', (_request, reply, next) => {
    if (readiness.isDraining) reply.header('connection', 'close');
    next();
  });
}
