import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { asPublic, pageOnly } from '../requests/headers.js';
import { plainParts } from './path-pattern.js';
import { type Pages, siteFolder } from './pages.js';
import type { Sitemap } from './sitemap.js';

const oneYearMs = 365 * 24 * 60 * 60 * 1000;
const notOfSite = ['api', 'health', 'ready', 'metrics'];

/** Says to browsers and their owners that the signal is honoured (globalprivacycontrol.org), and since when it says so. */
const globalPrivacyControl = { gpc: true, lastUpdate: '2026-11-23' };

/**
 * Serves the built site: hashed assets for a year, pages by the build's list, the 404 page for the rest, but for what is
 * unknown below `ofModules`, the paths of pages that modules make. The pages at `personal` have routes of their own, for
 * they get other headers.
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
  const noPages = new Set([...notOfSite, ...ofModules.map((path) => path.slice(1))]);
  server.get('/*', { config: { ...config, isSite: true } }, (request, reply) =>
    noPages.has(plainParts(request.url)[0] ?? '') ? reply.callNotFound() : pages.send(request, reply),
  );
}

const unneeded = [
  ...pageOnly,
  'cross-origin-resource-policy',
  'referrer-policy',
  'x-request-id',
  'x-robots-tag',
];

/** Their names change with their content; beside it, only what a browser needs of them is sent. */
async function serveAssets(server: FastifyInstance): Promise<void> {
  server.addHook('onSend', (_request, reply, _body, next) => {
    if (reply.statusCode < 400) for (const name of unneeded) reply.removeHeader(name);
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
