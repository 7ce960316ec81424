import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { BlogPostSummary, BlogPostView } from '@closewise/contracts/blog';
import { answer } from '../../test/api';
import { renderApp } from '../../test/render-app';

const escrow: BlogPostSummary = {
  id: 'en-what-is-escrow',
  slug: 'what-is-escrow',
  language: 'en',
  title: 'What is escrow?',
  excerpt: 'Who holds the money.',
  metaDescription: 'Who holds the money until closing.',
  author: 'Closewise',
  category: 'closing-costs',
  tags: ['Escrow', 'Title', 'Texas', 'FHA'],
  publishedAt: '2026-03-04',
  updatedAt: null,
  featuredImage: '/escrow.png',
  image: { src: '/escrow.png', alt: 'A safe', width: 1200, height: 630 },
  featured: false,
  translation: null,
  readMinutes: 3,
};
const taxes: BlogPostSummary = {
  ...escrow,
  id: 'en-transfer-tax',
  slug: 'transfer-tax',
  title: 'Who pays transfer tax?',
  category: 'taxes',
  tags: ['Taxes'],
  image: null,
  featuredImage: null,
};
const post: BlogPostView = {
  ...escrow,
  content: 'Somebody **neutral**.',
  html: '<h2 id="p-who">Who</h2><p>Somebody <strong>neutral</strong>.</p>',
};

const many = Array.from({ length: 9 }, (_, index) => ({
  ...taxes,
  id: `en-tax-${index}`,
  slug: `tax-${index}`,
  title: `Tax ${index}`,
}));
const titles = () =>
  within(screen.getByRole('region', { name: 'Articles' }))
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('[BL-01] shows cards with two tags and the number of others, date and reading time', async () => {
  answer('get', '/api/blog/posts', [escrow, taxes]);
  renderApp('/blog');
  const card = (await screen.findByRole('heading', { name: 'What is escrow?' })).closest('article')!;
  expect(
    within(card)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Escrow', 'Title', '+2 more']);
  expect(card).toHaveTextContent('March 4, 2026');
  expect(card).toHaveTextContent('3 min read');
  expect(within(card).getByRole('img', { name: 'A safe' })).toHaveAttribute('width', '1200');
  const topics = screen.getByRole('navigation', { name: 'Popular topics' });
  expect(within(topics).getAllByRole('link')).toHaveLength(5);
});

it('[BL-01] combines search and category; a new language resets the category', async () => {
  answer('get', '/api/blog/posts', [escrow, taxes]);
  const { user, router } = renderApp('/blog');
  await screen.findByRole('heading', { name: 'What is escrow?' });
  const topics = screen.getByRole('navigation', { name: 'Topics' });
  await user.click(within(topics).getByRole('link', { name: 'Taxes' }));
  await waitFor(() => expect(titles()).toEqual(['Who pays transfer tax?']));
  await user.type(screen.getByRole('searchbox', { name: 'Search articles' }), 'escrow');
  expect(await screen.findByText('No articles found')).toBeVisible();
  expect(router.state.location.search).toBe('?search=escrow&category=taxes');
  await user.click(screen.getByRole('link', { name: 'Show all articles' }));
  await waitFor(() => expect(titles()).toHaveLength(2));
  const asked = answer('get', '/api/blog/posts', []);
  await user.click(screen.getByRole('link', { name: 'Spanish' }));
  expect(await screen.findByText('No se encontraron artículos')).toBeVisible();
  expect(router.state.location.search).toBe('?language=es');
  expect(asked[0]?.search).toBe('?language=es');
});

it('[BL-01] shows eight posts per page', async () => {
  answer('get', '/api/blog/posts', many);
  const { user } = renderApp('/blog');
  await waitFor(() => expect(titles()).toHaveLength(8));
  await user.click(screen.getByRole('link', { name: 'Older articles' }));
  await waitFor(() => expect(titles()).toEqual(['Tax 8']));
});

it('[BL-01] shows six placeholders while posts load', async () => {
  renderApp('/blog');
  const waiting = await screen.findByRole('status', { name: 'Loading articles' });
  expect(waiting.querySelectorAll('[data-skeleton]')).toHaveLength(6);
  expect(await screen.findByText('Coming Soon')).toBeVisible();
});

it('[BL-02] shows Coming Soon if the posts cannot be loaded', async () => {
  answer('get', '/api/blog/posts', { message: 'Failed to fetch posts' }, 500);
  renderApp('/blog');
  expect(
    await screen.findByText(
      "We're working on bringing you valuable insights about home buying and real estate costs.",
    ),
  ).toBeVisible();
});

it('[BL-03] shows a post with metadata, text, two share prompts and related posts', async () => {
  answer('get', '/api/blog/posts/what-is-escrow', post);
  answer('get', '/api/blog/posts/related/what-is-escrow', [taxes]);
  renderApp('/blog/what-is-escrow');
  expect(await screen.findByRole('heading', { level: 1, name: 'What is escrow?' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Who' })).toBeVisible();
  for (const text of ['March 4, 2026', '3 min read', 'By Closewise', 'Who holds the money.']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getAllByRole('button', { name: 'Share this article' })).toHaveLength(2);
  const related = await screen.findByRole('region', { name: 'Related articles' });
  expect(within(related).getByRole('link', { name: 'Who pays transfer tax?' })).toHaveAttribute(
    'href',
    '/blog/transfer-tax',
  );
  const facts = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}');
  expect(facts).toMatchObject({
    '@type': 'Article',
    headline: 'What is escrow?',
    datePublished: '2026-03-04',
  });
  expect(document.title).toBe('What is escrow? | Closewise');
  expect(screen.getByRole('link', { name: /Legal disclaimer/ })).toHaveAttribute('target', '_blank');
});

it('[BL-03] copies the link if the device has no share sheet', async () => {
  answer('get', '/api/blog/posts/what-is-escrow', post);
  answer('get', '/api/blog/posts/related/what-is-escrow', []);
  const { user } = renderApp('/blog/what-is-escrow');
  const [share] = await screen.findAllByRole('button', { name: 'Share this article' });
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(share!);
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(write).toHaveBeenCalledOnce();
});

it('[BL-03] shows that an article does not exist, with a link back', async () => {
  answer('get', '/api/blog/posts/no-such', { message: 'Post not found' }, 404);
  renderApp('/blog/no-such');
  expect(await screen.findByRole('heading', { name: 'Article Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/blog');
});

it.each([
  ['closing-costs', 'What will your own closing cost?'],
  ['first-time-buyer', 'Buying for the first time?'],
  ['market-analysis', 'From the market to your own home'],
  ['anything-else', 'Know your closing costs first'],
])('[BL-04] has its own call to action for readers of %s', async (category, words) => {
  answer('get', '/api/blog/posts', []);
  answer('get', '/api/blog/posts/what-is-escrow', { ...post, category });
  answer('get', '/api/blog/posts/related/what-is-escrow', []);
  renderApp('/blog/what-is-escrow');
  const calls = await screen.findAllByRole('group', { name: words });
  expect(calls).toHaveLength(2);
  for (const call of calls) {
    expect(within(call).getByRole('link', { name: 'Get Your Report' })).toHaveAttribute('href', '/');
  }
  const how = calls.map((call) => within(call).queryByRole('link', { name: 'See how it works' }));
  expect(how.filter(Boolean)).toHaveLength(1);
  expect(how.find(Boolean)).toHaveAttribute('href', '/how-it-works');
});

it('[BL-04] has a call to action next to the list, worded for its category', async () => {
  answer('get', '/api/blog/posts', [escrow]);
  renderApp('/blog?category=closing-costs');
  const call = await screen.findByRole('group', { name: 'What will your own closing cost?' });
  expect(within(call).getByRole('link', { name: 'Get Your Report' })).toHaveAttribute('href', '/');
});
