import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { type Pages, siteFolder } from './pages.js';

const oneYearMs = 365 * 24 * 60 * 60 * 1000;
const ofTheApi = /^\/(api|html-report|health|ready|metrics)(\/|\?|$)/;

/** Serves the built site: hashed assets for a year, pages by the build's list, the 404 page for the rest. */
export async function serveSite(server: FastifyInstance, pages: Pages): Promise<void> {
  if (!pages.exist) return;
  await server.register(fastifyStatic, {
    root: join(siteFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: oneYearMs,
    index: false,
  });
  server.get('/*', { config: { access: { role: 'visitor' } } }, (request, reply) =>
    ofTheApi.test(request.url) ? reply.callNotFound() : pages.send(request, reply),
  );
}
