import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { Database } from '../../src/platform/database/database.js';
import { PageUnavailable } from '../../src/platform/http/problems/retry-later.js';
import { OutboxController } from '../../src/platform/mail/outbox/outbox.controller.js';
import { Outbox } from '../../src/platform/mail/outbox/outbox.js';
import { PersonalData } from '../../src/platform/personal-data/personal-data.js';
import { Shop } from '../buyer/shop.js';
import { until } from '../processing.js';

describe('the outbox page of an installation without a mail server', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  const page = () => shop.get('/dev/outbox');
  const mails = (body: string) =>
    [...body.matchAll(/href="(\/dev\/outbox\/[\w-]+)\/html"/g)].map(([, at]) => at!);

  it('says that there is no mail yet', async () => {
    expect((await page()).body).toContain('No mail yet.');
  });

  it('[RP-04] lists the mails, newest first, each as HTML and text with links', async () => {
    const first = await shop.sell({ userEmail: 'ana@example.com', emailOptIn: true });
    await until(async () => mails((await page()).body).length === 1);
    const second = await shop.sell({ userEmail: 'eva@example.com', emailOptIn: true, language: 'es' });
    await until(async () => mails((await page()).body).length === 2);

    const { body } = await page();
    expect(body.indexOf('eva@example.com')).toBeLessThan(body.indexOf('ana@example.com'));
    expect(body).toContain('<h2 lang="es">Su informe de costos de cierre está listo</h2>');
    const [newest, oldest] = mails(body);
    const html = await shop.get(`${newest}/html`);
    expect(html.body).toContain(`href="http://localhost:3000/html-report/${second}"`);
    expect(html.headers['content-security-policy']).toMatch(
      /^default-src 'self'.*style-src 'unsafe-inline'$/,
    );
    const text = await shop.get(`${oldest}/text`);
    expect(text.body).toContain(`<a href="http://localhost:3000/html-report/${first}">`);
  });

  it('shows markup in a mail as text', async () => {
    const messageId = randomUUID();
    const subjectId = shop.application.get(PersonalData, { strict: false }).subjectOfEmail('b@example.com');
    await shop.application.get(Outbox, { strict: false }).put({
      key: 'test:1',
      messageId,
      subjectId,
      date: new Date(),
      to: 'b@example.com',
      language: 'en',
      subject: '<i>Hi</i>',
      html: '<p>Hi</p>',
      text: '2 <b>Oak</b>',
    });
    expect((await page()).body).toContain('&lt;i&gt;Hi&lt;/i&gt;');
    expect((await shop.get(`/dev/outbox/${messageId}/text`)).body).toContain('2 &lt;b&gt;Oak&lt;/b&gt;');
  });

  it('is excluded from search engines, caches and referrers, and runs no scripts', async () => {
    const { headers } = await page();
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringMatching(/^default-src 'self';/),
    });
    expect((await shop.get('/dev/outbox/style.css')).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it.each(['not-an-id', '00000000-0000-4000-8000-000000000000'])(
    'answers 404 for the mail %s',
    async (id) => {
      for (const view of ['html', 'text']) {
        expect((await shop.get(`/dev/outbox/${id}/${view}`)).statusCode).toBe(404);
      }
    },
  );

  it('keeps the mails encrypted', async () => {
    const rows = await shop.test.database.query('select * from durable.outbox_mails');
    expect(rows).not.toHaveLength(0);
    expect(JSON.stringify(rows)).not.toMatch(/example\.com|html-report|<b>Oak/);
  });

  it('shows a page when the database is down, with the time to retry', async () => {
    const pool = new pg.Pool();
    await pool.end();
    const away = new Database(pool, shop.test.url, shop.test.dataSource);
    const outbox = new Outbox(away, shop.application.get(PersonalData, { strict: false }));
    const controller = new OutboxController(outbox);
    const id = '00000000-0000-4000-8000-000000000000';
    for (const ask of [() => controller.list(), () => controller.text(id)]) {
      const unavailable: unknown = await ask().catch((error: unknown) => error);
      expect(unavailable).toBeInstanceOf(PageUnavailable);
      expect((unavailable as PageUnavailable).page).toContain('please try again in a minute');
    }
  });
});
