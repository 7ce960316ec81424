import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { TooManyRequestsException } from '../problems/retry-later.js';
import type { SiteSource } from './site-file.js';

/** A page's API responses, each with the query key in the client. */
export type Seed = readonly (readonly [key: readonly unknown[], response: unknown])[];

/** A module's data for an address; `path` is the address without unused parts. */
export type ServedPageData = Readonly<{ path: string; status: 200 | 404; seed: Seed }>;

/** Called for each request with the pattern's parameters; `client` is null when the server itself reads the page. */
export type ServePage = (
  values: ReadonlyMap<string, string>,
  query: URLSearchParams,
  client: string | null,
) => Promise<ServedPageData>;

type Renderer = Readonly<{
  render(path: string, options: { seed: Seed | null }): Promise<Readonly<{ head: string; html: string }>>;
}>;

/** Most cached pages: enough for the blog and some searches. */
const mostCached = 300;

/** Pages that the site's renderer creates with current data; results are cached by their data. */
export class ServedPages {
  private readonly log = new Logger('Pages');
  private readonly loaders = new Map<string, ServePage>();
  private readonly cache = new Map<string, SiteSource>();
  private renderer: Promise<Renderer> | null = null;

  constructor(private readonly siteFolder: string) {}

  serve(pattern: string, load: ServePage): void {
    this.loaders.set(pattern, load);
  }

  /**
   * Renders the page into its document. Without data, as in an outage, the page says so with status 503. Throws
   * TooManyRequestsException for a client over its limit.
   */
  async page(
    found: Readonly<{ pattern: string; values: ReadonlyMap<string, string> }>,
    url: string,
    document: SiteSource,
    client: string | null,
  ): Promise<{ status: number; source: SiteSource }> {
    const load = this.loaders.get(found.pattern);
    if (!load) throw new Error(`No module serves ${found.pattern}`);
    const [path = '/', query = ''] = url.split('?', 2);
    try {
      const { status, ...page } = await load(found.values, new URLSearchParams(query), client);
      return { status, source: await this.render(page.path, page.seed, document) };
    } catch (error) {
      if (error instanceof TooManyRequestsException) throw error;
      this.log.error(`${path} is served without its data: ${(error as Error).message}`);
      return { status: 503, source: await this.render(path, null, document) };
    }
  }

  private async render(path: string, seed: Seed | null, document: SiteSource): Promise<SiteSource> {
    const key = createHash('sha256')
      .update(`${path}\n${JSON.stringify(seed)}`)
      .digest('base64url');
    const before = this.cache.get(key);
    if (before) return before;
    const { render } = await this.loadRenderer();
    const { head, html } = await render(path, { seed });
    const text = document.text
      ?.replace('<!--served-head-->', () => head)
      .replace('<!--served-html-->', () => html);
    const source = { ...document, text: text ?? null };
    if (this.cache.size >= mostCached) this.cache.delete(this.cache.keys().next().value ?? '');
    this.cache.set(key, source);
    return source;
  }

  /** Loaded on first use, so that the start does not wait for it. */
  private loadRenderer(): Promise<Renderer> {
    const file = join(this.siteFolder, '../server/entry-server.js');
    if (!existsSync(file)) throw new Error(`${file} is missing: build the site again`);
    this.renderer ??= import(pathToFileURL(file).href) as Promise<Renderer>;
    return this.renderer;
  }
}
