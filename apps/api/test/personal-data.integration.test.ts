import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import type { Decider } from '@closewise/domain/events';
import { subjectPart } from '../src/platform/personal-data/subject.js';
import type { Moved } from './test-events.js';
import { waitTimeoutMs } from './wait-for.js';
import { aProcess, counted, type TestProcess, until } from './processing.js';
import { freshDatabase, type TestDatabase } from './postgres.js';
import { SlowDatabase } from './slow-database.js';

type Person = { email: string } | null;
type State = { moves: number; person: Person };

const moves: Decider<{ subjectId: string; email: string; most?: number }, State, Moved> = {
  initialState: { moves: 0, person: null },
  decide: ({ subjectId, email, most = 100 }, state) =>
    state.moves >= most ? [] : [{ type: 'Moved', data: { subjectId, person: { email }, city: 'Houston' } }],
  evolve: (state, { data }) => ({ moves: state.moves + 1, person: data.person }),
};

describe('CommandExecutor and personal data', () => {
  const context = { actor: 'buyer', correlationId: randomUUID() };
  let test: TestDatabase;
  let process: TestProcess;

  beforeAll(async () => {
    test = await freshDatabase();
    process = aProcess(test.database);
  });

  afterAll(() => test.close());

  it('records an event with its person encrypted, so that the events table shows no plain text', async () => {
    const subjectId = process.personalData.subjectOfEmail(' Ann@Example.com');
    expect(subjectId).toBe(process.personalData.subjectOfEmail('ann@example.com'));
    const { appended } = await process.executor.execute(
      moves,
      'move-1',
      { subjectId, email: 'ann@example.com' },
      context,
    );
    expect(appended?.revision).toBe(0);
    expect(await process.executor.load(moves, 'move-1')).toEqual({
      moves: 1,
      person: { email: 'ann@example.com' },
    });
    const [{ stored }] = (await test.database.query<{ stored: string }>(
      `select string_agg(e::text, ' ') as stored from events.events e`,
    )) as [{ stored: string }];
    expect(stored).toContain('Houston');
    expect(stored.toLowerCase()).not.toContain('ann@');
  });

  it('appends nothing when the decision is empty', async () => {
    const command = { subjectId: 's-0', email: 'a@b.c', most: 1 };
    await process.executor.execute(moves, 'move-2', command, context);
    const again = await process.executor.execute(moves, 'move-2', command, context);
    expect(again).toEqual({ state: { moves: 1, person: { email: 'a@b.c' } }, appended: null });
  });

  it('keeps all of five parallel decisions on one stream', async () => {
    const command = { subjectId: 's-5', email: 'a@b.c' };
    await Promise.all([1, 2, 3, 4, 5].map(() => process.executor.execute(moves, 'move-3', command, context)));
    expect((await process.executor.load(moves, 'move-3')).moves).toBe(5);
  });

  it('forgets the person once the key is destroyed, and stores no personal data for that subject again', async () => {
    const command = { subjectId: 's-6', email: 'ann@example.com' };
    await process.executor.execute(moves, 'move-4', command, context);
    const old = await process.personalData.seal('s-6', 'secret');
    await process.personalData.destroyKeys(await process.personalData.keysOf('s-6'));
    expect(await process.executor.load(moves, 'move-4')).toEqual({ moves: 1, person: null });
    expect(await process.personalData.open('s-6', old)).toBeNull();
    const again = process.executor.execute(moves, 'move-4', command, context);
    await expect(again).rejects.toMatchObject({ code: 'privacy.subject-erased' });
    expect(await process.personalData.open('s-6', old)).toBeNull();
  });

  it('erases a single subject of a person, or all of them; the person may return', async () => {
    const { personalData } = process;
    const person = personalData.subjectOfEmail('bob@example.com');
    const sealed = [subjectPart(person, 1), subjectPart(person, 2)].map((part) =>
      personalData.seal(part, 'Bob'),
    );
    const [first, second] = (await Promise.all(sealed)) as [string, string];
    await personalData.destroyKeys(await personalData.keysOf(subjectPart(person, 1)));
    expect(await personalData.open(subjectPart(person, 1), first)).toBeNull();
    expect(await personalData.open(subjectPart(person, 2), second)).toBe('Bob');
    await personalData.destroyKeys(await personalData.keysOf(person));
    expect(await personalData.open(subjectPart(person, 2), second)).toBeNull();
    const anew = await personalData.seal(subjectPart(person, 3), 'Bob');
    expect(await personalData.open(subjectPart(person, 3), anew)).toBe('Bob');
  });

  it('keeps a key destroyed that a restore has brought back or lost', async () => {
    const { personalData } = process;
    const sealed = await personalData.seal('s-9', 'secret');
    const keys = await personalData.keysOf('s-9');
    await test.database.query(`delete from durable.subject_keys where subject_id = 's-9'`);
    await personalData.destroyKeys(keys);
    await personalData.destroyKeys(keys);
    expect(await personalData.open('s-9', sealed)).toBeNull();
    await expect(personalData.seal('s-9', 'more')).rejects.toMatchObject({ code: 'privacy.subject-erased' });
  });

  it('keeps the row of a destroyed key without its bytes, with the time of its first destruction', async () => {
    const { personalData } = process;
    const subjectId = subjectPart(personalData.subjectOfEmail('dan@example.com'), 1);
    await personalData.seal(subjectId, 'Dan');
    const keys = await personalData.keysOf(subjectId);
    const rows = () =>
      test.database.query<{ wrapped: Buffer | null; at: Date | null; person: string }>(
        'select wrapped_key as wrapped, destroyed_at as at, person_id as person from durable.subject_keys where subject_id = $1',
        [subjectId],
      );
    expect(await rows()).toMatchObject([{ wrapped: expect.any(Buffer), at: null }]);
    await personalData.destroyKeys(keys);
    const [destroyed] = await rows();
    expect(destroyed).toMatchObject({ wrapped: null, at: expect.any(Date) });
    await personalData.destroyKeys(keys);
    expect(await rows()).toEqual([destroyed]);
  });

  it("includes a destroyed key that a restore has lost among the person's keys, oldest first", async () => {
    const { personalData } = process;
    const person = personalData.subjectOfEmail('eve@example.com');
    for (const part of [3, 1, 2]) await personalData.seal(subjectPart(person, part), 'Eve');
    const [third, first, second] = await personalData.keysOf(person);
    expect([third, first, second].map((key) => key?.subjectId)).toEqual(
      [3, 1, 2].map((n) => subjectPart(person, n)),
    );
    await test.database.query('delete from durable.subject_keys where key_id = $1', [first!.keyId]);
    await personalData.destroyKeys([first!]);
    expect(await personalData.keysOf(person)).toEqual([third, second, { ...first, destroyed: true }]);
    expect(await personalData.keysOf(subjectPart(person, 2))).toEqual([second]);
  });

  it('treats a missing key as an error, never as an erasure', async () => {
    const sealed = await process.personalData.seal('s-11', 'secret');
    await process.executor.execute(moves, 'move-11', { subjectId: 's-11', email: 'a@b.c' }, context);
    await test.database.query(
      `update durable.subject_keys set subject_id = 'elsewhere' where subject_id = 's-11'`,
    );
    await test.database.query(`delete from durable.subject_keys where subject_id = 'elsewhere'`);
    const other = aProcess(test.database);
    await expect(other.personalData.open('s-11', sealed)).rejects.toThrow(
      'The key that sealed data of s-11 is missing',
    );
    await expect(other.executor.load(moves, 'move-11')).rejects.toThrow('is missing');
    const { events, unreadable } = await other.codec.open(await other.store.readStream('move-11'));
    expect([...unreadable.keys()]).toEqual(events.map(({ id }) => id));
    expect(events[0]!.data).not.toMatchObject({ person: null });
  });

  it('records no person without the subject whose key encrypts them', async () => {
    const event = { ...counted(1), data: { person: { email: 'ann@example.com' } } };
    await expect(process.codec.seal(event)).rejects.toThrow('Counted has a person but no subjectId');
    const erased = { ...counted(1), data: { person: null } };
    expect(await process.codec.seal(erased)).toEqual({ event: erased, key: null });
  });

  it('refuses to encrypt with a key that was destroyed while it was being read', async () => {
    const sealed = await process.personalData.seal('s-12', 'secret');
    const slow = new SlowDatabase(test.database.pool, test.database.url, test.dataSource);
    const late = aProcess(slow);
    const { reached, letGo } = slow.holdBack('subject_keys');
    const read = late.personalData.open('s-12', sealed);
    await reached;
    await late.personalData.destroyKeys(await process.personalData.keysOf('s-12'));
    letGo();
    expect(await read).toBe('secret');
    expect(await late.personalData.open('s-12', sealed)).toBeNull();
    await expect(late.personalData.seal('s-12', 'more')).rejects.toMatchObject({
      code: 'privacy.subject-erased',
    });
    await slow.close();
  });

  it('encrypts for many subjects at once, each with its own key, and refuses only the erased ones', async () => {
    await process.personalData.seal('s-20', 'secret');
    await process.personalData.destroyKeys(await process.personalData.keysOf('s-20'));
    const other = aProcess(test.database);
    const erased = other.personalData.seal('s-20', 'more').catch((error: unknown) => error);
    const subjects = ['s-21', 's-22', 's-21'];
    const sealed = await Promise.all(subjects.map((subject) => other.personalData.seal(subject, subject)));
    expect(await erased).toMatchObject({ code: 'privacy.subject-erased' });
    const opened = sealed.map((text, index) => process.personalData.open(subjects[index]!, text));
    expect(await Promise.all(opened)).toEqual(subjects);
    const keys = await Promise.all(['s-21', 's-22'].map((subject) => process.personalData.keysOf(subject)));
    expect(new Set(keys.flat().map(({ keyId }) => keyId)).size).toBe(2);
  });

  it('uses the key that another process creates at the same moment', async () => {
    await process.personalData.seal('s-made', 'first');
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const sealing = await test.database.transaction(async (client) => {
      await client.query(`update durable.subject_keys set subject_id = 's-13' where subject_id = 's-made'`);
      const sealed = aProcess(test.database).personalData.seal('s-13', 'secret');
      sealed.catch(() => undefined);
      await until(async () => (await test.database.query(isWaiting)).length > 0);
      return { sealed };
    });
    expect(await process.personalData.open('s-13', await sealing.sealed)).toBe('secret');
    expect(await process.personalData.keysOf('s-13')).toHaveLength(1);
  });

  it('erases nothing if the table of keys is unavailable', async () => {
    const { personalData } = process;
    const sealed = await personalData.seal('s-14', 'secret');
    const keys = await personalData.keysOf('s-14');
    await test.database.query('alter table durable.subject_keys rename to keys_out_of_reach');
    await expect(personalData.destroyKeys(keys)).rejects.toThrow('subject_keys');
    await expect(personalData.keysOf('s-14')).rejects.toThrow('subject_keys');
    await expect(personalData.seal('s-15', 'more')).rejects.toThrow('subject_keys');
    await test.database.query('alter table durable.keys_out_of_reach rename to subject_keys');
    expect(await personalData.open('s-14', sealed)).toBe('secret');
    await personalData.destroyKeys(keys);
    expect(await personalData.open('s-14', sealed)).toBeNull();
  });

  it('erases in every process on notification, not only when its cache expires', async () => {
    const other = aProcess(test.database);
    const sealed = await process.personalData.seal('s-10', 'secret');
    const isForgotten = async () => (await other.personalData.open('s-10', sealed)) === null;
    const timeStandsStill = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    expect(await isForgotten()).toBe(false);
    await process.personalData.destroyKeys(await process.personalData.keysOf('s-10'));
    for (const end = performance.now() + waitTimeoutMs; performance.now() < end && !(await isForgotten());)
      await pause(20);
    expect(await isForgotten()).toBe(true);
    timeStandsStill.mockRestore();
  });

  it('erases within five seconds where it cannot be notified', async () => {
    const deaf = new SlowDatabase(test.database.pool, test.database.url, test.dataSource);
    jest.spyOn(deaf, 'listen').mockReturnValue(() => undefined);
    const other = aProcess(deaf);
    const sealed = await process.personalData.seal('s-16', 'secret');
    const isForgotten = async () => (await other.personalData.open('s-16', sealed)) === null;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
    expect(await isForgotten()).toBe(false);
    await process.personalData.destroyKeys(await process.personalData.keysOf('s-16'));
    clock.mockReturnValue(1_004_999);
    expect(await isForgotten()).toBe(false);
    clock.mockReturnValue(1_005_000);
    expect(await isForgotten()).toBe(true);
    clock.mockRestore();
  });

  it('refuses encrypted data that was changed or belongs to another subject', async () => {
    const sealed = await process.personalData.seal('s-7', { street: '1 Main St' });
    expect(await process.personalData.open('s-7', sealed)).toEqual({ street: '1 Main St' });
    await expect(process.personalData.open('s-8', sealed)).rejects.toThrow('does not verify');
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    await expect(process.personalData.open('s-7', bytes.toString('base64'))).rejects.toThrow(
      'does not verify',
    );
  });

  it('reads an older event in its current shape', async () => {
    const meta = { ...context, causationId: null, schemaVersion: 1, at: '2026-11-21T10:00:00.000Z' };
    await process.store.append('move-5', 'no-stream', [
      { id: randomUUID(), type: 'Renamed', data: { old: 1 }, meta },
    ]);
    const [event] = await process.codec.openEach(await process.store.readStream('move-5'));
    expect(event!.data).toEqual({ young: 1 });
    expect(process.known.versionOf('Renamed')).toBe(2);
  });

  it("runs each version's remaining upcasters in order", async () => {
    const versions = [1, 2, 3].map((version) => counted(5, 'Grown', version));
    await process.store.append('grown', 'no-stream', [...versions, counted(5, 'Grown', 4)]);
    const stored = await process.store.readStream('grown');
    const { events, unreadable } = await process.codec.open(stored);
    expect(events.slice(0, 3).map(({ data }) => data)).toEqual([{ n: 51 }, { n: 6 }, { n: 5 }]);
    expect([...unreadable]).toEqual([
      [events[3]!.id, expect.objectContaining({ name: 'UnknownEventVersionError' })],
    ]);
    await expect(process.codec.openEach(stored)).rejects.toThrow(
      'Grown has schema version 4; this release knows versions up to 3',
    );
  });
});
