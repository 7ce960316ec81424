import { randomUUID } from 'node:crypto';
import type { Decider, DomainEvent } from '@closewise/domain/events';
import { partOf } from '../src/platform/personal-data/subject.js';
import { aProcess, type TestProcess, until } from './processing.js';
import { freshDatabase, type TestDatabase } from './postgres.js';

type Person = { email: string } | null;
type Moved = DomainEvent<'Moved', { subjectId: string; person: Person; city: string }>;
type State = { moves: number; person: Person };

const moves: Decider<{ subjectId: string; email: string; most?: number }, State, Moved> = {
  initialState: { moves: 0, person: null },
  decide: ({ subjectId, email, most = 100 }, state) =>
    state.moves >= most ? [] : [{ type: 'Moved', data: { subjectId, person: { email }, city: 'Houston' } }],
  evolve: (state, { data }) => ({ moves: state.moves + 1, person: data.person }),
};

describe('Decisions and personal data', () => {
  const context = { actor: 'buyer', correlationId: randomUUID() };
  let test: TestDatabase;
  let process: TestProcess;

  beforeAll(async () => {
    test = await freshDatabase();
    process = aProcess(test.database);
  });

  afterAll(() => test.close());

  it('records a decision with its person sealed, so that the table of events shows no plain text', async () => {
    const subjectId = process.personalData.subjectOfEmail(' Ann@Example.com');
    expect(subjectId).toBe(process.personalData.subjectOfEmail('ann@example.com'));
    const { appended } = await process.decisions.execute(
      moves,
      'move-1',
      { subjectId, email: 'ann@example.com' },
      context,
    );
    expect(appended?.revision).toBe(0);
    expect(await process.decisions.load(moves, 'move-1')).toEqual({
      moves: 1,
      person: { email: 'ann@example.com' },
    });
    const [{ stored }] = (await test.database.query<{ stored: string }>(
      `select string_agg(e::text, ' ') as stored from events.events e`,
    )) as [{ stored: string }];
    expect(stored).toContain('Houston');
    expect(stored.toLowerCase()).not.toContain('ann@');
  });

  it('appends nothing when all is already so', async () => {
    const command = { subjectId: 's-0', email: 'a@b.c', most: 1 };
    await process.decisions.execute(moves, 'move-2', command, context);
    const again = await process.decisions.execute(moves, 'move-2', command, context);
    expect(again).toEqual({ state: { moves: 1, person: { email: 'a@b.c' } }, appended: null });
  });

  it('lets five decide at once on one stream without losing one', async () => {
    const command = { subjectId: 's-5', email: 'a@b.c' };
    await Promise.all(
      [1, 2, 3, 4, 5].map(() => process.decisions.execute(moves, 'move-3', command, context)),
    );
    expect((await process.decisions.load(moves, 'move-3')).moves).toBe(5);
  });

  it('forgets the person once the key is destroyed, and keeps nothing personal for that subject again', async () => {
    const command = { subjectId: 's-6', email: 'ann@example.com' };
    await process.decisions.execute(moves, 'move-4', command, context);
    const old = await process.personalData.seal('s-6', 'secret');
    await process.personalData.destroyKeys(await process.personalData.keysOf('s-6'));
    expect(await process.decisions.load(moves, 'move-4')).toEqual({ moves: 1, person: null });
    expect(await process.personalData.open('s-6', old)).toBeNull();
    const again = process.decisions.execute(moves, 'move-4', command, context);
    await expect(again).rejects.toMatchObject({ code: 'privacy.subject-erased' });
    expect(await process.personalData.open('s-6', old)).toBeNull();
  });

  it('erases one thing of a person alone, and all things with the person, who may return', async () => {
    const { personalData } = process;
    const person = personalData.subjectOfEmail('bob@example.com');
    const sealed = [partOf(person, 1), partOf(person, 2)].map((part) => personalData.seal(part, 'Bob'));
    const [first, second] = (await Promise.all(sealed)) as [string, string];
    await personalData.destroyKeys(await personalData.keysOf(partOf(person, 1)));
    expect(await personalData.open(partOf(person, 1), first)).toBeNull();
    expect(await personalData.open(partOf(person, 2), second)).toBe('Bob');
    await personalData.destroyKeys(await personalData.keysOf(person));
    expect(await personalData.open(partOf(person, 2), second)).toBeNull();
    const anew = await personalData.seal(partOf(person, 3), 'Bob');
    expect(await personalData.open(partOf(person, 3), anew)).toBe('Bob');
  });

  it('keeps a key destroyed that a restore has brought back, or has lost', async () => {
    const { personalData } = process;
    const sealed = await personalData.seal('s-9', 'secret');
    const keys = await personalData.keysOf('s-9');
    await test.database.query(`delete from durable.subject_keys where subject_id = 's-9'`);
    await personalData.destroyKeys(keys);
    await personalData.destroyKeys(keys);
    expect(await personalData.open('s-9', sealed)).toBeNull();
    await expect(personalData.seal('s-9', 'more')).rejects.toMatchObject({ code: 'privacy.subject-erased' });
  });

  it('forgets in every process at once', async () => {
    const other = aProcess(test.database);
    const sealed = await process.personalData.seal('s-10', 'secret');
    expect(await other.personalData.open('s-10', sealed)).toBe('secret');
    await process.personalData.destroyKeys(await process.personalData.keysOf('s-10'));
    await until(async () => (await other.personalData.open('s-10', sealed)) === null);
  });

  it('refuses sealed data that was changed or belongs to another subject', async () => {
    const sealed = await process.personalData.seal('s-7', { street: '1 Main St' });
    expect(await process.personalData.open('s-7', sealed)).toEqual({ street: '1 Main St' });
    await expect(process.personalData.open('s-8', sealed)).rejects.toThrow('does not verify');
    const bytes = Buffer.from(sealed, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    await expect(process.personalData.open('s-7', bytes.toString('base64'))).rejects.toThrow(
      'does not verify',
    );
  });

  it('reads an older event in the shape of today', async () => {
    const meta = { ...context, causationId: null, schemaVersion: 1, at: '2026-11-21T10:00:00.000Z' };
    await process.store.append('move-5', 'no-stream', [
      { id: randomUUID(), type: 'Renamed', data: { old: 1 }, meta },
    ]);
    process.schemas.register('Renamed', [({ old }) => ({ young: old! })]);
    const [event] = await process.codec.openEach(await process.store.readStream('move-5'));
    expect(event!.data).toEqual({ young: 1 });
    expect(process.schemas.versionOf('Renamed')).toBe(2);
  });
});
