import { randomUUID } from 'node:crypto';
import { maxHeaderSize, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
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
import { drainConnectionsOnClose } from './requests/drain-connections.js';
import { toProblem, problemType } from './problems/problem.js';
import { allowMoreWhereSigned, hasSignedBody } from './requests/signed-body.js';

const bodyLimitBytes = 100 * 1024;
const handlerTimeoutMs = 15_000;

/** Creates the Fastify server: small JSON bodies only, short timeouts, one random id per request. */
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
      const problem = toProblem(error, request.id);
      void reply.status(problem.status).type(problemType).send(JSON.stringify(problem));
    },
    loggerInstance: logger,
    // A path parameter may fill the address: an overlong one is an unknown id, not an unknown page.
    routerOptions: { maxParamLength: maxHeaderSize },
  });
  drainConnectionsOnClose(adapter.getInstance() as unknown as FastifyInstance, handlerTimeoutMs);
  acceptJsonOnly(adapter);
  return adapter;
}

/** Accepts an empty body with a JSON content type, which Fastify's own parser refuses. Signed bodies stay bytes. */
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

const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

/** Null when the bytes are not UTF-8. */
function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return null;
  }
}

/** Escapes percent signs of a path that cannot be decoded, so that it is an unknown address instead of an error. */
function escapeStrayPercents(url: string): string {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Responds to what Node cannot parse as a request, and closes the connection. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const statusCode = statuses[error.code ?? ''] ?? 400;
  const { requestId: _none, ...problem } = toProblem({ statusCode }, '');
  const body = JSON.stringify(problem);
  socket.end(
    `HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode]}\r\nConnection: close\r\nContent-Type: ${problemType}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
