import type { DomainEvent } from '../events/index.js';
import type { Post, PostLanguage } from './post.js';

/** A post can be read from now on. */
export type PostPublished = DomainEvent<'PostPublished', Post>;

/** What can be read is this from now on. */
export type PostRevised = DomainEvent<'PostRevised', Post>;

/** The post is taken from the site; it may be published again. */
export type PostUnpublished = DomainEvent<
  'PostUnpublished',
  Readonly<{ language: PostLanguage; slug: string }>
>;

/** Every fact of a `post-{language}-{slug}` stream. */
export type PostEvent = PostPublished | PostRevised | PostUnpublished;

/** The one stream of a slug in a language. */
export const postStream = ({ language, slug }: Readonly<{ language: PostLanguage; slug: string }>): string =>
  `post-${language}-${slug}`;
