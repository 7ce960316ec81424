import { CommandBus } from '@nestjs/cqrs';
import type { LightMyRequestResponse } from 'fastify';
import type { AdminActionsView, SettingsView } from '@closewise/contracts/admin';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { auditProjection } from '../../src/administration/audit/audit.projection.js';
import { cards, order } from '../buyer/order.js';
import { liveAndRebuilt } from '../buyer/rebuilt-rows.js';
import { Shop } from '../buyer/shop.js';
import { runAttached } from '../process/run-attached.js';

const { SettingsListCommand, SettingsSetCommand } =
  await import('../../src/administration/cli/settings.commands.js');

const closed =
  'The site is under renovation: new reports can be ordered again within 24-48 hours. Reports already begun stay open.';

const closedPages = [
  ['/', 'Site Under Renovation'],
  ['/checkout', 'Site Under Renovation'],
  ['/no-such-page', 'Site Under Renovation'],
  ['/es/', 'Sitio en renovación'],
  ['/es/checkout/', 'Sitio en renovación'],
] as const;
const openPages = (reportId: number): string[] => [
  ...['checkout', 'processing', 'thank-you', 'es/gracias', 'html-report'].map(
    (page) => `/${page}/${reportId}`,
  ),
  '/robots.txt',
];

describe('the settings of the admin area', () => {
  let shop: Shop;
  let cookie: string;
  let hasPages: boolean;
  /** There are pages where the site is built. */
  const ofSite = <Page>(pages: readonly Page[]): readonly Page[] => (hasPages ? pages : []);

  beforeAll(async () => {
    shop = await Shop.open();
    const context = { actor: 'operator', correlationId: 'test' };
    const { password } = await shop.application
      .get(CommandBus)
      .execute(new CreateAdmin('ana', { role: 'admin', password: null }, context));
    const signedIn = await shop.post('/api/auth/login', { username: 'ana', password });
    cookie = String(signedIn.headers['set-cookie']).split(';')[0]!;
    hasPages = (await shop.get('/')).statusCode === 200;
  });
  afterAll(() => shop?.close());

  const put = (payload: object): Promise<LightMyRequestResponse> =>
    shop.application.inject({
      method: 'PUT',
      url: '/api/admin/settings',
      payload,
      headers: { cookie, 'content-type': 'application/json' },
    });
  const asAdmin = (url: string) => shop.get(url, { cookie });
  const audit = async (query = ''): Promise<AdminActionsView> =>
    (await asAdmin(`/api/admin/audit${query}`)).json();
  const valueOf = async (key: string): Promise<string | undefined> =>
    (await asAdmin('/api/admin/settings'))
      .json<SettingsView>()
      .settings.find((setting) => setting.key === key)?.value;

  it('[AD-04] take the price in dollars, keep it in cents, and show it at once', async () => {
    const saved = await put({ BUYER_REPORT_PRICE: '29.50', PREMIUM_PRICE: '12.50', reason: 'Autumn' });
    expect(saved.json()).toMatchObject({ success: true, message: 'Settings saved' });
    expect(saved.json<SettingsView>().settings).toContainEqual({
      id: 1,
      key: 'buyer_report_price',
      value: '2950',
    });
    expect((await shop.get('/api/public/price')).json()).toEqual({
      success: true,
      amountCents: 2950,
      premiumCents: 1250,
    });
    for (const [path, words] of ofSite<readonly [string, string]>([
      ['/', '$29.50, one time'],
      ['/es/', '$29.50, un solo pago'],
      ['/faq', 'premium sections for $12.50'],
      ['/es/preguntas-frecuentes', 'secciones premium por $12.50'],
      ['/affiliate/register', 'earns you $11.80 on a $29.50 report'],
      ['/affiliate-terms', '9 referrals at $11.80'],
      ['/organization/master-setup', '$2.95 on a $29.50 report'],
      ['/checkout/77', '<div id="root">'],
      ['/no-such-page', '404'],
    ])) {
      const { body } = await shop.get(path);
      expect(body).toContain(words);
      expect(body).toContain('<meta name="report-price" content="2950" />');
      expect(body).toContain('<meta name="premium-price" content="1250" />');
      expect(body).not.toMatch(/__REPORT|__PREMIUM|\$25\b(?!,)/);
    }
  });

  it('change only what a body names; what stands already is no action', async () => {
    const before = (await audit()).total;
    expect((await put({ maintenance_mode: 'false', SOCIAL_PROOF_INTERVAL: '30' })).statusCode).toBe(200);
    expect((await put({ SOCIAL_PROOF_INTERVAL: '30' })).statusCode).toBe(200);
    expect([await valueOf('SOCIAL_PROOF_INTERVAL'), await valueOf('buyer_report_price')]).toEqual([
      '30',
      '2950',
    ]);
    expect((await audit()).total).toBe(before + 1);
  });

  it.each<[object, string]>([
    [{}, 'Name at least one setting and its new value'],
    [{ BUYER_REPORT_PRICE: '0.49' }, 'Price must be between $0.50 and $1,000.00'],
    [{ BUYER_REPORT_PRICE: '1000.01' }, 'Price must be between $0.50 and $1,000.00'],
    [{ BUYER_REPORT_PRICE: 29 }, 'Settings are sent as text, such as "29.00"'],
    [{ maintenance_mode: true }, 'Settings are sent as text'],
    [{ maintenance_mode: 'true', reason: 'Bea called 713-555-0199' }, 'leave out the phone number'],
    [{ TESTIMONIAL_1_EN_NAME: 'Bea, bea@example.com' }, 'leave out the email address'],
    [{ maintenance_mode: 'yes' }, 'Maintenance mode must be true or false'],
    [{ SOCIAL_PROOF_DURATION: '2' }, 'Display duration must be 3 to 10 whole seconds'],
    [{ buyer_report_price: '2900' }, 'buyer_report_price'],
    [{ BUYER_REPORT_PRICE: '30.00', SOCIAL_PROOF_POSITION: 'top' }, 'Position must be bottom-left'],
  ])('refuse %j and change nothing', async (body, message) => {
    const answer = await put(body);
    expect([answer.statusCode, answer.json().success]).toEqual([400, false]);
    expect(answer.json().message).toContain(message);
    expect(await valueOf('buyer_report_price')).toBe('2950');
  });

  it('[AD-04] are tried on the command line without being changed, and refused there in the same words', async () => {
    const set = (key: string, value: string, options: object) =>
      runAttached(shop.application, SettingsSetCommand, [key, value], { reason: 'Test', ...options });
    const tried = await set('BUYER_REPORT_PRICE', '99.00', { dryRun: true, json: true });
    expect(JSON.parse(tried)).toMatchObject({
      dryRun: true,
      changed: [{ key: 'buyer_report_price', before: '2950', value: '9900' }],
    });
    for (const dryRun of [false, true]) {
      await expect(set('BUYER_REPORT_PRICE', '0.49', { dryRun })).rejects.toThrow(
        'Price must be between $0.50 and $1,000.00',
      );
      await expect(set('price', '30.00', { dryRun })).rejects.toThrow('There is no setting price');
      const naming = set('BUYER_REPORT_PRICE', '30.00', { dryRun, reason: 'as bea@example.com asked' });
      await expect(naming).rejects.toThrow('leave out the email address');
    }
    const listed = JSON.parse(await runAttached(shop.application, SettingsListCommand, [], { json: true }));
    expect(listed).toMatchObject({ BUYER_REPORT_PRICE: '29.50', maintenance_mode: 'false' });
  });

  it('[AD-08] are for admins; everybody may ask for what the pages need', async () => {
    expect((await shop.get('/api/settings')).statusCode).toBe(403);
    expect((await asAdmin('/api/settings')).json()).toEqual((await asAdmin('/api/admin/settings')).json());
    expect((await shop.get('/api/admin/settings')).statusCode).toBe(401);
    expect((await shop.get('/api/admin/audit')).statusCode).toBe(401);
    expect((await shop.get('/api/status/maintenance')).json()).toEqual({ maintenanceMode: false });
    expect((await shop.get('/api/public/fb-pixel-id')).json()).toEqual({ success: true, pixelId: null });
  });

  it('[RT-11] close the public site but no begun purchase, no paid report and no admin', async () => {
    const paid = await shop.sell();
    const begun = await shop.createReport();
    expect((await put({ maintenance_mode: 'true', reason: 'New kitchen' })).statusCode).toBe(200);
    expect((await shop.get('/api/status/maintenance')).json()).toEqual({ maintenanceMode: true });

    const refused = await shop.post('/api/report/chain', order);
    expect([refused.statusCode, refused.json().message, refused.headers['retry-after']]).toEqual([
      503,
      closed,
      '3600',
    ]);
    const intent = await shop.openPayment(begun);
    expect((await shop.pay(intent, cards.pays)).statusCode).toBe(200);
    await shop.reportSuccess(begun, intent.paymentIntent.id);
    await shop.until(begun, 'completed');
    for (const id of [paid, begun]) expect((await shop.get(`/html-report/${id}`)).statusCode).toBe(200);
    for (const [path, title] of ofSite(closedPages)) {
      const { statusCode, headers, body } = await shop.get(path);
      expect([path, statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
        path,
        503,
        '3600',
        'no-store',
      ]);
      expect(body).toContain(title);
      expect(body).toMatch(/24(-| a )48/);
    }
    for (const page of ofSite(openPages(begun)))
      expect([page, (await shop.get(page)).statusCode]).toEqual([page, 200]);

    expect((await put({ maintenance_mode: 'false' })).statusCode).toBe(200);
    expect((await shop.post('/api/report/chain', order)).statusCode).toBe(200);
    for (const page of ofSite(['/'])) expect((await shop.get(page)).statusCode).toBe(200);
  });

  it('[AD-07] are in the list of admin actions with who, what and why, the newest first', async () => {
    const { total, actions } = await audit();
    expect(actions.map(({ admin, summary, reason }) => [admin, summary, reason])).toEqual([
      ['ana', 'Opened the site after maintenance', null],
      ['ana', 'Closed the site for maintenance', 'New kitchen'],
      ['ana', 'Changed SOCIAL_PROOF_INTERVAL from “15” to “30”', null],
      ['ana', 'Changed the price of premium from $10.00 to $12.50', 'Autumn'],
      ['ana', 'Changed the report price from $25.00 to $29.50', 'Autumn'],
      ['operator', 'Created the admin “ana”', null],
    ]);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => audit(`?page=${page}&pageSize=2`)));
    expect(pages.map((page) => page.total)).toEqual([total, total, total, total]);
    expect(pages.flatMap((page) => page.actions)).toEqual(actions);
    for (const query of ['page=0', 'page=x', 'pageSize=501', 'pageSize=1&pageSize=2', 'all=1']) {
      expect([query, (await asAdmin(`/api/admin/audit?${query}`)).statusCode]).toEqual([query, 400]);
    }
  });

  it('[AD-07] the list of admin actions is the same after a rebuild, and keeps nobody’s name', async () => {
    const kept = await shop.test.database.query('select * from rm_administration_audit_v2.actions');
    expect(JSON.stringify(kept)).not.toContain('ana');
    const { live, rebuilt } = await liveAndRebuilt(shop, auditProjection.name);
    expect(rebuilt).toEqual([live]);
  });

  const claims = { TRUST: '47,000+', SPEED: '2 minut', ACCURACY: '5-10%', STATES: '50 ', SAVINGS: '$2,000' };
  /** The landing page in both languages as everybody gets it, cut down to what is said in it. */
  const homes = async () => Promise.all(['/', '/es/'].map(async (path) => (await shop.get(path)).body));
  /** What one page says of the marketing: its hero's promises, its proof and its description. */
  const marketingOf = (body: string): string =>
    [
      /<ul class="rise.*?<\/ul>/s,
      /<section aria-labelledby="proof".*?<\/section>/s,
      /<meta name="description"[^>]*>/,
    ]
      .map((part) => part.exec(body)?.[0] ?? '')
      .join('');

  it('switch each claim off, on every page and for whoever reads it', async () => {
    for (const body of ofSite(await homes())) {
      expect(body).not.toMatch(/__(IF|END|SHOWN|TESTIMONIAL)/);
      for (const figure of Object.values(claims)) expect(marketingOf(body)).toContain(figure);
      expect(marketingOf(body)).not.toContain('<blockquote');
    }
    for (const [name, figure] of Object.entries(claims)) {
      expect((await put({ [`CLAIM_${name}`]: 'false' })).statusCode).toBe(200);
      for (const body of ofSite(await homes())) {
        expect(marketingOf(body)).not.toContain(figure);
        expect(marketingOf(body)).not.toMatch(/<dl[^>]*>(<!-- -->)*<\/dl>/);
      }
    }
    for (const body of ofSite(await homes())) {
      expect(marketingOf(body)).toContain('$3,200');
      expect(marketingOf(body)).not.toContain('<dl');
    }
    await put({ CLAIM_TESTIMONIAL_1: 'false', CLAIM_TESTIMONIAL_2: 'false' });
    for (const body of ofSite(await homes())) {
      expect(body).not.toMatch(/\$3,200|\$2,800|id="proof"/);
      expect(body).not.toMatch(/__(IF|END)/);
    }
    const back = [...Object.keys(claims), 'TESTIMONIAL_1', 'TESTIMONIAL_2'].map((name) => [
      `CLAIM_${name}`,
      'true',
    ]);
    await put(Object.fromEntries(back));
    for (const body of ofSite(await homes())) expect(body).toContain('id="proof"');
    expect((await audit()).actions[0]?.summary).toBe('Showed testimonial 2 on the pages');
  });

  it('quote a buyer where words were entered, as plain text whatever they say, and name nobody elsewhere', async () => {
    const markup = await put({ TESTIMONIAL_1_EN_WORDS: 'Good.<script>alert(1)</script>' });
    expect([markup.statusCode, markup.json().message]).toEqual([
      400,
      'The words of a testimonial must be plain text, without < and >',
    ]);
    await put({
      TESTIMONIAL_1_EN_WORDS: `It's "5 & 6" &lt; __REPORT_PRICE__ __END CLAIM_SPEED__`,
      TESTIMONIAL_1_EN_PLACE: 'Waco, TX',
    });
    const [english, spanish] = ofSite(await homes());
    if (english === undefined) return;
    expect(marketingOf(english)).toContain(
      'It&#39;s &quot;5 &amp; 6&quot; &amp;lt; __REPORT_PRICE__ __END CLAIM_SPEED__',
    );
    expect(marketingOf(english)).toContain('<cite class="not-italic">Waco, TX</cite>');
    expect(marketingOf(english)).not.toContain('One buyer');
    expect(marketingOf(spanish ?? '')).not.toMatch(/<blockquote|<cite|Waco/);
    expect(spanish).toContain('Un comprador');
  });
});
