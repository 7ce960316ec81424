import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { BlogPostView } from '@closewise/contracts/blog';
import { answer } from '../test/api';
import { renderApp } from '../test/render-app';
import { guideAt } from '../test/state-guides';

/** The head's tags about address, language and image, without the origin. */
function head() {
  const own = (address: string | null | undefined) => address?.replace(location.origin, '') ?? null;
  const named = (name: string) =>
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? null;
  const alternates = [...document.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
    link.getAttribute('hreflang'),
    own(link.getAttribute('href')),
  ]);
  const feed = document.querySelector('link[rel=alternate][type="application/atom+xml"]');
  return {
    canonical: own(document.querySelector('link[rel=canonical]')?.getAttribute('href')),
    alternates: Object.fromEntries(alternates) as Record<string, string>,
    feed: own(feed?.getAttribute('href')),
    robots: named('robots'),
    url: own(named('og:url')),
    locale: named('og:locale'),
    type: named('og:type'),
    image: own(named('og:image'))?.replace(/\.[0-9a-z]+\.png/, '') ?? null,
    titles: [named('og:title'), named('twitter:title')],
    descriptions: [named('description'), named('og:description'), named('twitter:description')],
  };
}

async function headOf(path: string) {
  renderApp(path);
  await screen.findByRole('heading', { level: 1 });
  const { titles, descriptions, ...rest } = head();
  expect(new Set(descriptions).size).toBe(1);
  expect(titles[0]).toBe(titles[1]);
  expect(document.title).toContain(titles[0]);
  return rest;
}

const pair = (en: string, es: string) => ({ en, es, 'x-default': en });
const listed = { robots: null, feed: null, type: 'website' };

it.each([
  ['/', 'en_US', '/social/index', pair('/', '/es/')],
  ['/es/', 'es_US', '/social/es/index', pair('/', '/es/')],
  ['/faq', 'en_US', '/social/faq', pair('/faq', '/es/preguntas-frecuentes')],
  [
    '/es/preguntas-frecuentes',
    'es_US',
    '/social/es/preguntas-frecuentes',
    pair('/faq', '/es/preguntas-frecuentes'),
  ],
  [
    '/closing-costs/new-york',
    'en_US',
    '/social/closing-costs/new-york',
    pair('/closing-costs/new-york', '/es/costos-de-cierre/nueva-york'),
  ],
  [
    '/es/costos-de-cierre/nueva-york',
    'es_US',
    '/social/es/costos-de-cierre/nueva-york',
    pair('/closing-costs/new-york', '/es/costos-de-cierre/nueva-york'),
  ],
])(
  '[RT-07] the head of %s names the page, its language and its translation',
  async (path, locale, image, alternates) => {
    for (const state of ['new-york', 'nueva-york']) {
      const at = state === 'new-york' ? '/closing-costs/new-york' : '/es/costos-de-cierre/nueva-york';
      answer('get', `/api/public/state-guides/${state}`, guideAt(at));
    }
    expect(await headOf(path)).toEqual({ ...listed, canonical: path, url: path, locale, image, alternates });
  },
);

it.each(['/cookie-policy', '/disclaimer'])(
  '[RT-07] the head of %s, which is English only, names no other language',
  async (path) => {
    expect(await headOf(path)).toEqual({
      ...listed,
      canonical: path,
      url: path,
      locale: 'en_US',
      image: `/social${path}`,
      alternates: {},
    });
  },
);

it.each([
  ['/find-report', 'en_US'],
  ['/es/encontrar-informe', 'es_US'],
  ['/no-such-page', 'en_US'],
  ['/es/no-existe', 'es_US'],
])(
  '[RT-07] the head of the private page %s has no address, no image and is not indexed',
  async (path, locale) => {
    expect(await headOf(path)).toEqual({
      canonical: null,
      url: null,
      alternates: {},
      feed: null,
      robots: 'noindex',
      locale,
      type: 'website',
      image: null,
    });
  },
);

it.each([
  ['/blog', 'en_US', '/blog', null],
  ['/blog?language=es', 'es_US', '/blog?language=es', null],
  ['/blog?category=taxes', 'en_US', '/blog', 'noindex, follow'],
  ['/blog?search=escrow&language=es', 'es_US', '/blog?language=es', 'noindex, follow'],
])('[BL-01] the head of %s names the whole list', async (path, locale, canonical, robots) => {
  answer('get', '/api/blog/posts', []);
  const isSpanish = locale === 'es_US';
  expect(await headOf(path)).toEqual({
    canonical,
    url: canonical,
    alternates: pair('/blog', '/blog?language=es'),
    feed: isSpanish ? '/blog/feed-es.xml' : '/blog/feed.xml',
    robots,
    locale,
    type: 'website',
    image: isSpanish ? '/social/blog?language=es' : '/social/blog',
  });
});

const post: BlogPostView = {
  id: 'en-what-is-escrow',
  slug: 'what-is-escrow',
  language: 'en',
  title: 'What is escrow?',
  excerpt: 'Who holds the money.',
  metaDescription: 'Who holds the money until closing.',
  author: 'Closewise',
  category: 'closing-costs',
  tags: ['Escrow', 'Texas'],
  publishedAt: '2026-03-04',
  updatedAt: '2026-05-06',
  featuredImage: null,
  image: null,
  featured: false,
  translation: 'que-es-el-escrow',
  readMinutes: 3,
  content: 'Somebody.',
  html: '<p>Somebody.</p>',
};
const translated = {
  en: '/blog/what-is-escrow',
  es: '/blog/que-es-el-escrow',
  'x-default': '/blog/what-is-escrow',
};

it.each([
  ['in English with a translation', {}, translated],
  [
    'in Spanish with a translation',
    { language: 'es', slug: 'que-es-el-escrow', translation: 'what-is-escrow' },
    translated,
  ],
  ['in English alone', { translation: null }, {}],
] as const)(
  '[BL-03] the head of a post %s has its title, translation and metadata',
  async (_, changes, alternates) => {
    const shown = { ...post, ...changes };
    const address = `/blog/${shown.slug}`;
    answer('get', `/api/blog/posts/${shown.slug}`, shown);
    answer('get', `/api/blog/posts/related/${shown.slug}`, []);
    const isSpanish = shown.language === 'es';
    expect(await headOf(address)).toEqual({
      canonical: address,
      url: address,
      alternates,
      feed: isSpanish ? '/blog/feed-es.xml' : '/blog/feed.xml',
      robots: null,
      locale: isSpanish ? 'es_US' : 'en_US',
      type: 'article',
      image: `/social${address}`,
    });
    const facts: unknown = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')!.textContent,
    );
    expect(facts).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'What is escrow?',
      description: 'Who holds the money until closing.',
      inLanguage: shown.language,
      datePublished: '2026-03-04',
      dateModified: '2026-05-06',
      author: { '@type': 'Organization', name: 'Closewise' },
      publisher: { '@type': 'Organization', name: 'Closewise', url: location.origin },
      image: expect.stringContaining(`${location.origin}/social${address}.`),
      articleSection: 'closing-costs',
      keywords: 'Escrow, Texas',
      mainEntityOfPage: `${location.origin}${address}`,
    });
  },
);
