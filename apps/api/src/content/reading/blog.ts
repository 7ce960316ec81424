import { Injectable } from '@nestjs/common';
import type { BlogPostSummary, BlogPostsQuery, BlogPostView } from '@closewise/contracts/blog';
import {
  findPosts,
  noSuchPost,
  readMinutesOf,
  relatedPosts,
  type Post,
  type PostLanguage,
} from '@closewise/domain/content';
import { renderMarkdown } from '../render-markdown.js';
import { Posts } from './posts.projection.js';

type ListQuery = Pick<BlogPostsQuery, 'language'> & Partial<BlogPostsQuery>;

/** The published posts, as readers see them. */
@Injectable()
export class Blog {
  constructor(private readonly posts: Posts) {}

  /** One page of the matching posts, and how many match on all pages. */
  async list({ language, page = 1, pageSize, ...search }: ListQuery) {
    const posts = await this.posts.all(language);
    const found = findPosts(posts, search);
    const size = pageSize ?? Math.max(found.length, 1);
    const all = await this.slugs();
    const shown = found.slice((page - 1) * size, page * size);
    return { total: found.length, posts: shown.map((post) => summaryOf(post, all)) };
  }

  async categories(language: PostLanguage): Promise<string[]> {
    const posts = await this.posts.all(language);
    return [...new Set(posts.map(({ category }) => category))].toSorted();
  }

  /** Throws a DomainError if it is not published. */
  async post(slug: string, language?: PostLanguage): Promise<BlogPostView> {
    const post = await this.posts.find(slug, language);
    if (!post) throw noSuchPost();
    const { markdown } = post;
    return {
      ...summaryOf(post, await this.slugs()),
      content: markdown,
      html: renderMarkdown(markdown),
    };
  }

  /** Throws a DomainError if it is not published. */
  async related(slug: string, language?: PostLanguage): Promise<BlogPostSummary[]> {
    const post = await this.posts.find(slug, language);
    if (!post) throw noSuchPost();
    const all = await this.slugs();
    return relatedPosts(post, await this.posts.all(post.language)).map((other) => summaryOf(other, all));
  }

  private async slugs(): Promise<ReadonlySet<string>> {
    return new Set((await this.posts.all()).map(({ slug }) => slug));
  }
}

/** Omits a translation that is no longer published. */
function summaryOf(post: Post, published: ReadonlySet<string>): BlogPostSummary {
  const { markdown, description, published: publishedAt, updated, tags, translation, ...rest } = post;
  return {
    ...rest,
    id: `${post.language}-${post.slug}`,
    metaDescription: description,
    publishedAt,
    updatedAt: updated,
    tags: [...tags],
    featuredImage: post.image?.src ?? null,
    translation: translation !== null && published.has(translation) ? translation : null,
    readMinutes: readMinutesOf(markdown),
  };
}
