import type { Socket } from 'node:net';
import { RequestTimeoutException, ServiceUnavailableException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Looks after requests that are not answered yet.
 *
 * A handler that has not begun to answer after `patienceMs`, or up to `everyMs` later, is answered for with 503; a request
 * that has not come by then, with 408 and the end of its connection.
 * Fastify's own handlerTimeout costs each request a timer, an abort signal and a listener, a seventh of a status poll,
 * and cuts off what is still being sent when its time is over, such as a file on a slow line.
 *
 * When the server closes, the answers to come are the last on their connections, and connections without a request
 * end: it would wait for them until their clients let go, and browsers hold some in reserve, on which they ask nothing.
 */
export function drainConnectionsOnClose(server: FastifyInstance, patienceMs: number, everyMs = 1000): void {
  // In the order in which they came. That a client went away is seen when its patience is over.
  const open = new Set<FastifyReply>();
  const connections = new Set<Socket>();
  let closing = false;
  server.server.on('connection', (connection: Socket) => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  server.addHook('onRequest', (_request, reply, next) => {
    open.add(reply);
    next();
  });
  server.addHook('onResponse', (request, reply, next) => {
    open.delete(reply);
    if (closing) request.socket.destroySoon();
    next();
  });
  const sweep = setInterval(() => {
    for (const reply of open) {
      if (reply.elapsedTime < patienceMs) break;
      if (reply.request.socket.destroyed) open.delete(reply);
      else if (!reply.sent && !reply.raw.headersSent) {
        const cause = `no answer within ${patienceMs} ms`;
        if (reply.request.raw.complete)
          void reply.send(new ServiceUnavailableException(undefined, { cause }));
        else void reply.header('connection', 'close').send(new RequestTimeoutException());
      }
    }
  }, everyMs).unref();
  server.addHook('preClose', (done) => {
    closing = true;
    const busy = new Set([...open].map(({ request }) => request.socket));
    for (const connection of connections) if (!busy.has(connection)) connection.destroy();
    for (const reply of open) if (!reply.raw.headersSent) reply.header('connection', 'close');
    done();
  });
  server.addHook('onClose', () => clearInterval(sweep));
}
