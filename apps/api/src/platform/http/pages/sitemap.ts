import { Injectable } from '@nestjs/common';
import { html } from './html.js';
import { type SitemapEntry, Pages } from './pages.js';
import { ServerConfig } from '../../config/variables/server-config.js';

/** A module's pages in the sitemap; called for each request. */
export type SitemapSource = () => Promise<readonly SitemapEntry[]> | readonly SitemapEntry[];

/** The sitemap: the built pages, and those of modules. */
@Injectable()
export class Sitemap {
  private readonly sources: SitemapSource[] = [];

  constructor(
    private readonly pages: Pages,
    private readonly config: ServerConfig,
  ) {}

  /** Modules register their pages while they initialize (onModuleInit). */
  register(source: SitemapSource): void {
    this.sources.push(source);
  }

  /** Writes the document by the protocol of sitemaps.org, with one entry per page and language. */
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
    const english = all.filter(({ language }) => language === 'en');
    const pair =
      all.length > 1 &&
      [...all, ...english.map(({ url }) => ({ language: 'x-default', url }))].map(
        ({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url}" />`,
      );
    return all.map(
      ({ url }) =>
        html`<url><loc>${url}</loc>${changedOn && html`<lastmod>${changedOn}</lastmod>`}${pair}</url>`.markup,
    );
  }
}
