import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { PostLanguage } from '@closewise/domain/content';
import { Access } from '../../platform/access/access.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { html, type Html } from '../../platform/http/pages/html.js';
import { Posts } from './posts.projection.js';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const titles = { en: 'Closewise blog', es: 'Blog de Closewise' } as const;
const maxFeedPosts = 50;

/** Feeds of the blog, one per language, and its sitemap. */
@ApiExcludeController()
@Access('visitor')
@Controller('blog')
export class BlogFeedsController {
  constructor(
    private readonly posts: Posts,
    private readonly server: ServerConfig,
  ) {}

  @Get('feed.xml')
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  english(): Promise<string> {
    return this.feed('en', '/blog/feed.xml', '/blog');
  }

  @Get('feed-es.xml')
  @Header('content-type', 'application/atom+xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  spanish(): Promise<string> {
    return this.feed('es', '/blog/feed-es.xml', '/blog?language=es');
  }

  /** Listed in robots.txt, next to the sitemap of the static pages. */
  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  async sitemap(): Promise<string> {
    const posts = await this.posts.all();
    const entries = posts.map(
      ({ slug, updated, published }) =>
        html`<url><loc>${this.address(slug)}</loc><lastmod>${updated ?? published}</lastmod></url>`,
    );
    const list = ['/blog', '/blog?language=es'].map(
      (path) => html`<url><loc>${this.server.publicUrl}${path}</loc></url>`,
    );
    return (
      declaration +
      html`<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${list}${entries}</urlset>`.markup
    );
  }

  private async feed(language: PostLanguage, self: string, list: string): Promise<string> {
    const posts = (await this.posts.all(language)).slice(0, maxFeedPosts);
    const origin = this.server.publicUrl;
    const newest = posts
      .map(({ updated, published }) => updated ?? published)
      .toSorted()
      .at(-1);
    const entries: Html[] = posts.map(
      ({ slug, title, excerpt, author, category, published, updated }) =>
        html` <entry>
          <id>${this.address(slug)}</id>
          <title>${title}</title>
          <link href="${this.address(slug)}" />
          <published>${published}T00:00:00Z</published>
          <updated>${updated ?? published}T00:00:00Z</updated>
          <author><name>${author}</name></author>
          <category term="${category}" />
          <summary>${excerpt}</summary>
        </entry>`,
    );
    const feed = html`<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
      <id>${origin}${self}</id>
      <title>${titles[language]}</title>
      <link rel="self" href="${origin}${self}" />
      <link href="${origin}${list}" />
      <updated>${newest ?? '1970-01-01'}T00:00:00Z</updated>
      ${entries}
    </feed>`;
    return declaration + feed.markup;
  }

  private address(slug: string): string {
    return `${this.server.publicUrl}/blog/${slug}`;
  }
}
