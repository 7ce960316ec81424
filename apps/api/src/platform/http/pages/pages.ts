import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { languages, languageOf, type Language } from '@closewise/domain/language';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ServerConfig } from '../../config/variables/server-config.js';
import { StartupError } from '../../config/startup/startup-error.js';
import { asPublic } from '../requests/headers.js';
import { type ServePage, ServedPages } from './served-pages.js';
import { splitPath } from './path-pattern.js';
import { SiteAddresses, type AddressMatch } from './site-addresses.js';
import {
  type PageValues,
  type SiteFile,
  type SiteSource,
  fillIn,
  sendSiteFile,
  loadSiteSource,
} from './site-file.js';

const site = createRequire(import.meta.url).resolve('@closewise/web/package.json');

/** The folder of the built site. */
export const siteFolder = join(dirname(site), 'dist', 'client');

const manifestSchema = z.object({
  /** Prerendered pages: path → file. */
  pages: z.record(z.string(), z.string()),
  /** Pages that the browser renders: path pattern → file. */
  shells: z.record(z.string(), z.string()),
  /** Pages that the server renders for each request: path pattern → document template. */
  served: z.record(z.string(), z.string()),
  /** Pages for search engines: path by language. */
  sitemap: z.array(z.partialRecord(z.enum(languages), z.string())),
  notFound: z.object({ en: z.string(), es: z.string() }),
  /** Redirects: pattern → pattern with the same parameters. */
  redirects: z.record(z.string(), z.string()),
  /** Pages for maintenance; they replace all others except those at or under the paths `except`. */
  maintenance: z.object({ en: z.string(), es: z.string(), except: z.array(z.string()) }),
});
type Manifest = z.infer<typeof manifestSchema>;

/** Files in the site's root that are not pages, such as robots.txt and favicon.svg. */
const rootFile = /^[\w-]+\.(txt|svg|ico|png|xml|webmanifest)$/;

/** Values of placeholders in pages: placeholder → markup. */
type PageTexts = Readonly<Record<string, string>>;

const reopensAfterSeconds = '3600';

/** The pages of the built site by its manifest; none for an API without a built site. */
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
  private readonly listeners: ((request: FastifyRequest) => void)[] = [];

  constructor(private readonly config: ServerConfig) {
    if (!this.manifest) return;
    const { pages, shells, served, notFound, maintenance } = this.manifest;
    const rootFiles = readdirSync(siteFolder).filter((name) => rootFile.test(name));
    const documents = [pages, shells, served, notFound].flatMap((part) => Object.values(part));
    for (const name of [...documents, maintenance.en, maintenance.es, ...rootFiles]) {
      this.sources.set(name, loadSiteSource(join(siteFolder, name)));
    }
  }

  /** Sets placeholder values for all following pages, in addition to earlier ones. Pages are served only after the first call. */
  fill(texts: PageTexts): void {
    const places = { ...this.texts, ...texts };
    if (!isDeepStrictEqual(this.texts, places)) this.files.clear();
    this.texts = places;
  }

  /** Shows exactly these marked parts on all following pages. */
  show(parts: readonly string[]): void {
    const shown = new Set(parts);
    if (!isDeepStrictEqual(this.parts, shown)) this.files.clear();
    this.parts = shown;
  }

  /**
   * Modules register the data of a pattern's pages, such as `/blog/:slug`, while they initialize (onModuleInit): the
   * server renders the pages with it, and the browser hydrates them without another request. The site's build lists such
   * patterns (`servedPageIds` in apps/web).
   */
  serve(pattern: string, load: ServePage): void {
    this.served.serve(pattern, load);
  }

  /**
   * Modules register a listener for public page views while they initialize (onModuleInit). Personal pages, unknown ones
   * and those of a closed site do not count; listeners must return immediately.
   */
  onPageView(listener: (request: FastifyRequest) => void): void {
    this.listeners.push(listener);
  }

  /** Closes the site for maintenance, or opens it. */
  close(closed: boolean): void {
    this.closed = closed;
  }

  /** Files are filled on first use: pageValues all at once would block other requests. */
  private findFile(name: string): SiteFile | undefined {
    const source = this.sources.get(name);
    if (!source || !this.texts) return undefined;
    const file = this.files.get(name) ?? fillIn(source, this.pageValues);
    this.files.set(name, file);
    return file;
  }

  private get pageValues(): PageValues {
    return { places: { __PUBLIC_URL__: this.config.publicUrl, ...this.texts }, parts: this.parts };
  }

  get exist(): boolean {
    return this.manifest !== null;
  }

  /** The built pages for search engines. */
  listed(): SitemapEntry[] {
    return (this.manifest?.sitemap ?? []).map((addresses) => ({ addresses }));
  }

  /** Sends the page or file at the request's address, or the 404 page in the address's language. */
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    const path = pathOf(request.url);
    if (this.isClosed(path)) return this.sendClosed(path, request, reply);
    const rootName = request.url.split('?', 1)[0]!.slice(1);
    const found = rootFile.test(rootName) ? null : this.addresses?.find(request.url);
    if (found?.kind === 'redirect') return this.sendRedirect(found.to, reply);
    if (found?.kind === 'served') return this.sendServed(found, request, reply);
    const file = this.findFile(found && 'file' in found ? found.file : rootName);
    if (!file || found?.kind === 'nothing') return this.sendNotFound(request, reply);
    if (found?.kind === 'shell') return sendSiteFile(file, request, reply);
    if (found?.kind === 'page') this.notifyPageView(request);
    return sendSiteFile(file, request, asPublic(reply, 'no-cache'));
  }

  /** Redirects to public pages are cached for a day. */
  private sendRedirect(to: string, reply: FastifyReply): FastifyReply {
    const isPublic = this.manifest?.pages[to] !== undefined;
    return (isPublic ? asPublic(reply, 'public, max-age=86400') : reply).redirect(to, 301);
  }

  /** The HTML of the public page at exactly this address; null for any other address. */
  async findHtml(url: string): Promise<string | null> {
    const found = this.addresses?.find(url);
    if (found?.kind === 'page') return this.findFile(found.file)?.content.toString() ?? null;
    const document = found?.kind === 'served' && this.sources.get(found.file);
    if (!document || !this.texts) return null;
    const { status, source } = await this.served.page(found, url, document, null);
    return status === 200 ? fillIn(source, this.pageValues).content.toString() : null;
  }

  private async sendServed(
    found: Extract<AddressMatch, { kind: 'served' }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const document = this.sources.get(found.file);
    if (!document || !this.texts) return this.sendNotFound(request, reply);
    const { status, source } = await this.served.page(found, request.url, document, request.ip);
    const file = fillIn(source, this.pageValues);
    if (status !== 200) return sendSiteFile(file, request, reply.status(status));
    this.notifyPageView(request);
    return sendSiteFile(file, request, asPublic(reply, 'no-cache'));
  }

  private notifyPageView(request: FastifyRequest): void {
    for (const listener of this.listeners) listener(request);
  }

  /** Sends the 404 page, with 414 for an overlong address. */
  sendNotFound(request: FastifyRequest, reply: FastifyReply, status: 404 | 414 = 404): FastifyReply {
    const file = this.findFile(this.manifest?.notFound[languageOf(pathOf(request.url))] ?? '');
    if (!file) throw new Error('The site has no 404 page');
    return sendSiteFile(file, request, reply.status(status).header('cache-control', 'no-store'));
  }

  /** Files that are not pages are always served. */
  private isClosed(path: string): boolean {
    if (!this.closed || rootFile.test(path.slice(1))) return false;
    const except = this.manifest?.maintenance.except ?? [];
    return !except.some((open) => (open.endsWith('/') ? path : `${path}/`).startsWith(open));
  }

  private sendClosed(path: string, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const file = this.findFile(this.manifest?.maintenance[languageOf(path)] ?? '');
    if (!file) throw new Error('The site has no page for its maintenance');
    return sendSiteFile(file, request, reply.status(503).header('retry-after', reopensAfterSeconds));
  }
}

const pathOf = (url: string): string => `/${splitPath(url.split('?', 1)[0] ?? '').join('/')}`;

function readManifest(): Manifest | null {
  const file = join(siteFolder, 'pages.json');
  if (!existsSync(file)) return null;
  const manifest = manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!manifest.success) throw new StartupError(`${file} is not a valid manifest: build the site again`);
  return manifest.data;
}

/** A page's absolute paths by language, and the day of its last change (`YYYY-MM-DD`). */
export type SitemapEntry = Readonly<{
  addresses: Readonly<Partial<Record<Language, string>>>;
  changedOn?: string;
}>;
