import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlogPostsView, BlogPostView } from '@closewise/contracts/blog';
import { FirstPosts } from '../../src/content/index.js';
import { Posts } from '../../src/content/reading/posts.projection.js';
import { Shop } from '../buyer/shop.js';
import { runAttached } from '../process/run-attached.js';
import { until } from '../processing.js';

// Only once Nest is whole: nest-commander requires it.
const { ContentPublishCommand } = await import('../../src/content/content.commands.js');
const { ContentListCommand } = await import('../../src/content/content.commands.js');
const { ContentUnpublishCommand } = await import('../../src/content/content.commands.js');

type Fields = Record<string, string>;

const escrow = {
  slug: 'what-is-escrow',
  language: 'en',
  title: 'What is escrow?',
  translation: 'que-es-escrow',
};
const enEspanol = {
  slug: 'que-es-escrow',
  language: 'es',
  title: 'Qué es el depósito',
  translation: 'what-is-escrow',
};
const taxes = {
  slug: 'transfer-tax',
  language: 'en',
  title: 'Who pays transfer tax?',
  category: 'taxes',
  published: '2026-11-09',
};

const hostile = {
  slug: 'fees-and-taxes',
  language: 'en',
  published: '2026-11-10',
  updated: '2026-11-12',
};

const source = (fields: Fields, text = 'Somebody **neutral** holds it.') => {
  const all: Fields = {
    description: 'Who holds the money.',
    excerpt: 'Who holds the money, and why.',
    author: 'Closewise',
    category: 'closing-costs',
    published: '2026-11-01',
    tags: '[Escrow, Title]',
    ...fields,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${text}\n`;
};

describe('the posts of the blog', () => {
  let shop: Shop;
  let folder: string;
  beforeAll(async () => {
    process.env['CONTENT_DIR'] = 'content/posts';
    shop = await Shop.open();
  });
  afterAll(async () => {
    delete process.env['CONTENT_DIR'];
    await shop?.close();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'posts-'));
    process.exitCode = undefined;
  });
  afterEach(async () => {
    await rm(folder, { recursive: true });
    process.exitCode = undefined;
  });

  const save = async (name: string, text: string | Uint8Array) => {
    await mkdir(join(folder, name, '..'), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  const publish = async (options: object = {}) => {
    const out = await runAttached(shop.application, ContentPublishCommand, [folder], {
      json: true,
      ...options,
    });
    const code = process.exitCode ?? 0;
    process.exitCode = undefined;
    return { code, ...(JSON.parse(out) as { posts: Fields[]; problems: Fields[] }) };
  };
  const outcomes = async (options: object = {}) =>
    (await publish(options)).posts.map(({ outcome, slug }) => `${outcome} ${slug}`);
  const listed = async (query = '') =>
    (await shop.get(`/api/blog/posts${query}`)).json<BlogPostsView>().map(({ slug }) => slug);

  /** Waits without asking the API, which counts how often it is asked. */
  const untilShown = (slug: string, isShown = true) =>
    until(
      async () => ((await shop.application.get(Posts, { strict: false }).find(slug)) !== null) === isShown,
    );

  it('are published once, revised when they change, kept when their file is gone', async () => {
    await save('en/escrow.md', source(escrow));
    await save('es/escrow.md', source(enEspanol, 'Alguien neutral.'));
    await save('en/taxes.md', source(taxes, 'It depends on the state.'));
    expect(await outcomes({ dryRun: true })).toEqual([
      'new what-is-escrow',
      'new transfer-tax',
      'new que-es-escrow',
    ]);
    expect(await shop.facts('post-en-what-is-escrow')).toEqual([]);
    expect(await outcomes()).toEqual(['new what-is-escrow', 'new transfer-tax', 'new que-es-escrow']);
    for (const { slug } of [escrow, enEspanol, taxes]) await untilShown(slug);
    expect(await outcomes()).toEqual([
      'unchanged what-is-escrow',
      'unchanged transfer-tax',
      'unchanged que-es-escrow',
    ]);
    await save('en/escrow.md', source({ ...escrow, updated: '2026-11-20' }));
    await rm(join(folder, 'en/taxes.md'));
    expect(await outcomes()).toEqual([
      'changed what-is-escrow',
      'unchanged que-es-escrow',
      'kept transfer-tax',
    ]);
    expect(await shop.facts('post-en-what-is-escrow')).toEqual(['PostPublished', 'PostRevised']);
  });

  it('are listed, found and read in their language', async () => {
    expect(await listed()).toEqual(['transfer-tax', 'what-is-escrow']);
    expect(await listed('?language=es')).toEqual(['que-es-escrow']);
    expect(await listed('?category=taxes')).toEqual(['transfer-tax']);
    expect(await listed('?search=ESCROW&tag=title')).toEqual(['transfer-tax', 'what-is-escrow']);
    expect(await listed('?search=escrow&category=loans')).toEqual([]);
    const second = await shop.get('/api/blog/posts?pageSize=1&page=2');
    expect(second.headers['x-total-count']).toBe('2');
    expect(second.json()).toMatchObject([
      { slug: 'what-is-escrow', readMinutes: 1, translation: 'que-es-escrow' },
    ]);
    expect((await shop.get('/api/blog/categories')).json()).toEqual(['closing-costs', 'taxes']);
    const post = (await shop.get('/api/blog/posts/what-is-escrow?language=en')).json<BlogPostView>();
    expect(post).toMatchObject({
      id: 'en-what-is-escrow',
      content: 'Somebody **neutral** holds it.',
      html: '<p>Somebody <strong>neutral</strong> holds it.</p>',
      publishedAt: '2026-11-01',
    });
    const related = await shop.get('/api/blog/posts/related/what-is-escrow');
    expect(related.json()).toMatchObject([{ slug: 'transfer-tax' }]);
  });

  it('stand in the feed of their language and in the sitemap, the newest first, as text whatever they say', async () => {
    const feed = async (address: string) => {
      const answer = await shop.get(address);
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'application/atom+xml; charset=utf-8',
        'public, max-age=300',
      ]);
      return answer.body;
    };
    const site = 'http://localhost:3000';
    await save('en/hostile.md', source({ ...hostile, title: '"Fees & <b>taxes</b>"' }));
    expect(await outcomes()).toContain('new fees-and-taxes');
    await untilShown(hostile.slug);
    const english = await feed('/blog/feed.xml');
    const entriesOf = (xml: string): string[] =>
      [...xml.matchAll(/<entry>[^]*?<\/entry>/g)].map(([entry]) => entry.replaceAll(/>\s+</g, '><'));
    const idsOf = (xml: string) => entriesOf(xml).map((entry) => /<id>(.*)<\/id>/.exec(entry)?.[1]);
    expect(english.slice(0, english.indexOf('<entry>')).replaceAll(/>\s+/g, '>')).toBe(
      '<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">' +
        `<id>${site}/blog/feed.xml</id><title>Closewise blog</title>` +
        `<link rel="self" href="${site}/blog/feed.xml" /><link href="${site}/blog" />` +
        '<updated>2026-11-20T00:00:00Z</updated>',
    );
    expect(idsOf(english)).toEqual(
      ['fees-and-taxes', 'transfer-tax', 'what-is-escrow'].map((slug) => `${site}/blog/${slug}`),
    );
    expect(entriesOf(english)[0]).toBe(
      `<entry><id>${site}/blog/fees-and-taxes</id><title>Fees &amp; &lt;b&gt;taxes&lt;/b&gt;</title>` +
        `<link href="${site}/blog/fees-and-taxes" /><published>2026-11-10T00:00:00Z</published>` +
        '<updated>2026-11-12T00:00:00Z</updated><author><name>Closewise</name></author>' +
        '<category term="closing-costs" /><summary>Who holds the money, and why.</summary></entry>',
    );
    const spanish = await feed('/blog/feed-es.xml');
    expect(idsOf(spanish)).toEqual([`${site}/blog/que-es-escrow`]);
    expect(spanish).toContain('xml:lang="es"');
    expect(spanish).toContain('<title>Blog de Closewise</title>');
    expect(spanish).toContain(`<link href="${site}/blog?language=es" />`);
    const sitemap = await shop.get('/blog/sitemap.xml');
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
    const urls = [...sitemap.body.matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url);
    expect(urls.slice(0, 2)).toEqual([`<loc>${site}/blog</loc>`, `<loc>${site}/blog?language=es</loc>`]);
    expect(new Set(urls.slice(2))).toEqual(
      new Set([
        `<loc>${site}/blog/fees-and-taxes</loc><lastmod>2026-11-12</lastmod>`,
        `<loc>${site}/blog/que-es-escrow</loc><lastmod>2026-11-01</lastmod>`,
        `<loc>${site}/blog/transfer-tax</loc><lastmod>2026-11-09</lastmod>`,
        `<loc>${site}/blog/what-is-escrow</loc><lastmod>2026-11-20</lastmod>`,
      ]),
    );
  });

  it('that are not there, and languages that are none, are refused in words', async () => {
    for (const url of [
      '/api/blog/posts/no-such',
      '/api/blog/posts/what-is-escrow?language=es',
      '/api/blog/posts/related/no-such',
    ]) {
      const answer = await shop.get(url);
      expect([answer.statusCode, answer.json<Fields>()['message']]).toEqual([404, 'Post not found']);
    }
    for (const url of [
      'posts?language=fr',
      'categories?language=',
      'posts?page=0',
      'posts?pageSize=101',
      'posts?x=1',
    ]) {
      expect([url, (await shop.get(`/api/blog/${url}`)).statusCode]).toEqual([url, 400]);
    }
  });

  it('are checked all before any is published', async () => {
    await save('good.md', source({ slug: 'good', language: 'en', title: 'Good' }));
    await save('same.md', source({ slug: 'good', language: 'es', title: 'Also good' }));
    await save('lost.md', source({ slug: 'lost', language: 'en', title: 'Lost', translation: 'nowhere' }));
    await save('wrong.md', source({ slug: 'Wrong!', language: 'en', title: 'Wrong', colour: 'red' }));
    await save('large.md', Buffer.alloc(300_000, 'a'));
    const { code, posts, problems } = await publish();
    expect([code, posts]).toEqual([2, []]);
    expect(problems.map(({ file, field }) => `${file} ${field}`)).toEqual([
      'large.md null',
      'wrong.md slug',
      'wrong.md colour',
      'lost.md translation',
      'same.md slug',
    ]);
    expect(await shop.facts('post-en-good')).toEqual([]);
  });

  it('need a folder that is there and holds posts', async () => {
    await expect(publish()).rejects.toThrow('contains no .md files');
    const gone = runAttached(shop.application, ContentPublishCommand, [join(folder, 'gone')]);
    await expect(gone).rejects.toThrow(/gone cannot be read \(ENOENT\)/);
  });

  it('are taken from the site, and come back', async () => {
    await save('taxes.md', source(taxes, 'It depends on the state.'));
    const unpublish = (...args: string[]) => runAttached(shop.application, ContentUnpublishCommand, args);
    expect(await unpublish('en', 'transfer-tax')).toBe('en transfer-tax is no longer on the site\n');
    await untilShown('transfer-tax', false);
    for (const args of [
      ['en', 'transfer-tax'],
      ['fr', 'transfer-tax'],
      ['en', '../x'],
    ]) {
      await expect(unpublish(...args)).rejects.toThrow('Post not found');
    }
    expect(await outcomes()).toContain('new transfer-tax');
    await untilShown('transfer-tax');
    expect(await runAttached(shop.application, ContentListCommand, [])).toContain(
      'en\ttransfer-tax\t2026-11-09\ttaxes\tWho pays transfer tax?\n',
    );
  });

  it('of the folder that CONTENT_DIR names are published at a start, without a mistake', async () => {
    const first = shop.application.get(FirstPosts, { strict: false });
    for (const _ of ['once', 'again']) await first.make();
    await untilShown('what-cash-to-close-includes');
    await untilShown('que-incluye-el-efectivo-para-cerrar');
    expect(await shop.facts('post-en-what-cash-to-close-includes')).toEqual(['PostPublished']);
  });
});
