import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { TooManyRequestsException } from '../rate-limits/too-many-requests.js';
import type { SiteSource } from './site-file.js';

/** Answers of the API that a page is made of, each with the key of its query in the client. */
export type Seed = readonly (readonly [key: readonly unknown[], answer: unknown])[];

/** What a module has for an address: `path` is the address without what the page does not read. */
export type ServedAnswer = Readonly<{ path: string; status: 200 | 404; seed: Seed }>;

/** Called for each request with the values of the pattern's places; `client` is null where the server itself reads the page. */
export type Serve = (
  values: ReadonlyMap<string, string>,
  query: URLSearchParams,
  client: string | null,
) => Promise<ServedAnswer>;

type Renderer = Readonly<{
  render(path: string, options: { seed: Seed | null }): Promise<Readonly<{ head: string; html: string }>>;
}>;

/** Rendered pages that are kept: as many as a blog has, and some searches. */
const mostKept = 300;

/** Pages that the site's own renderer makes with data of the moment; what was rendered of the same data is kept. */
export class ServedPages {
  private readonly log = new Logger('Pages');
  private readonly answers = new Map<string, Serve>();
  private readonly kept = new Map<string, SiteSource>();
  private renderer: Promise<Renderer> | null = null;

  constructor(private readonly siteFolder: string) {}

  serve(pattern: string, answer: Serve): void {
    this.answers.set(pattern, answer);
  }

  /**
   * The page in its document, with its status. Without data, as in an outage, it is the page that says so. A client that has
   * asked too often is refused.
   */
  async page(
    found: Readonly<{ pattern: string; values: ReadonlyMap<string, string> }>,
    url: string,
    document: SiteSource,
    client: string | null,
  ): Promise<{ status: number; source: SiteSource }> {
    const answer = this.answers.get(found.pattern);
    if (!answer) throw new Error(`No module serves ${found.pattern}`);
    const [path = '/', query = ''] = url.split('?', 2);
    try {
      const { status, ...page } = await answer(found.values, new URLSearchParams(query), client);
      return { status, source: await this.rendered(page.path, page.seed, document) };
    } catch (error) {
      if (error instanceof TooManyRequestsException) throw error;
      this.log.error(`${path} is served without its data: ${(error as Error).message}`);
      return { status: 503, source: await this.rendered(path, null, document) };
    }
  }

  private async rendered(path: string, seed: Seed | null, document: SiteSource): Promise<SiteSource> {
    const key = createHash('sha256')
      .update(`${path}\n${JSON.stringify(seed)}`)
      .digest('base64url');
    const before = this.kept.get(key);
    if (before) return before;
    const { render } = await this.load();
    const { head, html } = await render(path, { seed });
    const text = document.text
      ?.replace('<!--served-head-->', () => head)
      .replace('<!--served-html-->', () => html);
    const source = { ...document, text: text ?? null };
    if (this.kept.size >= mostKept) this.kept.delete(this.kept.keys().next().value ?? '');
    this.kept.set(key, source);
    return source;
  }

  /** Loaded when the first such page is asked for: a start does not wait for it. */
  private load(): Promise<Renderer> {
    const file = join(this.siteFolder, '../server/entry-server.js');
    if (!existsSync(file)) throw new Error(`${file} is missing: build the site again`);
    this.renderer ??= import(pathToFileURL(file).href) as Promise<Renderer>;
    return this.renderer;
  }
}
