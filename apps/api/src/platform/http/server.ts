import { randomUUID } from 'node:crypto';
import { maxHeaderSize } from 'node:http';
import { BadRequestException } from '@nestjs/common';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { ServerConfig } from '../config/variables/server-config.js';
import { trustProxyOption } from '../config/variables/trusted-proxies.js';
import { decodeUtf8, escapeStrayPercents } from './requests/encoding.js';
import { drainConnectionsOnClose } from './requests/drain-connections.js';
import { problemOf, problemType } from './problems/problem.js';
import { refuseConnection } from './problems/refuse-connection.js';
import { allowMoreWhereSigned, hasSignedBody } from './requests/signed-body.js';

const bodyLimitBytes = 100 * 1024;
const handlerPatienceMs = 15_000;

/** The Fastify server: small JSON bodies only, short patience, one random id per request. */
export function createServer(config: ServerConfig, logger: FastifyBaseLogger): FastifyAdapter {
  const adapter = new FastifyAdapter({
    bodyLimit: bodyLimitBytes,
    requestTimeout: 30_000,
    trustProxy: trustProxyOption(config.trustProxy),
    rewriteUrl: ({ url = '/' }) => escapeStrayPercents(url),
    clientErrorHandler: refuseConnection,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
      const problem = problemOf(error, request.id);
      void reply.status(problem.status).type(problemType).send(JSON.stringify(problem));
    },
    loggerInstance: logger,
    // A part of an address may be as long as the address: what it names is unknown, not the page.
    routerOptions: { maxParamLength: maxHeaderSize },
  });
  drainConnectionsOnClose(adapter.getInstance() as unknown as FastifyInstance, handlerPatienceMs);
  acceptJsonOnly(adapter);
  return adapter;
}

/** Fastify's own parser refuses an empty body with a JSON content type; clients send that. Signed bytes stay bytes. */
function acceptJsonOnly(adapter: FastifyAdapter): void {
  const server = adapter.getInstance();
  server.addHook('onRoute', allowMoreWhereSigned);
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (hasSignedBody(request)) return done(null, body);
    if (body.length === 0) return done(null, undefined);
    const text = decodeUtf8(Buffer.from(body));
    if (text === null) done(new BadRequestException('The request is not valid UTF-8'));
    else void parse(request, text, done);
  });
}
