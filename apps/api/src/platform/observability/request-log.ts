import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.js';

/** Logs and counts each request; the line contains the id of the signed-in account. */
export function logRequests(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, next) => {
    const route = request.routeOptions.url;
    metrics.countRequest(request.method, route ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.signedIn && { account: `${request.signedIn.kind} ${request.signedIn.subjectId}` }),
      },
      'request',
    );
    next();
  });
}

/** The path without query and ids: the route's pattern, or the parts that cannot be an id or a token. */
export function loggedPath(request: Pick<FastifyRequest, 'url' | 'routeOptions'>): string {
  const route = request.routeOptions.url;
  if (route && !route.includes('*')) return route;
  const path = request.url.split('?', 1)[0] ?? '';
  return path.split('/').map(maskPart).join('/').slice(0, 200);
}

const maskPart = (part: string): string =>
  /\d{5}|^.{41}/.test(part) || part.includes('%') || part.includes('@') ? ':id' : part;
