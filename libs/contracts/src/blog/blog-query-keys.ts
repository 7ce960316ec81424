import type { PostLanguage } from '@closewise/domain/content';

/** Under which keys the client keeps the blog's answers, and a served page brings them along. */
export const blogQueryKeys = {
  posts: (language: PostLanguage) => ['blog-posts', language] as const,
  post: (slug: string) => ['blog-post', slug] as const,
  related: (slug: string) => ['blog-related', slug] as const,
};
