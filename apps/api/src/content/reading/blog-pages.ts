import { Injectable } from '@nestjs/common';
import { blogQueryKeys } from '@closewise/contracts/blog';
import { DomainError } from '@closewise/domain/events';
import { postLanguages } from '@closewise/domain/content';
import type { ServedPageData } from '../../platform/http/pages/served-pages.js';
import { addressGroup } from '../../platform/http/rate-limits/address-group.js';
import { RateLimits } from '../../platform/http/rate-limits/rate-limits.js';
import { Blog } from './blog.js';

/** Query parameters of the list page; all others are ignored. */
const listParameters = ['language', 'search', 'category', 'tag', 'page'];

/** Each search renders its own page. */
const searches = {
  name: 'blog-searches',
  points: 120,
  perSeconds: 60,
  refusal: 'Too many searches came from your network.',
};

/** Data for the server-rendered pages of the blog. */
@Injectable()
export class BlogPages {
  constructor(
    private readonly blog: Blog,
    private readonly limits: RateLimits,
  ) {}

  async list(query: URLSearchParams, client: string | null): Promise<ServedPageData> {
    const path = canonicalPath(query);
    if (path !== '/blog' && client !== null) await this.limits.spend(searches, addressGroup(client));
    const language = postLanguages.find((one) => one === query.get('language')) ?? 'en';
    const { posts } = await this.blog.list({ language });
    return { path, status: 200, seed: [[blogQueryKeys.posts(language), posts]] };
  }

  async post(slug: string): Promise<ServedPageData> {
    const path = `/blog/${encodeURIComponent(slug)}`;
    try {
      const post = await this.blog.post(slug);
      const seed = [
        [blogQueryKeys.post(slug), post],
        [blogQueryKeys.related(slug), await this.blog.related(slug)],
      ] as const;
      return { path, status: 200, seed };
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return { path, status: 404, seed: [[blogQueryKeys.post(slug), null]] };
    }
  }
}

function canonicalPath(query: URLSearchParams): string {
  const read = new URLSearchParams();
  for (const name of listParameters) {
    const value = query.get(name)?.slice(0, 100);
    if (value) read.set(name, value);
  }
  return read.size > 0 ? `/blog?${read.toString()}` : '/blog';
}
