import { blogQueryKeys, type BlogPostSummary, type BlogPostView } from '@closewise/contracts/blog';
import type { Language } from '../i18n/language';
import { ApiError } from './api-error';
import { client, viewOf } from './client';

export type BlogPost = BlogPostView;
export type BlogSummary = BlogPostSummary;

/** All posts of a language without their texts, newest first; the server prerenders pages with them. */
export const blogPostsQuery = (language: Language) => ({
  queryKey: blogQueryKeys.posts(language),
  queryFn: () => viewOf(client.GET('/api/blog/posts', { params: { query: { language } } })),
});

/** A post in any language; null when it is not published. */
export const blogPostQuery = (slug: string) => ({
  queryKey: blogQueryKeys.post(slug),
  queryFn: async (): Promise<BlogPost | null> => {
    try {
      return await viewOf(client.GET('/api/blog/posts/{slug}', { params: { path: { slug } } }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
});

export const relatedPostsQuery = (slug: string) => ({
  queryKey: blogQueryKeys.related(slug),
  queryFn: () => viewOf(client.GET('/api/blog/posts/related/{slug}', { params: { path: { slug } } })),
});
