import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import type { ServerConfig } from '../../config/variables/server-config.js';

/** From where pages may load: directives of a content security policy, by helmet's names. */
export type Sources = Readonly<Record<string, readonly string[]>>;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The pages of the site, which load the card form. */
    isSite?: boolean;
  }
}

/** Swagger UI brings styles inside its page. */
const isApiDocs = (route: string): boolean => /^\/api\/docs(\/|$)/.test(route);
const neitherKeptNorNamed = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
};

/** What of the visitor's machine no page asks for. */
const unused = 'camera=(), geolocation=(), microphone=(), usb=()';

/**
 * Means nothing to data and to the files that a page consists of, which no browser shows as a page; would be a third of
 * a short answer's time, and half of what is sent for a small file.
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

/** Lets an answer be kept, indexed and named to others: what everybody may see. All others begin without that. */
export function asPublic(reply: FastifyReply, cacheControl: string): FastifyReply {
  return reply
    .removeHeader('x-robots-tag')
    .header('referrer-policy', referrersOfPublic)
    .header('cache-control', cacheControl);
}

/**
 * Security headers on every answer, by the route that answers and never by how its address is written. Nothing is kept,
 * indexed or named to others but what is sent `asPublic`; `sources` are for the pages of the site.
 */
export async function addHeaders(
  server: FastifyInstance,
  config: ServerConfig,
  sources: Sources = {},
): Promise<void> {
  const { isHttps } = config;
  const forPages = { ...(await headersOfHelmet(isHttps, sources)), ...neitherKeptNorNamed };
  const forOthers = { ...(await headersOfHelmet(isHttps)), ...neitherKeptNorNamed };
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

/** Asked of helmet once, for it would work out the same headers for each request: an eighth of a short answer's time. */
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
  const headers: Record<string, string> = { 'permissions-policy': unused };
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
