import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ServerConfig } from '../config/server-config.js';
import { StartupError } from '../config/startup-error.js';
import { readSiteFile, sendSiteFile, type SiteFile } from './site-file.js';

/** Folder of the built site, beside the compiled API. */
export const siteFolder = resolve(import.meta.dirname, '../../../../../web/dist/client');

const manifestSchema = z.object({
  /** Prerendered pages: path → file. */
  pages: z.record(z.string(), z.string()),
  /** Pages that the browser renders: the path before the id → file. */
  shells: z.record(z.string(), z.string()),
  notFound: z.object({ en: z.string(), es: z.string() }),
});
type Manifest = z.infer<typeof manifestSchema>;

/** Files of the site's root that are no pages: robots.txt, favicon.svg and their like. */
const rootFile = /^[\w-]+\.(txt|svg|ico|png|xml|webmanifest)$/;

/** The pages of the built site, as its build has listed them; none for an API that runs without the site. */
@Injectable()
export class Pages {
  private readonly manifest = readManifest();
  private readonly files = new Map<string, SiteFile>();

  constructor(config: ServerConfig) {
    if (!this.manifest) return;
    const { pages, shells, notFound } = this.manifest;
    const rootFiles = readdirSync(siteFolder).filter((name) => rootFile.test(name));
    for (const name of [pages, shells, notFound].flatMap((part) => Object.values(part)).concat(rootFiles)) {
      this.files.set(name, readSiteFile(join(siteFolder, name), config.publicUrl));
    }
  }

  get exist(): boolean {
    return this.manifest !== null;
  }

  /** Sends what the site has at the address of the request, else its 404 page in the language of the address. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = pathOf(request.url);
    const publicFile = this.files.get(this.manifest?.pages[path] ?? path.slice(1));
    if (publicFile && (this.manifest?.pages[path] || rootFile.test(path.slice(1)))) {
      return sendSiteFile(publicFile, request, reply.header('cache-control', 'no-cache'));
    }
    const shell = this.shellOf(path);
    return shell ? sendSiteFile(shell, request, neverKept(reply)) : this.sendNotFound(request, reply);
  }

  sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const language = /^\/es(\/|$)/.test(pathOf(request.url)) ? 'es' : 'en';
    const file = this.files.get(this.manifest?.notFound[language] ?? '');
    if (!file) throw new Error('The site has no 404 page');
    return sendSiteFile(file, request, neverKept(reply.status(404)));
  }

  private shellOf(path: string): SiteFile | undefined {
    const shells = Object.entries(this.manifest?.shells ?? {});
    const found = shells.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
    return found && this.files.get(found[1]);
  }
}

/** Addresses with an id are not kept, not indexed and not named to others. */
function neverKept(reply: FastifyReply): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .header('referrer-policy', 'no-referrer');
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.replace(/\/+$/, '') || '/';
}

function readManifest(): Manifest | null {
  const file = join(siteFolder, 'pages.json');
  if (!existsSync(file)) return null;
  const manifest = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success)
    throw new StartupError(`${file} is not what the site's build writes: build it again`);
  return manifest.data;
}
