import { isDeepStrictEqual } from 'node:util';
import { jest } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { CommandBus } from '@nestjs/cqrs';
import { Admins } from '../../src/administration/accounts/admins.js';
import { CreateAdmin } from '../../src/administration/accounts/create-admin.command.js';
import { Shop } from '../buyer/shop.js';
import { until } from '../processing.js';
import {
  kindOf,
  sessionKinds,
  sessionRoles,
  type Role,
  type SessionRole,
} from '../../src/platform/access/roles.js';
import { AccessHarness } from './access-harness.js';
import { alsoOpenTo, requiresStepUp, limited, routes, unlisted } from './routes.js';

const isLong = process.env['LONG'] !== undefined;
const MINUTE_MS = 60_000;
const unknownReport = String(2 ** 52 + 4711);
const unknownUuid = 'b5b1d8f0-6c0f-4a51-8a43-6f6a2f6d9f10';
/** There only once the site has been built. */
const ofTheBuiltSite = [
  'GET /*',
  'GET /admin',
  'GET /assets/*',
  'GET /sitemap.xml',
  'GET /.well-known/gpc.json',
  'GET /social/*',
];
const people = ['visitor', 'buyer', ...sessionRoles] as const;
type Person = (typeof people)[number];
/** Under which a route is listed. */
type Listed = Exclude<Role, 'auditor'>;
type Call = Readonly<{ method: string; path: string }>;

const isRead = ({ method }: Pick<Call, 'method'>): boolean => ['GET', 'HEAD'].includes(method);

describe('who may call what', () => {
  let harness: AccessHarness;
  let accounts: Readonly<Record<Person, string | null>>;
  let paidReport: string;
  let ownIntent: string;
  let networks = 0;
  beforeAll(async () => {
    harness = await AccessHarness.open();
    const context = { actor: 'operator', correlationId: 'matrix' };
    const idOf = async (role: 'admin' | 'auditor'): Promise<string> => {
      const command = new CreateAdmin(`ann-${role}`, { role, password: null }, context);
      await harness.application.get(CommandBus, { strict: false }).execute(command);
      return (await harness.application.get(Admins, { strict: false }).list()).at(-1)!.adminId;
    };
    accounts = {
      visitor: null,
      buyer: null,
      admin: await idOf('admin'),
      auditor: await idOf('auditor'),
      organization: 'HAR',
      affiliate: 'agent',
    };
    harness.callAuditor(accounts.auditor!);
    const shop = new Shop(harness.application, harness.test);
    paidReport = String(await shop.sell());
    ownIntent = (await shop.openPayment(await shop.createReport())).paymentIntent.id;
  });
  afterAll(() => harness?.close());

  /** Of a new session. */
  async function cookieOf(person: Person): Promise<string> {
    const account = accounts[person];
    return account === null ? '' : harness.signIn(kindOf(person as SessionRole), account);
  }

  const open = new Map<Person, string>();
  /** What only reads goes on in the session before; some of the other calls end theirs. */
  async function call(one: Call, person: Person): Promise<LightMyRequestResponse> {
    const cookie = open.get(person) ?? (await cookieOf(person));
    if (isRead(one)) open.set(person, cookie);
    else open.delete(person);
    return send(one, person, cookie);
  }

  /** A buyer knows the ids, the others guess; from a network of its own each, since who guesses often waits. */
  function send({ method, path }: Call, person: Person, cookie: string): Promise<LightMyRequestResponse> {
    const knows = person === 'buyer';
    const url = path
      .replace(':reportId', knows ? paidReport : unknownReport)
      .replace(':intentId', knows ? ownIntent : 'pi_unknown')
      .replace(/:(session|message|admin)Id/, unknownUuid)
      .replace(':tag', 'HAR')
      .replace(/:file|\*/, 'nothing');
    return harness.ask({
      method: method as 'GET',
      url,
      remoteAddress: `127.1.${networks >> 8}.${networks++ & 255}`,
      headers: cookie ? { cookie } : {},
      ...(isRead({ method }) || method === 'DELETE' ? {} : { payload: {} }),
    });
  }

  /**
   * The calls of a role as the application knows them; HEAD is tried by visitors at doors that are not theirs, and by
   * all where there is time.
   */
  function callsOf(role: Listed, person: Person): Call[] {
    const listed = new Set(routes[role]);
    const triesHead = (person === 'visitor' && role !== 'visitor') || isLong;
    const isTried = (route: string): boolean => triesHead || !route.startsWith('HEAD ');
    return harness.routes
      .filter(isTried)
      .filter((route) => listed.has(route.replace(/^HEAD /, 'GET ')))
      .map((route) => ({ method: route.split(' ')[0]!, path: route.split(' ')[1]! }));
  }

  async function statusesOf(
    role: Listed,
    person: Person,
    calls = callsOf(role, person),
  ): Promise<[string, number][]> {
    const statuses: [string, number][] = [];
    for (const one of calls) {
      const status = async (): Promise<number> => (await call(one, person)).statusCode;
      // A busy machine says for a moment that it is not ready.
      const onceReady = () => until(async () => (await status()) === 200).then(() => 200);
      statuses.push([`${one.method} ${one.path}`, await (one.path === '/ready' ? onceReady() : status())]);
    }
    return statuses;
  }

  /** Of what is for everybody. Unless there is time, those who sign in take turns: a visitor tries all of it. */
  function callsToTry(person: Person): Call[] {
    const all = callsOf('visitor', person);
    if (isLong || person === 'visitor') return all;
    if (person === 'buyer') return all.filter(({ path }) => path.includes(':'));
    const nth = sessionRoles.indexOf(person);
    return all.filter((_, index) => index % sessionRoles.length === nth);
  }

  const isRefused = ([, status]: [string, number]): boolean => status === 401 || status === 403;

  const mayCall = (person: Person, role: Listed, route: string): boolean =>
    person === role || (alsoOpenTo(route.replace(/^HEAD /, 'GET ')) as readonly Person[]).includes(person);

  it('[PL-07] is written down for every route; one that nobody listed is found', () => {
    const planted = harness.routes.filter((route) => route.includes(' /try/'));
    expect(planted.length).toBeGreaterThan(0);
    expect(unlisted(harness.routes)).toEqual(planted);
    const gone = Object.values(routes)
      .flat()
      .filter((route) => !ofTheBuiltSite.includes(route) && !harness.routes.includes(route));
    expect(gone).toEqual([]);
  });

  it.each(people)('[PL-07] lets the %s call what is for everybody', async (person) => {
    const statuses = await statusesOf('visitor', person, callsToTry(person));
    expect(statuses.filter((one) => isRefused(one) || one[1] >= 500)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(5);
  });

  it.each(people)(
    '[PL-07] lets the %s through the doors of those who sign in only at their own',
    async (person) => {
      for (const role of sessionKinds) {
        const statuses = await statusesOf(role, person);
        const wrong = statuses.filter((one) =>
          mayCall(person, role, one[0]) ? isRefused(one) || one[1] >= 500 : !isRefused(one),
        );
        expect({ role, person, wrong }).toEqual({ role, person, wrong: [] });
      }
    },
  );

  it('[PL-07] lets the buyer alone, who knows the link, come to the report', async () => {
    const outsiders = people.filter((person) => person !== 'buyer');
    for (const person of outsiders) {
      const statuses = await statusesOf('buyer', person);
      expect({ person, open: statuses.filter(([, status]) => status !== 404 && status !== 400) }).toEqual({
        person,
        open: [],
      });
    }
    const ofTheBuyer = await statusesOf('buyer', 'buyer');
    expect(ofTheBuyer.filter((one) => one[1] === 404 || isRefused(one) || one[1] >= 500)).toEqual([]);
  });

  it.each(people)('[PL-07] takes no webhook and shows no metrics to the %s', async (person) => {
    for (const one of callsOf('provider', person))
      expect([400, 404]).toContain((await call(one, person)).statusCode);
    const cookie = await cookieOf(person);
    const fromElsewhere = { url: '/metrics', remoteAddress: '203.0.113.9', headers: { cookie } };
    expect((await harness.ask(fromElsewhere)).statusCode).toBe(404);
    expect((await harness.ask({ url: '/metrics' })).statusCode).toBe(200);
  });

  it('[AD-08] answers GET /api/settings with 403 where the others answer 401', async () => {
    const refused = (await statusesOf('admin', 'visitor')).filter(([, status]) => status === 403);
    expect(refused.map(([route]) => route).toSorted()).toEqual(['GET /api/settings', 'HEAD /api/settings']);
  });

  it('[PL-07] asks for the password again, ten minutes after it was typed, before all that is sensitive', async () => {
    const all = sessionKinds.flatMap((kind) => callsOf(kind, kind).map((one) => ({ ...one, kind })));
    const asking = async (sinceTyped: number): Promise<string[]> => {
      const asked: string[] = [];
      open.clear();
      for (const { kind, ...one } of all) {
        if (!open.has(kind)) {
          open.set(kind, await cookieOf(kind));
          harness.pass(sinceTyped);
        }
        const { statusCode, body } = await call(one, kind);
        const isAsked = statusCode === 403 && body.includes('administration.confirmation-required');
        if (isAsked) asked.push(`${one.method} ${one.path}`);
      }
      return asked.toSorted();
    };
    expect(await asking(10 * MINUTE_MS)).toEqual(requiresStepUp.toSorted());
    expect(await asking(10 * MINUTE_MS - 1)).toEqual([]);
  });

  describe('in a window of time', () => {
    let frozen: { mockRestore(): void };
    beforeEach(() => (frozen = jest.spyOn(Date, 'now').mockReturnValue(Date.now())));
    afterEach(() => frozen.mockRestore());

    it.each(limited)(
      '[PL-07] lets one network call %j only %d times in %d seconds',
      async (names, points, perSeconds) => {
        const network = limited.findIndex(([listed]) => listed === names).toString(16);
        const cookie = [await cookieOf('affiliate'), await cookieOf('organization')].join('; ');
        let calls = 0;
        const callFrom = (remoteAddress: string) => {
          const [method, path] = names[calls++ % names.length]!.split(' ') as ['POST' | 'PUT', string];
          const url = path.replace(':reportId', paidReport);
          // The payload does not matter: a request is counted before it is read.
          const payload = { unknown: true };
          return harness.ask({ method, url, remoteAddress, headers: { cookie }, payload });
        };
        const host = () => `2001:db8:0:${network}::${(calls + 1).toString(16)}`;
        // What comes at once is counted at once.
        const counted = await Promise.all(Array.from({ length: points }, () => callFrom(host())));
        expect(counted.filter(({ statusCode }) => statusCode === 429)).toEqual([]);
        for (const _ of names) {
          const { statusCode, headers } = await callFrom(host());
          expect([statusCode, headers['retry-after']]).toEqual([429, String(perSeconds)]);
        }
        expect((await callFrom(`2001:db8:1:${network}::1`)).statusCode).not.toBe(429);
      },
    );
  });

  it('stands in the OpenAPI document as it is tried here', async () => {
    const { paths } = (await harness.ask({ url: '/api/openapi.json' })).json<OpenAPIObject>();
    const said = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, { 'x-access'?: Role[] }>).map(([method, operation]) => ({
        route: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        roles: operation['x-access'] ?? [],
      })),
    );
    const listed = (route: string): Role[] => [
      ...(Object.keys(routes) as Listed[]).filter((role) => routes[role].includes(route)),
      ...alsoOpenTo(route),
    ];
    const asListed = ({ route, roles }: (typeof said)[number]): boolean =>
      roles.length > 0 && isDeepStrictEqual(roles.toSorted(), listed(route).toSorted());
    expect(said.filter((one) => !asListed(one))).toEqual([]);
    expect(said.length).toBeGreaterThan(10);
  });
});
