import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isUnder } from '../is-under.js';
import { type Pages, siteFolder } from './pages.js';

const oneYearMs = 365 * 24 * 60 * 60 * 1000;
const ofTheApi = ['/api', '/health', '/ready', '/metrics'];

/**
 * Serves the built site: hashed assets for a year, pages by the build's list, the 404 page for the rest, but for what is
 * unknown below `ofModules`, the paths of pages that modules make.
 */
export async function serveSite(
  server: FastifyInstance,
  pages: Pages,
  ofModules: readonly string[],
): Promise<void> {
  if (!pages.exist) return;
  await server.register(fastifyStatic, {
    root: join(siteFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: oneYearMs,
    index: false,
  });
  const isNoPageOfSite = isUnder(...ofTheApi, ...ofModules);
  server.get('/*', { config: { access: { role: 'visitor' } } }, (request, reply) =>
    isNoPageOfSite(request.url) ? reply.callNotFound() : pages.send(request, reply),
  );
}
