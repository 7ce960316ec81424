import { ServiceUnavailableException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Answers 503 in place of a handler that has not begun to after `patienceMs`, or up to `everyMs` later. Fastify's own
 * handlerTimeout costs each request a timer, an abort signal and a listener, a seventh of a status poll, and cuts off
 * what is still being sent when its time is over, such as a file on a slow line.
 */
export function limitPatience(server: FastifyInstance, patienceMs: number, everyMs = 1000): void {
  // In the order in which they came. A request whose client went away leaves with the others of its age.
  const waiting = new Set<FastifyReply>();
  server.addHook('onRequest', (_request, reply, next) => {
    waiting.add(reply);
    next();
  });
  server.addHook('onResponse', (_request, reply, next) => {
    waiting.delete(reply);
    next();
  });
  const sweep = setInterval(() => {
    for (const reply of waiting) {
      if (reply.elapsedTime < patienceMs) break;
      waiting.delete(reply);
      if (!reply.sent && !reply.raw.headersSent) {
        const cause = `no answer within ${patienceMs} ms`;
        void reply.send(new ServiceUnavailableException(undefined, { cause }));
      }
    }
  }, everyMs).unref();
  server.addHook('onClose', () => clearInterval(sweep));
}
