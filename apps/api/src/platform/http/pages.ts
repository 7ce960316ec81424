import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { StartupError } from '../config/startup-error.js';

/** Folder of the built site, beside the compiled API. */
export const siteFolder = resolve(import.meta.dirname, '../../../../../web/dist/client');

const manifestSchema = z.object({
  /** Prerendered pages: path → file. */
  pages: z.record(z.string(), z.string()),
  /** Pages that the browser renders: first part of the path → file. */
  shells: z.record(z.string(), z.string()),
  notFound: z.object({ en: z.string(), es: z.string() }),
});

/** What the built site answers for a path. */
export type Page = Readonly<{ file: string; kind: 'public' | 'private' | 'missing' }>;

/** The pages of the built site, as its build has listed them. */
@Injectable()
export class Pages {
  private readonly manifest = readManifest();

  /** False for an API that runs without the site, as in its tests. */
  get exist(): boolean {
    return this.manifest !== null;
  }

  find(url: string): Page | null {
    if (!this.manifest) return null;
    const path = pathOf(url);
    const file = this.manifest.pages[path];
    if (file) return { file, kind: 'public' };
    const shell = Object.entries(this.manifest.shells).find(
      ([prefix]) => path === prefix || path.startsWith(`${prefix}/`),
    );
    if (shell) return { file: shell[1], kind: 'private' };
    return { file: this.manifest.notFound[/^\/es(\/|$)/.test(path) ? 'es' : 'en'], kind: 'missing' };
  }

  async sendNotFound(url: string, reply: FastifyReply): Promise<void> {
    const file = this.manifest?.notFound[/^\/es(\/|$)/.test(pathOf(url)) ? 'es' : 'en'];
    if (file) await sendPage({ file, kind: 'missing' }, reply);
  }
}

function pathOf(url: string): string {
  const path = url.split('?', 1)[0] ?? '/';
  return path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
}

function readManifest(): z.infer<typeof manifestSchema> | null {
  const file = join(siteFolder, 'pages.json');
  if (!existsSync(file)) return null;
  const manifest = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) throw new StartupError(`${file} is not what the site's build writes: build it again`);
  return manifest.data;
}

/** Public pages are revalidated, pages that carry an id are neither kept nor indexed nor named to others. */
export function sendPage({ file, kind }: Page, reply: FastifyReply): FastifyReply {
  if (kind === 'missing') reply.status(404);
  if (kind === 'public') reply.header('cache-control', 'no-cache');
  else reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  if (kind === 'private') reply.header('referrer-policy', 'no-referrer');
  return reply.sendFile(file, siteFolder, { cacheControl: false });
}
