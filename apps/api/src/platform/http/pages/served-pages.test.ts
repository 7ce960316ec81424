import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { ServedPages } from './served-pages.js';
import type { SiteSource } from './site-file.js';

/** Stands for the renderer of the site: it numbers what it renders, and says when it was given no posts. */
const renderer = `
let rendered = 0;
export const render = async (path, { seed }) => ({
  head: '<title>' + ++rendered + '</title>',
  html: '<main>' + path + ': ' + (seed ? seed[0][1].join() : 'away') + '</main>',
});
`;
const text = '<html><head><!--served-head--></head><body><div><!--served-html--></div></body></html>';
const document: SiteSource = { type: 'text/html', read: Buffer.from(text), text };
const list = { pattern: '/blog', values: new Map<string, string>() };

describe('the pages that the server renders', () => {
  let folder: string;
  let pages: ServedPages;
  let posts: () => readonly string[];
  beforeAll(async () => {
    Logger.overrideLogger(false);
    folder = await mkdtemp(join(tmpdir(), 'site-'));
    await mkdir(join(folder, 'server'));
    await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(folder, 'server', 'entry-server.js'), renderer);
  });
  afterAll(() => rm(folder, { recursive: true }));
  beforeEach(() => {
    pages = new ServedPages(join(folder, 'client'));
    posts = () => ['Escrow'];
    pages.serve('/blog', async (_, query) => {
      const path = query.has('page') ? `/blog?page=${query.get('page')}` : '/blog';
      return { path, status: 200, seed: [[['posts'], posts()]] };
    });
  });

  const read = async (url: string) => {
    const { status, source } = await pages.page(list, url, document, null);
    const [, number, said] = /<title>(\d+)<\/title>.*<main>(.*)<\/main>/.exec(source.text ?? '') ?? [];
    return { status, number, said, html: source.text };
  };

  it('are rendered once for the same address and data, whatever else the address says', async () => {
    const first = await read('/blog');
    expect([first.status, first.said]).toEqual([200, '/blog: Escrow']);
    expect(await read('/blog')).toEqual(first);
    expect(await read('/blog?utm_source=mail')).toEqual(first);
    expect((await read('/blog?page=2')).number).not.toBe(first.number);
  });

  it('are rendered anew as soon as the data are others', async () => {
    const first = await read('/blog');
    posts = () => ['Title'];
    const second = await read('/blog');
    expect(second.number).not.toBe(first.number);
    expect(second.said).toBe('/blog: Title');
  });

  it('answer 503 while the data cannot be read, without those of before, and are whole again afterwards', async () => {
    const first = await read('/blog');
    posts = () => {
      throw new Error('the database is away');
    };
    const away = await read('/blog');
    expect([away.status, away.said]).toEqual([503, '/blog: away']);
    posts = () => ['Escrow'];
    expect(await read('/blog')).toEqual(first);
  });

  it('keep 300 at most: the oldest is rendered anew', async () => {
    const first = await read('/blog');
    for (let page = 1; page <= 299; page += 1) await read(`/blog?page=${page}`);
    expect(await read('/blog')).toEqual(first);
    await read('/blog?page=300');
    expect((await read('/blog')).number).not.toBe(first.number);
  });
});
