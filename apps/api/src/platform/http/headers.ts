import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ServerConfig } from '../config/server-config.js';

/** Swagger UI brings styles inside its page. */
const apiDocs = /^\/api\/docs(\/|\?|$)/;
const privatePath = /^\/(api|html-report)\//;

/** Security headers on every answer; what carries an id is neither kept nor indexed nor named to others. */
export async function addHeaders(server: FastifyInstance, config: ServerConfig): Promise<void> {
  const https = config.publicUrl.startsWith('https:');
  await server.register(helmet, {
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
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (apiDocs.test(request.url)) allowInlineStyles(reply);
    if (!privatePath.test(request.url)) return;
    reply
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('referrer-policy', 'no-referrer');
  });
}

function allowInlineStyles(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', `${policy};style-src 'self' 'unsafe-inline'`);
}
