import { randomUUID } from 'node:crypto';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ServerConfig } from '../config/server-config.js';
import { problemOf, problemType } from './problem.js';
import { Refusals } from './refusals.js';

const bodyLimitBytes = 100 * 1024;

/** The Fastify server: small JSON bodies only, short patience, one random id per request. */
export function createServer(config: ServerConfig, logger: FastifyBaseLogger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const problem = problemOf(error, request.id, new Refusals());
      void reply.status(problem.status).type(problemType).send(JSON.stringify(problem));
    },
    loggerInstance: logger,
    routerOptions: { maxParamLength: 200 },
  });
  acceptJsonOnly(adapter);
  return adapter;
}

/** Fastify's own parser refuses an empty body with a JSON content type; clients send that. */
function acceptJsonOnly(adapter: FastifyAdapter): void {
  const server = adapter.getInstance();
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, String(body), done);
  });
}
