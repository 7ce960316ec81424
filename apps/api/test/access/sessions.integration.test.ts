import { randomBytes } from 'node:crypto';
import { ForgetEndedSessions } from '../../src/platform/auth/sessions/session-rows.js';
import type { SessionsView } from '@closewise/contracts/admin';
import { sessionKinds } from '../../src/platform/access/roles.js';
import { AccessHarness } from './access-harness.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('a session', () => {
  let harness: AccessHarness;
  beforeAll(async () => {
    harness = await AccessHarness.open();
  });
  afterAll(() => harness?.close());

  const valueOf = (cookie: string): string => cookie.split('=')[1] ?? '';

  it('[PL-07] opens the routes of its kind and no others', async () => {
    for (const kind of sessionKinds) {
      const cookie = await harness.signIn(kind);
      for (const other of sessionKinds) {
        expect([kind, other, await harness.enters(other, cookie)]).toEqual([
          kind,
          other,
          kind === other ? 200 : 401,
        ]);
        const renamed = `closewise-${other}=${valueOf(cookie)}`;
        expect(await harness.enters(other, renamed)).toBe(kind === other ? 200 : 401);
      }
    }
  });

  it('[PL-07] lives in a cookie that scripts and other sites cannot use', async () => {
    const answer = await harness.ask({ method: 'POST', url: '/try/admin/sign-in?subjectId=flags' });
    expect(answer.headers['set-cookie']).toMatch(
      /^closewise-admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each([
    ['nothing', ''],
    ['another token', `closewise-admin=${randomBytes(32).toString('base64url')}`],
    ['no token at all', 'closewise-admin='],
    ['a statement of SQL', "closewise-admin=' or 1=1 --"],
    ['half an escape', 'closewise-admin=%E0%A4%A'],
    ['a very long one', `closewise-admin=${'x'.repeat(4000)}`],
    ['the prefix of https', `__Host-closewise-admin=${randomBytes(32).toString('base64url')}`],
  ])('is not had with %s', async (_, cookie) => {
    const answer = await harness.ask({ url: '/try/admin', headers: { cookie } });
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Please sign in']);
  });

  it('[PL-07] is not had with a token changed in any place, nor with what the table keeps of it', async () => {
    const cookie = await harness.signIn('admin', 'tampered');
    const token = valueOf(cookie);
    for (let i = 0; i < token.length - 1; i += 6) {
      const changed = `${token.slice(0, i)}${token[i] === 'A' ? 'B' : 'A'}${token.slice(i + 1)}`;
      expect(await harness.enters('admin', `closewise-admin=${changed}`)).toBe(401);
    }
    const [row] = await harness.test.database.query<{ hash: Buffer }>(
      `select token_hash as hash from durable.sessions where subject_id = 'tampered'`,
    );
    expect(row!.hash.toString('latin1')).not.toContain(token);
    expect(await harness.enters('admin', `closewise-admin=${row!.hash.toString('base64url')}`)).toBe(401);
    expect(await harness.enters('admin', cookie)).toBe(200);
  });

  it('[PL-07] never takes a token that somebody else has planted', async () => {
    const planted = `closewise-admin=${randomBytes(32).toString('base64url')}`;
    const cookie = await harness.signIn('admin', 'fixed', planted);
    expect(cookie).not.toBe(planted);
    expect(await harness.enters('admin', planted)).toBe(401);
    expect(await harness.enters('admin', cookie)).toBe(200);
  });

  it('[PL-07] gets a new token at each sign-in, and the old one ends', async () => {
    const first = await harness.signIn('admin', 'rotating');
    const second = await harness.signIn('admin', 'rotating', first);
    expect(second).not.toBe(first);
    expect([await harness.enters('admin', first), await harness.enters('admin', second)]).toEqual([401, 200]);
  });

  it('[PL-07] ends at the sign-out, for who copied its cookie too; signing out again changes nothing', async () => {
    const stolen = await harness.signIn('admin', 'leaving');
    for (const headers of [{ cookie: stolen }, { cookie: stolen }, {}]) {
      const answer = await harness.ask({ method: 'POST', url: '/try/admin/sign-out', headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['set-cookie']).toMatch(
        /^closewise-admin=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect(await harness.enters('admin', stolen)).toBe(401);
    }
  });

  it('[PL-07] ends when its account may not come in any more', async () => {
    const cookie = await harness.signIn('admin', 'revoked');
    expect(await harness.enters('admin', cookie)).toBe(200);
    harness.revoke('revoked');
    expect(await harness.enters('admin', cookie)).toBe(401);
  });

  it('is not had by accounts for which no module speaks', async () => {
    expect(await harness.enters('affiliate', await harness.signIn('affiliate', 'nobody-speaks'))).toBe(401);
  });

  it.each([
    ['admin', 30 * MINUTE, 12 * HOUR],
    ['organization', 7 * DAY, 30 * DAY],
    ['affiliate', 7 * DAY, 30 * DAY],
  ] as const)(
    '[PL-07] of an %s ends unused after its time, and used at its last day',
    async (kind, idle, absolute) => {
      const idler = await harness.signIn(kind, 'idle');
      harness.pass(idle - 1);
      expect(await harness.enters(kind, idler)).toBe(200);
      harness.pass(idle);
      expect(await harness.enters(kind, idler)).toBe(401);

      const busy = await harness.signIn(kind, 'busy');
      const step = idle - MINUTE;
      let passed = 0;
      for (; passed + step < absolute; passed += step) {
        expect(await harness.enters(kind, busy)).toBe(200);
        harness.pass(step);
      }
      expect(await harness.enters(kind, busy)).toBe(200);
      harness.pass(absolute - passed - 1);
      expect(await harness.enters(kind, busy)).toBe(200);
      harness.pass(1);
      expect(await harness.enters(kind, busy)).toBe(401);
    },
  );

  it('is written once a minute at most, however often it is used', async () => {
    const cookie = await harness.signIn('admin', 'seen');
    const seen = async (): Promise<unknown> =>
      (
        await harness.test.database.query(
          `select last_seen_at from durable.sessions where subject_id = 'seen'`,
        )
      )[0];
    const before = await seen();
    harness.pass(50_000);
    await Promise.all(Array.from({ length: 5 }, () => harness.enters('admin', cookie)));
    expect(await seen()).toEqual(before);
    harness.pass(15_000);
    await harness.enters('admin', cookie);
    expect(await seen()).not.toEqual(before);
  });

  it('[PL-07] is one of several of its account, which can be listed and ended', async () => {
    const cookies = await Promise.all(Array.from({ length: 4 }, () => harness.signIn('admin', 'many')));
    const stranger = await harness.signIn('admin', 'stranger');
    const namesake = await harness.signIn('organization', 'many');
    const statuses = () => Promise.all(cookies.map((cookie) => harness.enters('admin', cookie)));
    expect(new Set(cookies).size).toBe(4);
    expect(await statuses()).toEqual([200, 200, 200, 200]);

    const listed = await harness.sessions.list('admin', 'many');
    expect(listed.map(({ subjectId, kind }) => [subjectId, kind])).toEqual(Array(4).fill(['many', 'admin']));
    const first = (await harness.ask({ url: '/try/admin', headers: { cookie: cookies[0]! } })).json();
    expect(await harness.sessions.endOne('admin', 'stranger', first.id)).toBe(false);
    expect(await harness.sessions.endOne('admin', 'many', first.id)).toBe(true);
    expect(await harness.sessions.endOne('admin', 'many', first.id)).toBe(false);
    expect(await statuses()).toEqual([401, 200, 200, 200]);

    const second = (await harness.ask({ url: '/try/admin', headers: { cookie: cookies[1]! } })).json();
    expect(await harness.sessions.endOthers(second)).toBe(2);
    expect(await statuses()).toEqual([401, 200, 401, 401]);
    expect(await harness.sessions.endAll('admin', 'many')).toBe(1);
    expect(await statuses()).toEqual([401, 401, 401, 401]);
    expect(await harness.enters('admin', stranger)).toBe(200);
    expect(await harness.enters('organization', namesake)).toBe(200);
  });

  it('is listed and counted up to its last moment', async () => {
    await harness.signIn('admin', 'lasting');
    harness.pass(30 * MINUTE - 1);
    await harness.signIn('admin', 'lasting');
    expect(await harness.sessions.list('admin', 'lasting')).toHaveLength(2);
    harness.pass(1);
    expect(await harness.sessions.list('admin', 'lasting')).toHaveLength(1);
    expect(await harness.sessions.endAll('admin', 'lasting')).toBe(1);
  });

  it('[PL-07] is not taken for ended while nobody can say whether its account may come in', async () => {
    const cookie = await harness.signIn('admin', 'unreadable');
    const answer = await harness.ask({ url: '/try/admin', headers: { cookie } });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([503, undefined]);
    expect(answer.headers['retry-after']).toBe('5');
    expect(await harness.sessions.list('admin', 'unreadable')).toHaveLength(1);
  });

  it('[PL-07] is shown to its admin with the others, and ended by a click', async () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
    const [here, there, away] = [
      await harness.signIn('admin', 'clicking', '', firefox),
      await harness.signIn('admin', 'clicking'),
      await harness.signIn('admin', 'clicking'),
    ];
    const stranger = await harness.signIn('admin', 'stranger');
    const url = '/api/admin/sessions';
    const listed = async (cookie: string): Promise<SessionsView['sessions']> =>
      (await harness.ask({ url, headers: { cookie } })).json<SessionsView>().sessions;
    const end = async (id: string, cookie: string): Promise<number> =>
      (await harness.ask({ method: 'DELETE', url: `${url}/${id}`, headers: { cookie } })).statusCode;

    const seen = await listed(here);
    expect([seen.length, seen.filter(({ current }) => current).length]).toEqual([3, 1]);
    const own = seen.find(({ current }) => current)!;
    expect(own).toMatchObject({ device: 'Firefox on Linux', address: '127.0.0.1' });
    expect(Date.parse(own.expiresAt) - Date.parse(own.lastSeenAt)).toBe(30 * MINUTE);

    const idThere = (await listed(there)).find(({ current }) => current)!.id;
    expect([await end(idThere, stranger), await harness.enters('admin', there)]).toEqual([404, 200]);
    expect([await end(idThere, here), await end(idThere, here)]).toEqual([200, 404]);
    expect(
      await Promise.all(['x', '1', "' or 1=1", '%00'].map((id) => end(encodeURIComponent(id), here))),
    ).toEqual([404, 404, 404, 404]);
    expect([await harness.enters('admin', there), await harness.enters('admin', away)]).toEqual([401, 200]);

    const endOthers = () =>
      harness.ask({ method: 'POST', url: `${url}/end-others`, headers: { cookie: here } });
    expect((await endOthers()).json()).toEqual({ success: true, ended: 1 });
    expect((await endOthers()).json()).toEqual({ success: true, ended: 0 });
    expect([await harness.enters('admin', away), await harness.enters('admin', stranger)]).toEqual([
      401, 200,
    ]);

    expect(await end(own.id, here)).toBe(200);
    expect(await harness.enters('admin', here)).toBe(401);
  });

  it('[PL-07] does what is sensitive for ten minutes after the password was typed', async () => {
    const cookie = await harness.signIn('admin', 'daring');
    const danger = () => harness.ask({ method: 'POST', url: '/try/admin/danger', headers: { cookie } });
    harness.pass(10 * MINUTE - 1);
    expect((await danger()).statusCode).toBe(200);
    harness.pass(1);
    expect((await danger()).json()).toMatchObject({
      status: 403,
      success: false,
      code: 'administration.confirmation-required',
      message: 'Enter your password again to continue',
    });
    await harness.ask({ method: 'POST', url: '/try/admin/confirm', headers: { cookie } });
    expect((await danger()).statusCode).toBe(200);
  });

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
  ])('[PL-07] does nothing for another website: %j', async (foreign) => {
    const cookie = await harness.signIn('admin', 'lured');
    const answer = await harness.ask({
      method: 'POST',
      url: '/try/admin/danger',
      headers: { cookie, ...(foreign as Record<string, string>) },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().message).toContain('another website');
  });

  it('[PL-07] does nothing for a form, which could come from anywhere', async () => {
    const cookie = await harness.signIn('admin', 'formal');
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data']) {
      const headers = { cookie, 'content-type': type };
      const answer = await harness.ask({ method: 'POST', url: '/try/admin/danger', headers, payload: 'a=1' });
      expect(answer.statusCode).toBe(415);
    }
  });

  it('is forgotten when its time is over', async () => {
    await harness.signIn('admin', 'ended');
    harness.pass(31 * MINUTE);
    const living = await harness.signIn('admin', 'living');
    await harness.application.get(ForgetEndedSessions, { strict: false }).run();
    const rows = await harness.test.database.query<{ subject: string }>(
      'select subject_id as subject from durable.sessions',
    );
    expect(rows.map(({ subject }) => subject)).toContain('living');
    expect(rows.map(({ subject }) => subject)).not.toContain('ended');
    expect(await harness.enters('admin', living)).toBe(200);
  });

  it('[PL-07] is needed by no route that forgot to say who may call it: nobody may', async () => {
    const cookie = await harness.signIn('admin', 'curious');
    expect((await harness.ask({ url: '/try/forgotten', headers: { cookie } })).statusCode).toBe(403);
  });
});

describe('a session on https', () => {
  it('[PL-07] lives in a cookie of this host alone that never travels in the clear', async () => {
    const harness = await AccessHarness.open({ PUBLIC_URL: 'https://closewise.example' });
    const answer = await harness.ask({ method: 'POST', url: '/try/admin/sign-in?subjectId=ann' });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(
      /^__Host-closewise-admin=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await harness.enters('admin', cookie.split(';')[0]!)).toBe(200);
    expect(await harness.enters('admin', cookie.replace('__Host-', '').split(';')[0]!)).toBe(401);
    await harness.close();
  });
});
