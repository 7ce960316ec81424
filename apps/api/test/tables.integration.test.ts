import { randomBytes, randomUUID } from 'node:crypto';
import { LessThan } from 'typeorm';
import { SessionRow } from '../src/platform/auth/sessions/session-rows.js';
import { returnedRows } from '../src/platform/database/table.js';
import { isOutage } from '../src/platform/event-store/outage.js';
import { isUniqueViolation } from '../src/platform/event-store/postgres-errors.js';
import { RateLimitRow } from '../src/platform/http/rate-limits/rate-limits.js';
import { MailDeliveryRow } from '../src/platform/mail/mail-deliveries.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

const at = new Date('2026-11-21T10:00:00.123Z');

const session = (): SessionRow => ({
  sessionId: randomUUID(),
  tokenHash: randomBytes(32),
  kind: 'admin',
  subjectId: 'ann',
  device: 'Firefox on Linux',
  address: '192.0.2.1',
  startedAt: at,
  confirmedAt: at,
  lastSeenAt: at,
  expiresAt: at,
});

describe('A durable table', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase();
  });
  afterAll(() => test.close());

  it('returns bytes, times and large integers unchanged', async () => {
    const row = session();
    const sessions = test.database.table(SessionRow);
    await sessions.insert(row);
    expect(await sessions.findOneBy({ tokenHash: row.tokenHash })).toEqual(row);
    const limits = test.database.table(RateLimitRow);
    await limits.insert({ key: 'large', points: 1, expire: Number.MAX_SAFE_INTEGER });
    expect(await limits.findOneBy({ key: 'large' })).toEqual({
      key: 'large',
      points: 1,
      expire: Number.MAX_SAFE_INTEGER,
    });
  });

  it("returns the result of a change under the entity's names", async () => {
    const mails = test.database.table(MailDeliveryRow);
    const messageId = randomUUID();
    await mails.insert({ key: 'letter', subjectId: 'ann', messageId, state: 'prepared', preparedAt: at });
    const names = ['messageId', 'attempts', 'preparedAt'] as const;
    const changed = await mails.update(
      { key: 'letter' },
      { attempts: () => 'attempts + 1' },
      { returning: [...names] },
    );
    expect(returnedRows(mails, changed, names)).toEqual([{ messageId, attempts: 1, preparedAt: at }]);
    const unchanged = await mails.update({ key: 'none' }, { attempts: 2 }, { returning: [...names] });
    expect(returnedRows(mails, unchanged, names)).toEqual([]);
  });

  it('never treats a missing condition as one that all rows meet', async () => {
    const sessions = test.database.table(SessionRow);
    await sessions.insert(session());
    for (const missing of [undefined, null] as unknown as string[]) {
      await expect(sessions.findBy({ subjectId: missing })).rejects.toThrow('where condition');
      await expect(sessions.update({ subjectId: missing }, { device: '' })).rejects.toThrow(
        'where condition',
      );
      await expect(sessions.delete({ kind: 'admin', subjectId: missing })).rejects.toThrow('where condition');
    }
    expect(await sessions.countBy({ subjectId: 'ann' })).toBeGreaterThan(0);
  });

  it("is changed in the client's transaction, completely or not at all", async () => {
    const rows = test.database.table(RateLimitRow);
    const failing = test.database.transaction(async (client) => {
      await test.database.table(RateLimitRow, client).insert({ key: 'half', points: 1, expire: 1 });
      expect(await test.database.table(RateLimitRow, client).existsBy({ key: 'half' })).toBe(true);
      expect(await rows.existsBy({ key: 'half' })).toBe(false);
      throw new Error('halfway');
    });
    await expect(failing).rejects.toThrow('halfway');
    expect(await rows.existsBy({ key: 'half' })).toBe(false);
  });

  it('locks a row for its transaction, and refuses a lock outside of one', async () => {
    await test.database.table(RateLimitRow).insert({ key: 'locked', points: 1, expire: 1 });
    const held = {
      where: { key: 'locked' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    } as const;
    await test.database.transaction(async (client) => {
      expect(await test.database.table(RateLimitRow, client).findOne(held)).not.toBeNull();
      await test.database.transaction(async (other) => {
        expect(await test.database.table(RateLimitRow, other).findOne(held)).toBeNull();
      });
    });
    await expect(test.database.table(RateLimitRow).findOne(held)).rejects.toThrow('transaction');
  });

  it("fails with Postgres's error, without the values of the statement", async () => {
    const row = session();
    const sessions = test.database.table(SessionRow);
    await sessions.insert(row);
    const twice: unknown = await sessions.insert(row).catch((error: unknown) => error);
    expect(isUniqueViolation(twice)).toBe(true);
    expect(isOutage(twice)).toBe(false);
    expect(Object.keys(twice as Error)).not.toContain('parameters');
  });

  it('handles an outage like all SQL, even in a transaction that loses its connection', async () => {
    const cutOff = test.database.transaction(async (client) => {
      const isCut = new Promise<void>((resolve) => client.once('end', resolve));
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      await test.database.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
      await isCut;
      await test.database.table(SessionRow, client).delete({ expiresAt: LessThan(at) });
    });
    const outage: unknown = await cutOff.catch((error: unknown) => error);
    expect(isOutage(outage)).toBe(true);
  });
});
