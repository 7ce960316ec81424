import { Injectable } from '@nestjs/common';
import { html } from './html.js';
import { Pages } from './pages.js';
import type { SitemapEntry } from './sitemap-entry.js';
import { ServerConfig } from '../../config/variables/server-config.js';

/** What a module adds to the sitemap; asked each time. */
export type SitemapSource = () => Promise<readonly SitemapEntry[]> | readonly SitemapEntry[];

/** The sitemap: the pages of the site's build, and those that modules add. */
@Injectable()
export class Sitemap {
  private readonly sources: SitemapSource[] = [];

  constructor(
    private readonly pages: Pages,
    private readonly config: ServerConfig,
  ) {}

  /** Modules say while they initialise (onModuleInit) which pages they have. */
  register(source: SitemapSource): void {
    this.sources.push(source);
  }

  /** The document, by the protocol of sitemaps.org; a page in two languages stands in it once for each. */
  async write(): Promise<string> {
    const added = await Promise.all(this.sources.map(async (source) => source()));
    const entries = [...this.pages.listed(), ...added.flat()].flatMap((entry) => this.urlsOf(entry));
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  }

  private urlsOf({ addresses, changedOn }: SitemapEntry): string[] {
    const all = Object.entries(addresses).map(([language, path]) => ({
      language,
      url: this.config.publicUrl + path,
    }));
    const pair =
      all.length > 1 &&
      all.map(
        ({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url}" />`,
      );
    return all.map(
      ({ url }) =>
        html`<url><loc>${url}</loc>${changedOn && html`<lastmod>${changedOn}</lastmod>`}${pair}</url>`.markup,
    );
  }
}
