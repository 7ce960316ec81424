import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres/embedded-postgres.js';
import { findDataFolder } from '../../src/platform/database/embedded-postgres/folders.js';
import { waitFor } from '../wait-for.js';
import { childrenOf } from './children-of.js';
import { runCommand } from './command-line.js';
import { readPageHead } from './page-head.js';
import { isRunning } from './is-running.js';
import { runHere } from './run-here.js';
import { serverPort } from './server-port.js';
import { ServerProcess } from './server-process.js';
import { withTime } from '../with-time.js';

/** As developers start it: with the project's posts and a pre-rendered sample. */
const asSomebodyStartsIt = { NODE_ENV: 'development' };

const isLong = Boolean(process.env['LONG']);

/** Pages whose pictures are checked: from the build and from the server, with and without a module. */
const drawn = [
  '/es/costos-de-cierre/nuevo-mexico',
  '/blog/two-title-policies',
  ...(isLong ? ['/', '/blog?language=es'] : []),
];

const guideOf = /\/(?:closing-costs|costos-de-cierre)\/(.+)$/;
/** Pages are rendered on first request: one of each kind in all its languages, unless there is time for all. */
const triedPages = [
  '/',
  '/es/',
  '/faq',
  '/es/preguntas-frecuentes',
  '/sample-report',
  '/es/informe-muestra',
  '/affiliate/register',
  '/closing-costs',
  '/es/costos-de-cierre',
  '/closing-costs/new-mexico',
  '/es/costos-de-cierre/nuevo-mexico',
  '/blog',
  '/blog?language=es',
  '/blog/two-title-policies',
  '/blog/dos-polizas-de-titulo',
];

describe('starting the server', () => {
  let folder: string;
  let other: string;
  let port: number;
  let server: ServerProcess;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'closewise-start-'));
    other = join(folder, 'other');
    port = await serverPort();
    server = ServerProcess.byNpm({
      ...asSomebodyStartsIt,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
    });
    await server.ready();
  });

  afterAll(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    // The guard may still be stopping the Postgres of the last refused start.
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  });

  const refused = async (env: NodeJS.ProcessEnv): Promise<string[]> => {
    const second = ServerProcess.start({
      PORT: String(await serverPort()),
      DATA_DIR: other,
      ...env,
    });
    expect(await second.end()).toBe(1);
    return second.output.trim().split('\n');
  };

  it('[PL-05] reports that it is alive and ready', async () => {
    expect(await (await fetch(`http://localhost:${port}/health`)).json()).toEqual({ status: 'alive' });
    await waitFor(async () => {
      const ready = await fetch(`http://localhost:${port}/ready`);
      expect([ready.status, await ready.json()]).toEqual([200, { ready: true, reasons: {} }]);
    });
  });

  it('is not ready while its disk is full, and reports the free space', async () => {
    const ready = async () => {
      const answer = await fetch(`http://localhost:${port}/ready`);
      return [answer.status, await answer.json()];
    };
    const pid = (await readFile(join(folder, 'data', 'postgres', 'owner.pid'), 'utf8')).trim();
    const disk = dirname(findDataFolder(join(folder, 'data')));
    // The server's test write is refused, as on a full disk.
    await symlink('/dev/full', join(disk, `.write-probe-${pid}`));
    const reasons = { disk: 'the data folder cannot be written: the disk is full' };
    expect(await ready()).toEqual([503, { ready: false, reasons }]);
    expect(await ready()).toEqual([200, { ready: true, reasons: {} }]);
    const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text();
    expect(Number(/^data_disk_free_bytes (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(17_000_000);
  });

  it('[PL-05] counts its requests for Prometheus and logs them with their id but without their content', async () => {
    const answer = await fetch(`http://localhost:${port}/checkout/4503599627370497?email=ana@example.com`);
    const metrics = await (await fetch(`http://localhost:${port}/metrics`)).text();
    expect(metrics).toContain('http_requests_total{method="GET",route="/health",status="200"} 1');
    const id = String(answer.headers.get('x-request-id'));
    await waitFor(async () => expect(lineWith(id)).toContain('"path":"/checkout/:id"'));
    expect(server.output).not.toContain('ana@example.com');
    expect(server.output).not.toContain('4503599627370497');
  });

  const lineWith = (text: string): string | undefined =>
    server.output.split('\n').find((line) => line.includes(text));
  /** All sign-in attempts in the server's metrics. */
  const signIns = (): { outcome: string; address: string }[] =>
    server.output
      .split('\n')
      .filter((line) => line.includes('"msg":"sign-in"'))
      .map((line) => JSON.parse(line) as { outcome: string; address: string });
  const signIn = (username: string, password: string): Promise<Response> =>
    fetch(`http://localhost:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password }),
    });

  it("[AD-01] shows the first admin's password on stdout, and another one for the next", async () => {
    const shown = server.output.match(/as admin with the password (\S+)/);
    const first = await signIn('admin', shown?.[1] ?? '');
    expect(first.status).toBe(200);
    const cookie = first.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    const whoAmI = async (): Promise<number> =>
      (await fetch(`http://localhost:${port}/api/auth/user`, { headers: { cookie } })).status;
    expect(await whoAmI()).toBe(200);

    const settings = { DATA_DIR: join(folder, 'data') };
    // As a separate process, which must end after it has used the database.
    const reset = await runCommand(settings, ['admin', 'reset', 'Admin', '--json']);
    const issued = JSON.parse(reset.out) as { username: string; password: string };
    expect([reset.code, issued.username, reset.err]).toEqual([0, 'admin', '']);
    expect(await whoAmI()).toBe(401);
    expect((await signIn('admin', String(shown?.[1]))).status).toBe(401);
    expect((await signIn('admin', issued.password)).status).toBe(200);
    // A log line is written with the response and read shortly after.
    const here = expect.stringMatching(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/);
    await waitFor(async () =>
      expect(signIns().map(({ outcome, address }) => [outcome, address])).toEqual([
        ['right password', here],
        ['signed in', here],
        ['wrong password', here],
        ['right password', here],
        ['signed in', here],
      ]),
    );
    expect(server.output).not.toContain(issued.password);
  });

  withTime(() => {
    it('lists the accounts, and creates none twice', async () => {
      const settings = { DATA_DIR: join(folder, 'data') };
      const listed = await runHere(settings, ['admin', 'list']);
      expect([listed.code, listed.out]).toEqual([0, 'admin\tadmin\tactive\tpassword only\n']);
      const taken = await runHere(settings, ['admin', 'create', 'ADMIN']);
      expect(taken).toEqual({
        code: 2,
        out: '',
        err: expect.stringMatching(/^This username is already taken.*\n$/),
      });
    });
  });

  it.each([
    ['/no-such-page', 'en', '404 Page Not Found'],
    ['/es/no-such-page', 'es', '404 Página no encontrada'],
  ])(
    '[RT-06] answers the unknown address %s with 404 and the page in its language',
    async (path, language, title) => {
      const page = await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } });
      expect(page.status).toBe(404);
      const html = await page.text();
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toContain(title);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  it.each([
    ['//faq/', '/faq'],
    ['/FAQ?ref=MARIA7', '/faq?ref=MARIA7'],
    ['/es', '/es/'],
    ['/refund-policy', '/no-refund-policy'],
    ['/payment-success/77?payment_intent=pi_1', '/processing/77?payment_intent=pi_1'],
    ['/view-report/77', '/report/77'],
    ['/reports/77', '/report/77'],
    ['/report/77', '/html-report/77'],
    ['/html-report-view/77', '/html-report/77'],
    ['/es/cookie-policy', '/cookie-policy'],
    ['/es/c%C3%B3mo-funciona', '/es/como-funciona'],
  ])('[RT-04] leads from %s to %s', async (path, to) => {
    const answer = await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it.each([
    '/faq%2F',
    '/faq/more',
    '/checkout/77/more',
    '/footer.cookies',
    '/index.html',
    '/robots.txt/',
    '//example.com',
    '/%5Cexample.com',
    '/%ff',
    '/%',
    '/%00',
    '/faq;jsessionid=1',
  ])('[RT-06] has no page at %s', async (path) => {
    const answer = await fetch(`http://localhost:${port}${path}`, {
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([answer.status, (await answer.text()).includes('404 Page Not Found')]).toEqual([404, true]);
  });

  it('[RT-06] answers a URL of 9,000 characters with the same page', async () => {
    const answer = await fetch(`http://localhost:${port}/${'a'.repeat(9000)}`, {
      headers: { accept: 'text/html' },
    });
    expect([answer.status, (await answer.text()).includes('404 Page Not Found')]).toEqual([414, true]);
  });

  it.each(['/es/%ff', '/es/%', '/es/faq%00'])(
    '[RT-06] has no page at %s, and says so in Spanish',
    async (path) => {
      const answer = await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } });
      expect([answer.status, (await answer.text()).includes('404 Página no encontrada')]).toEqual([
        404,
        true,
      ]);
    },
  );

  it('[RT-06] lets browsers cache redirects of public pages, and never those of an address with an id', async () => {
    const kept = async (path: string) =>
      (await fetch(`http://localhost:${port}${path}`, { redirect: 'manual' })).headers.get('cache-control');
    expect(await kept('/FAQ/')).toBe('public, max-age=86400');
    expect(await kept('/es')).toBe('public, max-age=86400');
    expect(await kept('/FAQ?ref=MARIA7')).toBe('no-store');
    expect(await kept('/view-report/77')).toBe('no-store');
  });

  it('[RT-07] names itself on the pages of the sitemaps, each in its language, with its pair and its own picture', async () => {
    const base = `http://localhost:${port}`;
    const read = async (url: string) => {
      const answer = await fetch(url, { redirect: 'manual' });
      return { status: answer.status, ...readPageHead(await answer.text()) };
    };
    const maps = await Promise.all(
      ['/sitemap.xml', '/blog/sitemap.xml'].map(async (path) => (await fetch(base + path)).text()),
    );
    const listed = Array.from(maps.join('').matchAll(/<loc>([^<]*)/g), ([, address]) => String(address));
    expect(listed.length).toBeGreaterThan(130);
    expect(listed.filter((address) => guideOf.test(address))).toHaveLength(102);
    const addresses = isLong ? listed : triedPages.map((path) => base + path);
    expect(addresses.filter((address) => !listed.includes(address))).toEqual([]);
    const pages = new Map<string, Awaited<ReturnType<typeof read>>>();
    for (const address of addresses) pages.set(address, await read(address));
    const faults: string[] = [];
    for (const [address, page] of pages) {
      const { status, title, alternates, canonical, language } = page;
      const [description, isPost] = [page.named('description'), /\/blog\/./.test(address)];
      const check = (isRight: boolean, fault: string) => isRight || faults.push(`${address}: ${fault}`);
      check(status === 200 && canonical === address && page.isListed, `${status}, canonical ${canonical}`);
      check(isPost || (title.length > 10 && title.length <= 65), `title of ${title.length}: ${title}`);
      check(
        description.length >= 50 && description.length <= (isPost ? 190 : 160),
        `description of ${description.length}: ${description}`,
      );
      check(page.headings === 1, `${page.headings} headings`);
      check(
        isPost || /\/es\//.test(address) === (language === 'es') || /[?]/.test(address),
        `language ${language}`,
      );
      for (const name of ['keywords', 'og:title', 'og:description', 'og:image:alt', 'twitter:title'])
        check(isPost || page.named(name) !== '', `no ${name}`);
      check(
        page.named('og:url') === address && page.named('twitter:card') === 'summary_large_image',
        'og:url or card',
      );
      check(
        page.facts.every((fact) => fact['@context'] === 'https://schema.org' && Boolean(fact['@type'])),
        'facts',
      );
      const pair = Object.keys(alternates);
      check(
        pair.length === 0 || ['en', 'es', 'x-default'].every((of) => pair.includes(of)),
        `alternates ${pair.join()}`,
      );
      check(pair.length === 0 || Object.values(alternates).includes(address), 'its pair leaves it out');
      for (const other of Object.values(alternates))
        check(
          Object.values(pages.get(other)?.alternates ?? {}).includes(address),
          `${other} does not point back`,
        );
    }
    expect(faults).toEqual([]);
    const all = [...pages.values()];
    for (const part of ['title', 'description', 'og:image'])
      expect(new Set(all.map((page) => (part === 'title' ? page.title : page.named(part)))).size).toBe(
        all.length,
      );
  });

  it.each(drawn)(
    '[RT-07] draws the picture that %s names, and redirects the picture of an older title',
    async (path) => {
      const base = `http://localhost:${port}`;
      const image = readPageHead(await (await fetch(base + path)).text()).named('og:image');
      const answer = await fetch(image);
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('cache-control'),
      ]).toEqual([200, 'image/png', 'public, max-age=31536000, immutable']);
      const png = Buffer.from(await answer.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      const older = await fetch(image.replace(/\.\w+\.png/, '.0.png'), { redirect: 'manual' });
      expect([older.status, base + older.headers.get('location')]).toEqual([302, image]);
    },
  );

  it.each([
    '/social/no-such-page.0.png',
    '/social/checkout.0.png',
    '/social/..%2Ffaq.0.png',
    '/social/faq.png',
  ])('has no picture at %s', async (path) => {
    expect((await fetch(`http://localhost:${port}${path}`)).status).toBe(404);
  });

  it('[RT-07] names its sitemaps in robots.txt, and excludes pages of a single purchase or partner', async () => {
    const base = `http://localhost:${port}`;
    const lines = (await (await fetch(`${base}/robots.txt`)).text()).split('\n');
    expect(lines.filter((line) => line.startsWith('Sitemap: '))).toEqual([
      `Sitemap: ${base}/sitemap.xml`,
      `Sitemap: ${base}/blog/sitemap.xml`,
    ]);
    const rules = lines.flatMap((line) => {
      const [, kind, path] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? [];
      return kind && path ? [{ isOpen: kind === 'Allow', path }] : [];
    });
    /** The longest rule that matches an address applies. */
    const isOpen = (address: string): boolean =>
      rules
        .filter(({ path }) => new RegExp(`^${path.replaceAll('*', '.*')}`).test(address))
        .toSorted((one, other) => other.path.length - one.path.length)[0]?.isOpen ?? true;
    const closed = [
      '/report/7',
      '/html-report/7',
      '/checkout/7',
      '/es/checkout/7',
      '/processing/7',
      '/es/gracias/7',
    ];
    const partners = ['/affiliate/dashboard/a', '/organization/HAR/dashboard', '/admin', '/api/health'];
    expect([...closed, ...partners].filter(isOpen)).toEqual([]);
    const open = [
      '/',
      '/es/',
      '/faq',
      '/html-report/sample?lang=es',
      '/social/faq.1.png',
      '/affiliate/register',
    ];
    expect(open.filter((address) => !isOpen(address))).toEqual([]);
  });

  it('[CC-02] declares that it honors Global Privacy Control', async () => {
    const answer = await fetch(`http://localhost:${port}/.well-known/gpc.json`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(await answer.json()).toEqual({
      gpc: true,
      lastUpdate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  it('[RT-06] leaves unknown addresses of the API and of reports to their own handlers', async () => {
    const api = await fetch(`http://localhost:${port}/api/nothing`, { headers: { accept: 'text/html' } });
    expect([api.status, api.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    const report = await fetch(`http://localhost:${port}/html-report/1`, {
      headers: { accept: 'text/html' },
    });
    expect([report.status, (await report.text()).includes('404 Page Not Found')]).toEqual([404, false]);
  });

  it('says in one line which variable is wrong', async () => {
    expect(await refused({ PORT: 'abc' })).toEqual(['PORT must be a number from 1 to 65535']);
  });

  it('says in one line that the disk is full', async () => {
    const full = join(folder, 'full');
    await mkdir(join(full, 'postgres'), { recursive: true });
    await symlink('/dev/full', join(full, 'postgres', 'owner.pid'));
    expect(await refused({ DATA_DIR: full })).toEqual([
      'The disk is full: free some space and try again (ENOSPC: no space left on device, write)',
    ]);
  });

  // Other tests cover the causes; this variable covers how a process reports one.
  withTime(() => {
    it('says in one line that the port is in use', async () => {
      expect(await refused({ PORT: String(port) })).toEqual([
        `Port ${port} is in use: stop the other program or set PORT to a free one`,
      ]);
    });

    it('says in one line that another server uses the data folder', async () => {
      const lines = await refused({ DATA_DIR: join(folder, 'data') });
      expect(lines).toEqual([expect.stringMatching(/^The data folder .* is in use by process \d+\./)]);
    });

    it('says in one line that the data folder cannot be written', async () => {
      await writeFile(join(folder, 'file'), '');
      const lines = await refused({ DATA_DIR: join(folder, 'file', 'data') });
      expect(lines).toEqual([expect.stringMatching(/^The data folder .* cannot be written/)]);
    });

    it('says in one line that there is no such host', async () => {
      const lines = await refused({ HOST: 'nowhere.invalid' });
      expect(lines.at(-1)).toBe('The name nowhere.invalid has no address: check HOST');
    });
  });

  // publishing.integration covers publishing; this covers the embedded Postgres of a command.
  withTime(() => {
    it('publishes posts into a data folder that no server has opened', async () => {
      const settings = { DATA_DIR: other };
      const first = await runHere(settings, ['content', 'publish', 'content/posts']);
      expect([first.code, first.err]).toEqual([
        0,
        expect.stringMatching(/^Published: new [1-9]\d*, changed 0/),
      ]);
      const again = await runHere(settings, ['content', 'publish', 'content/posts']);
      expect([again.code, again.err]).toEqual([0, expect.stringMatching(/^Published: new 0, changed 0/)]);
    });
  });

  // npm-start.long.e2e covers other signals and kills of what `npm start` starts.
  it('[PL-06] exits with 0 on Ctrl-C, even if the signal comes twice and reaches only npm, and leaves nothing behind', async () => {
    const attached = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), role: 'attach' });
    const [script] = await childrenOf(server.child.pid as number);
    const [started] = await childrenOf(script as number);
    const processes = [script, started, attached.pid()] as number[];
    const running = () => Promise.all(processes.map(isRunning));
    expect(await running()).toEqual([true, true, true]);
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect(await server.end()).toBe(0);
    await waitFor(async () => expect(await running()).toEqual([false, false, false]));
    await expect(fetch(`http://localhost:${port}/health`)).rejects.toThrow();
    if (!isLong) return; // e2e/journeys/kills.ts covers that no second admin is created
    const again = ServerProcess.start({ PORT: String(port), DATA_DIR: join(folder, 'data') });
    await again.ready();
    expect(again.output).not.toContain('password');
    again.child.kill('SIGTERM');
    expect(await again.end()).toBe(0);
  });

  withTime(() => {
    it('says in one line that the personal data key is missing', async () => {
      await rm(join(folder, 'data', 'personal-data.key'));
      expect(await refused({ DATA_DIR: join(folder, 'data') })).toEqual([
        expect.stringMatching(
          /personal-data\.key is missing, .*: restore the file, or set PERSONAL_DATA_KEY/,
        ),
      ]);
    });
  });
});
