import type { LightMyRequestResponse } from 'fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { createApplication } from '../../src/application.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/server-config.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route = Readonly<{ method: Method; url: string }>;
type Headers = Readonly<Record<string, string>>;

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const unknownId = '4503599627370497';
const json = { 'content-type': 'application/json' };
/** Senders of signed bytes are no browsers; a test of their own shows what they get. */
const isSigned = (url: string): boolean => url.startsWith('/api/webhooks/');
const isPage = (url: string): boolean => !url.startsWith('/api/') || url.startsWith('/api/docs');
const filled = (url: string, value: string): string => url.replace(/:\w+|\*/g, value);

describe('every route', () => {
  let test: TestDatabase;
  let application: NestFastifyApplication;
  const routes: Route[] = [];

  beforeAll(async () => {
    test = await freshDatabase();
    process.env['DATABASE_URL'] = test.url;
    const environment = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://www.example.com' };
    application = await createApplication(readConfig(ServerConfig, environment), (server) =>
      server.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat())
          if (methods.includes(one as Method)) routes.push({ method: one as Method, url });
      }),
    );
    await application.init();
    await (application.getHttpAdapter().getInstance() as unknown as FastifyInstance).ready();
  }, 60_000);

  afterAll(async () => {
    await application?.close();
    await test?.close();
    delete process.env['DATABASE_URL'];
  });

  const changing = (): Route[] => routes.filter(({ method, url }) => method !== 'GET' && !isSigned(url));
  const reading = (): Route[] => routes.filter(({ method }) => method === 'GET');

  /** Counts by address, so that no request is refused for being one of many. */
  let senders = 0;
  const send = (
    { method, url }: Route,
    headers: Headers = {},
    payload?: string,
  ): Promise<LightMyRequestResponse> => {
    senders += 1;
    const remoteAddress = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
    return application.inject({ method, url, headers, remoteAddress, ...(payload ? { payload } : {}) });
  };
  const isRefusal = ({ statusCode, headers, body }: LightMyRequestResponse): boolean =>
    statusCode >= 400 &&
    statusCode < 500 &&
    String(headers['content-type']).startsWith('application/problem+json') &&
    (JSON.parse(body) as { success: boolean }).success === false;
  /** What of the answers was none of a refusal, said as `POST /api/x: 500`. */
  const unrefused = async (
    sent: readonly (readonly [string, Promise<LightMyRequestResponse>])[],
  ): Promise<string[]> => {
    const answers = await Promise.all(sent.map(async ([name, answer]) => [name, await answer] as const));
    return answers.filter(([, answer]) => !isRefusal(answer)).map(([name, a]) => `${name}: ${a.statusCode}`);
  };

  it('is found: those that change something and those that read', () => {
    expect(changing().length).toBeGreaterThan(3);
    expect(reading().length).toBeGreaterThan(5);
  });

  const address = '1600 Main Street, Houston, TX 77002';
  it.each<[string, Headers, string]>([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
    ['an empty form', { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '0' }, ''],
    ['text', { 'content-type': 'text/plain' }, '{"a":1}'],
    ['text that names JSON', { 'content-type': 'text/plain; application/json' }, '{"a":1}'],
    ['a form that names JSON', { 'content-type': 'multipart/form-data; boundary=application/json' }, 'a'],
    ['no type', { 'content-type': '' }, '{"a":1}'],
    ['two types', { 'content-type': 'application/json, text/plain' }, '{"a":1}'],
    ['a type of control characters', { 'content-type': 'application/json\t;\tcharset=\u007f' }, '{'],
    ['a prototype', json, '{"__proto__":{"isAdmin":true}}'],
    ['a prototype, written with escapes', json, '{"\\u005f\\u005fproto__":{"isAdmin":true}}'],
    ["a constructor's prototype", json, '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['lists in lists', json, '['.repeat(50_000) + ']'.repeat(50_000)],
    ['objects in objects', json, '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000)],
    ['a field of a hundred kilobytes', json, `{"${'x'.repeat(102_400)}":1}`],
    [
      'a zero byte',
      json,
      JSON.stringify({ address: `${address}\0`, price: 1, username: '\0', password: '\0' }),
    ],
    ['half a pair of surrogates', json, '{"address":"\\ud83d","price":1,"username":"\\udc00"}'],
    ['numbers beyond all bounds', json, '{"price":1e999,"address":1e999,"username":-1e999}'],
    ['bytes that are no text', json, '\u0000'],
  ])('[PL-04] refuses %s', async (_, headers, payload) => {
    const sent = changing().map(
      (route) =>
        [
          `${route.method} ${route.url}`,
          send({ ...route, url: filled(route.url, unknownId) }, headers, payload),
        ] as const,
    );
    expect(await unrefused(sent)).toEqual([]);
  });

  it.each([
    ['twice the same', '?lang=en&lang=es&page=1&page=2&pageSize=1&pageSize=2'],
    ['prototypes', '?__proto__=1&constructor[prototype]=1&__proto__[isAdmin]=true&page[__proto__]=1'],
    ['a zero byte', '?lang=%00&page=%00&pageSize=%00'],
    ['half a pair of surrogates', '?lang=%ED%A0%80&page=%ED%A0%80'],
    ['what is no number', '?page=-1&pageSize=1e9&page=NaN'],
    ['a thousand parameters', `?${'a=1&'.repeat(1000)}`],
  ])('[PL-04] survives %s in the query', async (_, query) => {
    const answers = await Promise.all(
      reading().map(async ({ method, url }) => {
        const answer = await send({ method, url: filled(url, unknownId) + query }, json);
        return `${url}: ${answer.statusCode}`;
      }),
    );
    expect(answers.filter((answer) => /: 5/.test(answer))).toEqual([]);
  });

  it.each([
    '%00',
    '%ED%A0%80',
    '..%2f..%2fetc%2fpasswd',
    '__proto__',
    'constructor',
    '%u0000',
    '-1',
    '1e3',
    '%20',
    'x'.repeat(300),
  ])('[PL-04] refuses %s in place of an id', async (id) => {
    const withId = routes.filter(({ url }) => url.includes(':') && !isPage(url) && !isSigned(url));
    const sent = withId.map(
      ({ method, url }) => [`${method} ${url}`, send({ method, url: filled(url, id) }, json)] as const,
    );
    expect(await unrefused(sent)).toEqual([]);
    expect(sent.length).toBeGreaterThan(2);
  });

  it('[PL-04] refuses the methods that it does not have', async () => {
    const known = new Set(routes.map(({ method, url }) => `${method} ${url}`));
    const others = routes.flatMap(({ url }) =>
      methods.filter((method) => !known.has(`${method} ${url}`)).map((method) => ({ method, url })),
    );
    const sent = others
      .filter(({ method, url }) => method !== 'GET' || !isPage(url))
      .map(
        ({ method, url }) =>
          [`${method} ${url}`, send({ method, url: filled(url, unknownId) }, json)] as const,
      );
    expect(await unrefused(sent)).toEqual([]);
  });

  it.each<[string, Headers]>([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['another host of the same site', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }],
    ['the same host without https', { origin: 'http://www.example.com' }],
    ['the same host at another port', { origin: 'https://www.example.com:8443' }],
    ['a host whose name begins alike', { origin: 'https://www.example.com.evil.example' }],
    ['an old browser without an origin', { 'sec-fetch-site': 'cross-site' }],
  ])('[PL-07] carries out nothing that %s has sent', async (_, headers) => {
    const answers = await Promise.all(
      changing().map(async ({ method, url }) => {
        const target = { method, url: filled(url, unknownId) };
        const posted = await send(target, { ...headers, ...json }, '{}');
        const bare = await send(target, headers);
        return `${method} ${url}: ${posted.statusCode} ${bare.statusCode}`;
      }),
    );
    expect(answers.filter((answer) => !answer.endsWith(': 403 403'))).toEqual([]);
  });

  it('[PL-07] lets no other site ask for permission', async () => {
    const asked = await Promise.all(
      changing().map(({ url, method }) =>
        application.inject({
          method: 'OPTIONS',
          url: filled(url, unknownId),
          headers: { origin: 'https://evil.example', 'access-control-request-method': method },
        }),
      ),
    );
    expect(asked.filter(({ statusCode }) => statusCode < 400)).toEqual([]);
    expect(asked.filter(({ headers }) => 'access-control-allow-origin' in headers)).toEqual([]);
  });

  it('[PL-07] changes nothing when it is only read', async () => {
    const state = (): Promise<unknown> =>
      test.database.query(
        `select (select count(*) from events.events) as events, (select count(*) from durable.enqueued_jobs) as jobs`,
      );
    const before = await state();
    const query = '?confirm=true&action=delete&_method=DELETE';
    await Promise.all(
      reading().map(({ method, url }) =>
        send({ method, url: filled(url, unknownId) + query }, { 'x-http-method-override': 'DELETE' }),
      ),
    );
    expect(await state()).toEqual(before);
  });

  it('[PL-07] takes no address of its own from the headers of a request', async () => {
    const hostile = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' };
    const told = await Promise.all(
      routes.map(async ({ method, url }) => {
        const answer = await send(
          { method, url: filled(url, unknownId) },
          { ...hostile, accept: 'text/html' },
        );
        return [`${method} ${url}`, JSON.stringify(answer.headers) + answer.body] as const;
      }),
    );
    expect(told.filter(([, text]) => text.includes('evil.example')).map(([name]) => name)).toEqual([]);
  });

  it('[PL-07] lets one address begin only so many reports', async () => {
    const begin = (): Promise<LightMyRequestResponse> =>
      application.inject({
        method: 'POST',
        url: '/api/report/chain',
        payload: {},
        remoteAddress: '203.0.113.5',
      });
    const answers = await Promise.all(Array.from({ length: 61 }, begin));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await begin()).json().message).toMatch(/^So many reports .* Please try again in 10 minutes\.$/);
  });
});
