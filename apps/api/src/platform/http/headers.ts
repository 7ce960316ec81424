import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import type { ServerConfig } from '../config/server-config.js';

/** Swagger UI brings styles inside its page. */
const apiDocs = /^\/api\/docs(\/|\?|$)/;
const privatePath = /^\/(api|html-report)\//;

/** Security headers on every answer; what carries an id is neither kept nor indexed nor named to others. */
export async function addHeaders(server: FastifyInstance, config: ServerConfig): Promise<void> {
  const securityHeaders = await headersOfHelmet(config.publicUrl.startsWith('https:'));
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    if (apiDocs.test(request.url)) allowInlineStyles(reply);
    if (!privatePath.test(request.url)) return;
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
  });
}

/** Asked of helmet once, for it would work out the same headers for each request: an eighth of a short answer's time. */
async function headersOfHelmet(https: boolean): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  const headers: Record<string, string> = {};
  sample.get('/', async (_request, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) headers[name] = String(value);
    return '';
  });
  await sample.inject('/');
  await sample.close();
  return headers;
}

function allowInlineStyles(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', `${policy};style-src 'self' 'unsafe-inline'`);
}
