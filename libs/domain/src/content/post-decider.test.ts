import { findPostConflicts } from './post-conflicts.js';
import { findPosts, relatedPosts } from './find-posts.js';
import { frontMatter } from './front-matter.js';
import { postDecider } from './post-decider.js';
import type { PostEvent } from './post-events.js';
import { type Post, readMinutesOf } from './post.js';

const post: Post = {
  language: 'en',
  slug: 'what-is-escrow',
  title: 'What is escrow?',
  description: 'Who holds the money until closing.',
  excerpt: 'Who holds the money.',
  author: 'Closewise',
  category: 'closing-costs',
  tags: ['Escrow', 'Title'],
  published: '2026-11-01',
  updated: null,
  image: null,
  translation: null,
  featured: false,
  markdown: 'Text',
};
const published: PostEvent = { type: 'PostPublished', data: post };
const unpublished: PostEvent = { type: 'PostUnpublished', data: { language: 'en', slug: post.slug } };

const given = (...events: PostEvent[]) => events.reduce(postDecider.evolve, postDecider.initialState);
const publish = (wanted: Post, ...events: PostEvent[]) =>
  postDecider.decide({ type: 'PublishPost', post: wanted }, given(...events));
const unpublish = (...events: PostEvent[]) => postDecider.decide({ type: 'UnpublishPost' }, given(...events));

describe('a post', () => {
  it('is published', () => expect(publish(post)).toEqual([published]));

  it('published as it is already is nothing new, whatever the order of its fields', () => {
    const reordered = Object.fromEntries(Object.entries(post).toReversed()) as Post;
    expect(publish(reordered, published)).toEqual([]);
  });

  it('is revised when anything in it is new', () => {
    const changed = { ...post, markdown: 'Other' };
    expect(publish(changed, published)).toEqual([{ type: 'PostRevised', data: changed }]);
    expect(publish(post, published, { type: 'PostRevised', data: changed })).toHaveLength(1);
  });

  it('is unpublished, and published again', () => {
    expect(unpublish(published)).toEqual([unpublished]);
    expect(publish(post, published, unpublished)).toEqual([published]);
  });

  it('that is not there cannot be unpublished', () => {
    expect(() => unpublish()).toThrow('Post not found');
    expect(() => unpublish(published, unpublished)).toThrow('Post not found');
  });
});

describe('the front matter of a post', () => {
  const { markdown: _markdown, ...written } = post;
  const problems = (change: object) =>
    frontMatter.safeParse({ ...written, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];

  it('has defaults for what may be left out', () => {
    const { tags: _t, updated: _u, image: _i, translation: _tr, featured: _f, ...least } = written;
    expect(frontMatter.parse(least)).toEqual({ ...written, tags: [] });
  });

  it.each([
    ['slug', { slug: 'What Is' }],
    ['slug', { slug: '../etc' }],
    ['language', { language: 'fr' }],
    ['title', { title: ' ' }],
    ['title', { title: 'a\nb' }],
    ['category', { category: 'Closing Costs' }],
    ['published', { published: '2026-02-30' }],
    ['updated', { updated: '2026-10-31' }],
    ['tags', { tags: ['Escrow', 'escrow'] }],
    ['image.src', { image: { src: 'https://elsewhere.example/a.png', alt: 'a', width: 1, height: 1 } }],
    ['image.width', { image: { src: '/a.png', alt: 'a', width: 0, height: 1 } }],
    ['', { colour: 'red' }],
  ])('is refused for its %s: %j', (field, change) => expect(problems(change)).toEqual([field]));
});

describe('posts beside each other', () => {
  const spanish = { ...post, language: 'es' as const, slug: 'que-es-escrow', translation: post.slug };

  it('may be translations of each other', () => {
    expect(findPostConflicts([{ ...post, translation: spanish.slug }, spanish], [])).toEqual([]);
    expect(findPostConflicts([spanish], [post])).toEqual([]);
    expect(findPostConflicts([post], [post])).toEqual([]);
  });

  it('cannot share an address, nor name a translation that is not there', () => {
    const same = { ...spanish, slug: post.slug, translation: null };
    expect(findPostConflicts([post, same], [])).toMatchObject([{ item: same, field: 'slug' }]);
    expect(findPostConflicts([same], [post])).toMatchObject([{ field: 'slug' }]);
    expect(findPostConflicts([{ ...post, translation: 'no-such' }], [])).toMatchObject([
      { field: 'translation' },
    ]);
  });
});

describe('looking for posts', () => {
  const loan = { ...post, slug: 'loan', title: 'Préstamo y tasación', category: 'loans', tags: ['Title'] };
  const posts = [post, loan];
  const slugs = (wanted: object) => findPosts(posts, wanted).map(({ slug }) => slug);

  it('[BL-01] combines words, category and tag, and reads over accents and capitals', () => {
    expect(slugs({})).toEqual([post.slug, 'loan']);
    expect(slugs({ search: 'PRESTAMO tasacion' })).toEqual(['loan']);
    expect(slugs({ search: 'prestamo', category: 'closing-costs' })).toEqual([]);
    expect(slugs({ category: 'loans' })).toEqual(['loan']);
    expect(slugs({ tag: 'title' })).toEqual([post.slug, 'loan']);
    expect(slugs({ search: '.*' })).toEqual([]);
  });

  it('[BL-03] relates at most four of its language, by category and tags, then the newest', () => {
    const others = ['a', 'b', 'c', 'd', 'e'].map((slug, day) => ({
      ...post,
      slug,
      tags: [],
      published: `2026-11-0${day + 1}`,
    }));
    const closest = { ...post, slug: 'closest', published: '2020-01-01' };
    const spanish = { ...post, slug: 'es', language: 'es' as const };
    const unlike = { ...post, slug: 'unlike', category: 'loans', tags: [] };
    expect(relatedPosts(post, [...others, closest, spanish, unlike, post]).map(({ slug }) => slug)).toEqual([
      'closest',
      'e',
      'd',
      'c',
    ]);
  });

  it.each([
    [0, 1],
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('[BL-01] %i words take %i minutes', (words, minutes) => {
    expect(readMinutesOf('word '.repeat(words))).toBe(minutes);
  });
});
