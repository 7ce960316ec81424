import helmet from '@fastify/helmet';
import { fastify, type FastifyInstance, type FastifyReply } from 'fastify';
import type { ServerConfig } from '../../config/variables/server-config.js';
import { isUnder } from '../is-under.js';

/** From where pages may load: directives of a content security policy, by helmet's names. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** What the modules say of the pages: `personal` are the paths of those about one person, or for admins. */
export type PageHeaders = Readonly<{ sources?: Sources; personal?: readonly string[] }>;

/** Swagger UI brings styles inside its page. */
const isApiDocs = isUnder('/api/docs');
const outbox = '/dev';
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

/** Security headers on every answer; what carries an id is neither kept nor indexed nor named to others. */
export async function addHeaders(
  server: FastifyInstance,
  config: ServerConfig,
  { sources = {}, personal = [] }: PageHeaders = {},
): Promise<void> {
  const { isHttps } = config;
  const isPersonal = isUnder(outbox, ...personal);
  const forPages = await headersOfHelmet(isHttps, sources);
  const forReports = { ...(await headersOfHelmet(isHttps)), ...neitherKeptNorNamed };
  const forData = { ...without(forPages, pageOnly), ...neitherKeptNorNamed };
  server.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id);
    if (isApiDocs(request.url)) allowInlineStyles(reply.headers(forReports));
    else if (request.url.startsWith('/api/')) reply.headers(forData);
    else reply.headers(isPersonal(request.url) ? forReports : forPages);
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
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
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
