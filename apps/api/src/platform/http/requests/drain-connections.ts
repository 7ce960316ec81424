import type { Socket } from 'node:net';
import { RequestTimeoutException, ServiceUnavailableException } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Limits how long requests may take, and drains connections when the server closes.
 *
 * If a handler has not started its response after `timeoutMs`, or up to `everyMs` later, the client gets 503; a request
 * that has not fully arrived by then gets 408, and its connection is closed.
 * Fastify's own handlerTimeout costs each request a timer, an abort signal and a listener, a seventh of a status poll,
 * and cuts off responses that are still being sent, such as a file on a slow line.
 *
 * When the server closes, remaining responses close their connections, and connections without a request end: the server
 * would wait for their clients, and browsers keep spare connections open.
 */
export function drainConnectionsOnClose(server: FastifyInstance, timeoutMs: number, everyMs = 1000): void {
  // In order of arrival. A disconnected client is noticed at its timeout.
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
      if (reply.elapsedTime < timeoutMs) break;
      if (reply.request.socket.destroyed) open.delete(reply);
      else if (!reply.sent && !reply.raw.headersSent) {
        const cause = `no answer within ${timeoutMs} ms`;
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

/**
 * While the process drains, each response closes its connection, so that a proxy sends no further request on a
 * connection that the stop would close.
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
