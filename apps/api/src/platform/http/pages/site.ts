import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { asPublic, pageOnly } from '../requests/headers.js';
import { normalizePath } from './path-pattern.js';
import { type Pages, siteFolder } from './pages.js';
import type { Sitemap } from './sitemap.js';

const oneYearMs = 365 * 24 * 60 * 60 * 1000;
const reservedPaths = ['api', 'health', 'ready', 'metrics'];

/** States that Global Privacy Control is honored (globalprivacycontrol.org). */
const globalPrivacyControl = { gpc: true, lastUpdate: '2026-11-23' };

/**
 * Serves the built site: hashed assets for a year, pages by the manifest, and the 404 page otherwise, except below
 * `ofModules`, the paths of modules' own pages. Pages at `personal` have their own routes, since they need other headers.
 */
export async function serveSite(
  server: FastifyInstance,
  pages: Pages,
  sitemap: Sitemap,
  { personal, ofModules }: Readonly<{ personal: readonly string[]; ofModules: readonly string[] }>,
): Promise<void> {
  if (!pages.exist) return;
  await server.register(serveAssets);
  server.get('/sitemap.xml', { config: { access: { roles: ['visitor'] } } }, async (_request, reply) =>
    asPublic(reply, 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(await sitemap.write()),
  );
  server.get('/.well-known/gpc.json', { config: { access: { roles: ['visitor'] } } }, (_request, reply) =>
    asPublic(reply, 'public, max-age=86400').send(globalPrivacyControl),
  );
  const config = { access: { roles: ['visitor'] as const } };
  for (const path of personal) server.get(path, { config }, (request, reply) => pages.send(request, reply));
  const otherPaths = new Set([...reservedPaths, ...ofModules.map((path) => path.slice(1))]);
  server.get('/*', { config: { ...config, isSite: true } }, (request, reply) =>
    otherPaths.has(normalizePath(request.url)[0] ?? '') ? reply.callNotFound() : pages.send(request, reply),
  );
}

const removedHeaders = [
  ...pageOnly,
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-request-id',
  'x-robots-tag',
];

/** Asset names change with their content. Only headers that browsers need are sent. */
async function serveAssets(server: FastifyInstance): Promise<void> {
  server.addHook('onSend', (_request, reply, _body, next) => {
    if (reply.statusCode < 400) for (const name of removedHeaders) reply.removeHeader(name);
    next();
  });
  await server.register(fastifyStatic, {
    root: join(siteFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: oneYearMs,
    acceptRanges: false,
    lastModified: false,
    etag: false,
    index: false,
  });
}
