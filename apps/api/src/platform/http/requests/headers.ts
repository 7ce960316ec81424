import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/variables/server-config.js';

/** Directives of a content security policy, by helmet's names. */
export type Sources = Readonly<Record<string, readonly string[]>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Marks the site's pages, which load the card form. */
    isSite?: boolean;
  }
}

/** Swagger UI uses inline styles. */
const isApiDocs = (route: string): boolean => /^\/api\/docs(\/|$)/.test(route);
const privateHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** Device features that no page uses. */
const deniedFeatures = 'camera=(), geolocation=(), microphone=(), usb=()';

/**
 * Headers without effect on data and assets, which browsers never show as a page; they would take a third of a short
 * response's time, and half the bytes of a small file.
 */
export const pageOnly = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const referrersOfPublic = 'strict-origin-when-cross-origin';

/** Marks a response as public: it may be cached, indexed and sent as a referrer. By default responses may not. */
export function asPublic(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply
    .removeHeader('x-robots-tag')
    .header('referrer-policy', referrersOfPublic)
    .header('cache-control', cacheControl);
}

/**
 * Adds security headers to every response, by its route, not by its address. Only responses sent `asPublic` may be
 * cached, indexed or sent as a referrer; `sources` are for the site's pages.
 */
export async function addHeaders(
  server: FastifyInstance,
  config: ServerConfig,
  sources: Sources = {},
): Promise<void> {
  const { isHttps } = config;
  const forPages = { ...(await headersOfHelmet(isHttps, sources)), ...privateHeaders };
  const forOthers = { ...(await headersOfHelmet(isHttps)), ...privateHeaders };
  const forData = without(forPages, pageOnly);
  server.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    const { url: route = '', config } = request.routeOptions;
    if (isApiDocs(route)) allowInlineStyles(reply.headers(forOthers));
    else if (route.startsWith('/api/')) reply.headers(forData);
    else reply.headers(config.isSite ? forPages : forOthers);
    next();
  });
}

function without(headers: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

/** Calls helmet once: it would compute the same headers for each request, an eighth of a short response's time. */
async function headersOfHelmet(https: boolean, sources: Sources = {}): Promise<Record<string, string>> {
  const sample = fastify();
  await sample.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...sources,
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: referrersOfPublic },
  });
  const headers: Record<string, string> = { 'permissions-policy': deniedFeatures };
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

const isCacheable = (reply: FastifyReply): boolean =>
  reply.statusCode === 200 &&
  !reply.hasHeader('etag') &&
  String(reply.getHeader('cache-control')).startsWith('public');

/** Adds an ETag to every cacheable response; sends 304 to a client that has it. */
export function addEntityTags(server: FastifyInstance): void {
  server.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, payload: unknown, done) => {
    if (typeof payload !== 'string' || !isCacheable(reply)) return done(null, payload);
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    if (!request.headers['if-none-match']?.includes(tag)) return done(null, payload);
    reply.status(304);
    return done(null, '');
  });
}
