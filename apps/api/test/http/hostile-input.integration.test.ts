import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { FirstAdmin } from '../../src/administration/index.js';
import { createApplication } from '../../src/application.js';
import { readConfig } from '../../src/platform/config/read-config.js';
import { ServerConfig } from '../../src/platform/config/variables/server-config.js';
import { startedDatabase, variablesOf } from '../started-database.js';
import type { TestDatabase } from '../postgres.js';
import { readDocument, spelledOut } from './api-document.js';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Route = Readonly<{ method: Method; url: string }>;
type Headers = Readonly<Record<string, string>>;

type Body = Readonly<{ content: Record<string, { example?: object; schema?: { examples?: object[] } }> }>;
type Operations = Readonly<Record<string, { requestBody?: Body }>>;

function exampleOf(body: Body | undefined): object | undefined {
  const { example, schema } = body?.content['application/json'] ?? {};
  return example ?? schema?.examples?.[0];
}

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const unknownId = '4503599627370497';
const json = { 'content-type': 'application/json' };
/** Senders of signed bytes are not browsers; another test shows their answers. */
const isSigned = (url: string): boolean => url.startsWith('/api/webhooks/');
const isPage = (url: string): boolean => !url.startsWith('/api/') || url.startsWith('/api/docs');
const filled = (url: string, value: string): string => url.replace(/:\w+|\*/g, value);

/** Bodies that every route refuses. */
const bodies: readonly [string, Headers, string][] = [
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
  ['a field of a hundred kilobytes', json, `{"${'x'.repeat(102_400)}":1}`],
  ['bytes that are no text', json, '\u0000'],
];

/** Origins whose requests are refused. */
const otherSites: readonly [string, Headers][] = [
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['a sandboxed frame', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { origin: 'https://blog.example.com', 'sec-fetch-site': 'same-site' }],
  ['the same host without https', { origin: 'http://www.example.com' }],
  ['the same host at another port', { origin: 'https://www.example.com:8443' }],
  ['a host whose name begins alike', { origin: 'https://www.example.com.evil.example' }],
  ['the host of which ours is a part', { origin: 'https://example.com' }],
  ['a page that hides its origin', { origin: '' }],
  ['an old browser without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['an old browser on another host of the same site', { 'sec-fetch-site': 'same-site' }],
];

const isLong = process.env['LONG'] !== undefined;

describe('every route', () => {
  let test: TestDatabase;
  let application: NestFastifyApplication;
  let cookie: string;
  /** Example bodies of the routes. */
  let documents: ReadonlyMap<string, object | undefined>;
  const routes: Route[] = [];

  beforeAll(async () => {
    test = await startedDatabase();
    Object.assign(process.env, variablesOf(test.url));
    const environment = { LOG_LEVEL: 'silent', PUBLIC_URL: 'https://www.example.com' };
    application = await createApplication(readConfig(ServerConfig, environment), (server) =>
      server.addHook('onRoute', ({ method, url }) => {
        for (const one of [method].flat())
          if (methods.includes(one as Method)) routes.push({ method: one as Method, url });
      }),
    );
    await application.init();
    await (application.getHttpAdapter().getInstance() as unknown as FastifyInstance).ready();
    const { paths } = spelledOut(await readDocument(application));
    documents = new Map(
      Object.entries(paths).flatMap(([path, operations]) =>
        Object.entries(operations as Operations).map(([method, { requestBody }]) => [
          `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
          exampleOf(requestBody),
        ]),
      ),
    );
    cookie = await signIn();
  });

  afterAll(async () => {
    await application?.close();
    await test?.close();
    for (const name of Object.keys(variablesOf(''))) delete process.env[name];
  });

  /** Most routes only listen to an admin. */
  async function signIn(): Promise<string> {
    const made = await application.get(FirstAdmin, { strict: false }).make();
    const { username, password } = made ?? { username: '', password: '' };
    const answer = await send(
      { method: 'POST', url: '/api/auth/login' },
      json,
      JSON.stringify({ username, password }),
    );
    expect(answer.statusCode).toBe(200);
    return answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }

  const changing = (): Route[] => routes.filter(({ method, url }) => method !== 'GET' && !isSigned(url));
  /** The first case meets each route; each of the others meets a third of them, unless there is time. */
  const changingMetBy = <Kind>(kind: Kind, kinds: readonly (readonly [Kind, ...unknown[]])[]): Route[] => {
    const nth = kinds.findIndex(([name]) => name === kind);
    return changing().filter((_, index) => isLong || nth === 0 || (index + nth) % 3 === 0);
  };
  const reading = (): Route[] => routes.filter(({ method }) => method === 'GET');

  /** A new IP address for each request, so that none is refused by a rate limit. */
  let senders = 0;
  const send = (
    { method, url }: Route,
    headers: Headers = {},
    payload?: string,
  ): Promise<LightMyRequestResponse> => {
    senders += 1;
    const remoteAddress = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
    const all = { ...(cookie ? { cookie } : {}), ...headers };
    return application.inject({ method, url, headers: all, remoteAddress, ...(payload ? { payload } : {}) });
  };
  const isRefusal = ({ statusCode, headers, body }: LightMyRequestResponse): boolean =>
    statusCode >= 400 &&
    statusCode < 500 &&
    String(headers['content-type']).startsWith('application/problem+json') &&
    (JSON.parse(body) as { success: boolean }).success === false;
  /** A process that stalled for seconds reports that it is not ready, whatever the query. */
  const tellsOfReadiness = ({ statusCode, body }: LightMyRequestResponse): boolean =>
    statusCode === 503 && (JSON.parse(body) as { ready?: boolean }).ready === false;
  /** Answers that are not refusals, such as `POST /api/x: 500`. */
  const unrefused = async (
    sent: readonly (readonly [string, Promise<LightMyRequestResponse>])[],
  ): Promise<string[]> => {
    const answers = await Promise.all(sent.map(async ([name, answer]) => [name, await answer] as const));
    return answers.filter(([, answer]) => !isRefusal(answer)).map(([name, a]) => `${name}: ${a.statusCode}`);
  };

  it('is found, whether it reads or changes something', () => {
    expect(changing().length).toBeGreaterThan(3);
    expect(reading().length).toBeGreaterThan(5);
  });

  it.each(bodies)('[PL-04] refuses %s', async (kind, headers, payload) => {
    const sent = changingMetBy(kind, bodies).map(
      (route) =>
        [
          `${route.method} ${route.url}`,
          send({ ...route, url: filled(route.url, unknownId) }, headers, payload),
        ] as const,
    );
    expect(await unrefused(sent)).toEqual([]);
  });

  const inTexts = (change: (text: string) => unknown) => (example: object) =>
    JSON.stringify(example, (_, value: unknown) => (typeof value === 'string' ? change(value) : value));
  /** A third of the routes, since they share the parser. */
  const asSample = (met: readonly Route[]) => met.filter((_, index) => isLong || index % 3 === 0);
  const takingDocuments = () => changing().filter(({ method, url }) => documents.get(`${method} ${url}`));
  it.each([
    ['lists in lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['objects in objects', '{"a":'.repeat(15_000) + '1' + '}'.repeat(15_000)],
  ])('[PL-04] refuses %s instead of a document', async (_, payload) => {
    const sent = asSample(takingDocuments()).map(({ method, url }) => {
      const target = { method, url: filled(url, unknownId) };
      return [`${method} ${url}`, send(target, json, payload)] as const;
    });
    expect(await unrefused(sent)).toEqual([]);
    expect(sent.length).toBeGreaterThan(3);
  });

  it.each<[string, (example: object) => string]>([
    ['zero bytes in its texts', inTexts((text) => `${text}\0`)],
    ['halves of surrogate pairs in its texts', inTexts((text) => `${text}\ud83d`)],
    ['numbers in place of its texts', inTexts((text) => text.length)],
    ['a field that it does not know', (example) => JSON.stringify({ ...example, isAdmin: true })],
  ])('[PL-04] refuses a document with %s', async (_, payloadOf) => {
    const sent = takingDocuments().map(({ method, url }) => {
      const target = { method, url: filled(url, unknownId) };
      return [`${method} ${url}`, send(target, json, payloadOf(documents.get(`${method} ${url}`)!))] as const;
    });
    expect(await unrefused(sent)).toEqual([]);
    expect(sent.length).toBeGreaterThan(3);
  });

  it.each([
    ['a repeated parameter', '?lang=en&lang=es&page=1&page=2&pageSize=1&pageSize=2'],
    ['prototypes', '?__proto__=1&constructor[prototype]=1&__proto__[isAdmin]=true&page[__proto__]=1'],
    ['a zero byte', '?lang=%00&page=%00&pageSize=%00'],
    ['half a pair of surrogates', '?lang=%ED%A0%80&page=%ED%A0%80'],
    ['invalid numbers', '?page=-1&pageSize=1e9&page=NaN'],
    ['a thousand parameters', `?${'a=1&'.repeat(1000)}`],
  ])('[PL-04] survives %s in the query', async (_, query) => {
    const answers = await Promise.all(
      reading().map(async ({ method, url }) => {
        const answer = await send({ method, url: filled(url, unknownId) + query }, json);
        return [url, answer] as const;
      }),
    );
    const failed = answers.filter(([, answer]) => answer.statusCode >= 500 && !tellsOfReadiness(answer));
    expect(failed.map(([url, answer]) => `${url}: ${answer.statusCode}`)).toEqual([]);
  });

  it.each([
    ['a zero byte', '%00'],
    ['half a pair of surrogates', '%ED%A0%80'],
    ['a path', '..%2f..%2fetc%2fpasswd'],
    ['a prototype', '__proto__'],
    ['a constructor', 'constructor'],
    ['a percent sign', '%u0000'],
    ['a negative number', '-1'],
    ['a power', '1e3'],
    ['a space', '%20'],
    ['a very long name', 'x'.repeat(300)],
  ])('[PL-04] refuses %s in place of an id', async (_, id) => {
    const withId = routes.filter(({ url }) => url.includes(':') && !isPage(url) && !isSigned(url));
    const sent = withId.map(
      ({ method, url }) => [`${method} ${url}`, send({ method, url: filled(url, id) }, json)] as const,
    );
    expect(await unrefused(sent)).toEqual([]);
    expect(sent.length).toBeGreaterThan(2);
  });

  it('[PL-04] refuses methods that it does not have', async () => {
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

  it.each(otherSites)('[PL-07] executes nothing that is sent from %s', async (sender, headers) => {
    const answers = await Promise.all(
      changingMetBy(sender, otherSites).map(async ({ method, url }) => {
        const target = { method, url: filled(url, unknownId) };
        const posted = await send(target, { ...headers, ...json }, '{}');
        const bare = await send(target, headers);
        return `${method} ${url}: ${posted.statusCode} ${bare.statusCode}`;
      }),
    );
    expect(answers.filter((answer) => !answer.endsWith(': 403 403'))).toEqual([]);
  });

  it('[PL-07] allows no other site to ask for permission', async () => {
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

  it('[PL-07] changes nothing on a read', async () => {
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

  it('[PL-07] builds no address from the headers of a request', async () => {
    const hostile = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'ftp' };
    const told = await Promise.all(
      [...reading(), ...changing().filter(({ url }) => url !== '/api/auth/logout')].map(
        async ({ method, url }) => {
          const answer = await send(
            { method, url: filled(url, unknownId) },
            { ...hostile, accept: 'text/html' },
          );
          return [`${method} ${url}`, JSON.stringify(answer.headers) + answer.body] as const;
        },
      ),
    );
    expect(told.filter(([, text]) => text.includes('evil.example')).map(([name]) => name)).toEqual([]);
  });

  it("has accepted the admin's session throughout", async () => {
    expect((await send({ method: 'GET', url: '/api/auth/user' })).statusCode).toBe(200);
  });

  it('[PL-07] limits how many reports one address may start', async () => {
    const begin = (): Promise<LightMyRequestResponse> =>
      application.inject({
        method: 'POST',
        url: '/api/report/chain',
        payload: {},
        remoteAddress: '203.0.113.5',
      });
    const answers = await Promise.all(Array.from({ length: 61 }, begin));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await begin()).json().message).toMatch(/^Too many reports .* Please try again in 10 minutes\.$/);
  });
});
