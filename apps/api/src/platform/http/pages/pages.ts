import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ServerConfig } from '../../config/variables/server-config.js';
import { StartupError } from '../../config/startup/startup-error.js';
import { asPublic } from '../requests/headers.js';
import { type Serve, ServedPages } from './served-pages.js';
import { partsOf } from './path-pattern.js';
import { SiteAddresses, type Found } from './site-addresses.js';
import type { SitemapEntry } from './sitemap-entry.js';
import type { Filling } from './filled-text.js';
import { fillIn, sendSiteFile, siteSource, type SiteFile, type SiteSource } from './site-file.js';

const site = createRequire(import.meta.url).resolve('@closewise/web/package.json');

/** Folder of the built site. */
export const siteFolder = join(dirname(site), 'dist', 'client');

const manifestSchema = z.object({
  /** Prerendered pages: the one path of each → file. */
  pages: z.record(z.string(), z.string()),
  /** Pages that the browser renders: the pattern of the path → file. */
  shells: z.record(z.string(), z.string()),
  /** Pages that the server renders for each request: pattern → the document around them. */
  served: z.record(z.string(), z.string()),
  /** Which pages search engines may list: of each the path by language. */
  sitemap: z.array(z.partialRecord(z.enum(['en', 'es']), z.string())),
  notFound: z.object({ en: z.string(), es: z.string() }),
  /** Addresses that lead to others: pattern → pattern with the same places. */
  redirects: z.record(z.string(), z.string()),
  /** In place of all others while the site is closed, except for those at or under these paths. */
  maintenance: z.object({ en: z.string(), es: z.string(), except: z.array(z.string()) }),
});
type Manifest = z.infer<typeof manifestSchema>;

/** Files of the site's root that are no pages: robots.txt, favicon.svg and their like. */
const rootFile = /^[\w-]+\.(txt|svg|ico|png|xml|webmanifest)$/;

/** What is put into the places that the build has left in pages: place → markup. */
export type PageTexts = Readonly<Record<string, string>>;

const reopensAfterSeconds = '3600';

/** The pages of the built site, as its build has listed them; none for an API that runs without the site. */
@Injectable()
export class Pages {
  private readonly manifest = readManifest();
  private readonly addresses = this.manifest && new SiteAddresses(this.manifest);
  private readonly sources = new Map<string, SiteSource>();
  private readonly files = new Map<string, SiteFile>();
  private readonly served = new ServedPages(siteFolder);
  private texts: PageTexts | null = null;
  private parts: ReadonlySet<string> = new Set();
  private closed = false;
  private readonly hearing: ((request: FastifyRequest) => void)[] = [];

  constructor(private readonly config: ServerConfig) {
    if (!this.manifest) return;
    const { pages, shells, served, notFound, maintenance } = this.manifest;
    const rootFiles = readdirSync(siteFolder).filter((name) => rootFile.test(name));
    const documents = [pages, shells, served, notFound].flatMap((part) => Object.values(part));
    for (const name of [...documents, maintenance.en, maintenance.es, ...rootFiles]) {
      this.sources.set(name, siteSource(join(siteFolder, name)));
    }
  }

  /** Puts these texts into the pages from the next one on, beside others; there is no page before it was done once. */
  fill(texts: PageTexts): void {
    const places = { ...this.texts, ...texts };
    if (!isDeepStrictEqual(this.texts, places)) this.files.clear();
    this.texts = places;
  }

  /** From the next page on these parts stand on them, of those that the build has marked, and no others. */
  show(parts: readonly string[]): void {
    const shown = new Set(parts);
    if (!isDeepStrictEqual(this.parts, shown)) this.files.clear();
    this.parts = shown;
  }

  /**
   * Modules say while they initialise (onModuleInit) what the pages of a pattern are made of, such as `/blog/:slug`: the
   * server renders them with it, and the browser takes them over without asking again. The site's build lists such
   * patterns (`servedPageIds` in apps/web).
   */
  serve(pattern: string, answer: Serve): void {
    this.served.serve(pattern, answer);
  }

  /**
   * Modules say while they initialise (onModuleInit) who hears of each public page that is sent. Pages of one person or
   * purchase, unknown ones and those of a closed site are none; whoever hears returns at once.
   */
  tellOf(hears: (request: FastifyRequest) => void): void {
    this.hearing.push(hears);
  }

  /** From the next page on the site is closed for maintenance, or open. */
  close(closed: boolean): void {
    this.closed = closed;
  }

  /** Written when it is first asked for: all at once would hold up every other request. */
  private fileOf(name: string): SiteFile | undefined {
    const source = this.sources.get(name);
    if (!source || !this.texts) return undefined;
    const file = this.files.get(name) ?? fillIn(source, this.filling);
    this.files.set(name, file);
    return file;
  }

  private get filling(): Filling {
    return { places: { __PUBLIC_URL__: this.config.publicUrl, ...this.texts }, parts: this.parts };
  }

  get exist(): boolean {
    return this.manifest !== null;
  }

  /** The pages of the build that search engines may list. */
  listed(): SitemapEntry[] {
    return (this.manifest?.sitemap ?? []).map((addresses) => ({ addresses }));
  }

  /** Sends what the site has at the address of the request, else its 404 page in the language of the address. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const path = pathOf(request.url);
    if (this.isClosed(path)) return this.sendClosed(path, request, reply);
    const rootName = request.url.split('?', 1)[0]!.slice(1);
    const found = rootFile.test(rootName) ? null : this.addresses?.find(request.url);
    if (found?.kind === 'redirect') return this.sendOn(found.to, reply);
    if (found?.kind === 'served') return this.sendServed(found, request, reply);
    const file = this.fileOf(found && 'file' in found ? found.file : rootName);
    if (!file || found?.kind === 'nothing') return this.sendNotFound(request, reply);
    if (found?.kind === 'shell') return sendSiteFile(file, request, reply);
    if (found?.kind === 'page') this.tell(request);
    return sendSiteFile(file, request, asPublic(reply, 'no-cache'));
  }

  /** Where a page that everybody sees alike is, is remembered for a day. */
  private sendOn(to: string, reply: FastifyReply): FastifyReply {
    const isPublic = this.manifest?.pages[to] !== undefined;
    return (isPublic ? asPublic(reply, 'public, max-age=86400') : reply).redirect(to, 301);
  }

  /** The document at the one address of a page that everybody sees alike; null for all other addresses. */
  async htmlOf(url: string): Promise<string | null> {
    const found = this.addresses?.find(url);
    if (found?.kind === 'page') return this.fileOf(found.file)?.content.toString() ?? null;
    const document = found?.kind === 'served' && this.sources.get(found.file);
    if (!document || !this.texts) return null;
    const { status, source } = await this.served.page(found, url, document, null);
    return status === 200 ? fillIn(source, this.filling).content.toString() : null;
  }

  private async sendServed(
    found: Extract<Found, { kind: 'served' }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const document = this.sources.get(found.file);
    if (!document || !this.texts) return this.sendNotFound(request, reply);
    const { status, source } = await this.served.page(found, request.url, document, request.ip);
    const file = fillIn(source, this.filling);
    if (status !== 200) return sendSiteFile(file, request, reply.status(status));
    this.tell(request);
    return sendSiteFile(file, request, asPublic(reply, 'no-cache'));
  }

  private tell(request: FastifyRequest): void {
    for (const hears of this.hearing) hears(request);
  }

  /** Says that there is nothing at the address, or with 414 that the address is too long to be one. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply, status: 404 | 414 = 404): FastifyReply {
    const file = this.fileOf(this.manifest?.notFound[languageOf(pathOf(request.url))] ?? '');
    if (!file) throw new Error('The site has no 404 page');
    return sendSiteFile(file, request, reply.status(status).header('cache-control', 'no-store'));
  }

  /** Files that are no pages are served all the time. */
  private isClosed(path: string): boolean {
    if (!this.closed || rootFile.test(path.slice(1))) return false;
    const except = this.manifest?.maintenance.except ?? [];
    return !except.some((open) => (open.endsWith('/') ? path : `${path}/`).startsWith(open));
  }

  private sendClosed(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const file = this.fileOf(this.manifest?.maintenance[languageOf(path)] ?? '');
    if (!file) throw new Error('The site has no page for its maintenance');
    return sendSiteFile(file, request, reply.status(503).header('retry-after', reopensAfterSeconds));
  }
}

const languageOf = (path: string): 'en' | 'es' => (/^\/es(\/|$)/.test(path) ? 'es' : 'en');

const pathOf = (url: string): string => `/${partsOf(url.split('?', 1)[0] ?? '').join('/')}`;

function readManifest(): Manifest | null {
  const file = join(siteFolder, 'pages.json');
  if (!existsSync(file)) return null;
  const manifest = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success)
    throw new StartupError(`${file} is not what the site's build writes: build it again`);
  return manifest.data;
}
