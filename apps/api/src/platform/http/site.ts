import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Pages, sendPage, siteFolder } from './pages.js';

const oneYear = 365 * 24 * 60 * 60 * 1000;
/** Files of the site's root that are no pages: robots.txt, favicon.svg and their like. */
const rootFile = /^\/[\w-]+\.(txt|svg|ico|png|xml|webmanifest)$/;

/** Serves the built site: hashed assets for a year, pages by the build's list, the 404 page for the rest. */
export async function serveSite(server: FastifyInstance, pages: Pages): Promise<void> {
  if (!pages.exist) return;
  await server.register(fastifyStatic, {
    root: join(siteFolder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: oneYear,
    index: false,
  });
  await server.register(fastifyStatic, {
    root: siteFolder,
    serve: false,
    decorateReply: false,
    preCompressed: true,
  });
  server.get('/*', (request, reply) => sendSite(request, reply, pages));
}

function sendSite(request: FastifyRequest, reply: FastifyReply, pages: Pages): FastifyReply | void {
  const path = request.url.split('?', 1)[0] ?? '/';
  if (rootFile.test(path) && existsSync(join(siteFolder, path))) {
    return reply.header('cache-control', 'no-cache').sendFile(path, siteFolder, { cacheControl: false });
  }
  const page = pages.find(request.url);
  if (!page || /^\/(api|html-report|health|ready|metrics)(\/|$)/.test(path)) return reply.callNotFound();
  return sendPage(page, reply);
}
