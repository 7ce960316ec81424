import { randomBytes, randomUUID } from 'node:crypto';
import type { Decider } from '@closewise/domain/events';
import { SubjectKeyTakenError, type EventToAppend } from '../src/platform/event-store/event-store.js';
import { PostgresEventStore } from '../src/platform/event-store/postgres-event-store.js';
import { anEvent } from './events.js';
import type { Moved } from './test-events.js';
import { freshDatabase, type TestDatabase } from './postgres.js';
import { aProcess, type TestProcess } from './processing.js';

type Person = Moved['data']['person'];
type Move = Readonly<{ subjectId: string; name: string }>;

/** Records each move; the state is the person who moved last. */
const moving: Decider<Move, Person, Moved> = {
  initialState: null,
  decide: ({ subjectId, name }) => [
    { type: 'Moved', data: { subjectId, person: { email: `${name}@example.com` }, city: 'Houston' } },
  ],
  evolve: (_, { data }) => data.person,
};

/** A store that does not receive keys, as EventStoreDB. */
class StoreWithoutKeys extends PostgresEventStore {
  override readonly keepsKeys = false;

  override append(...[stream, expected, events, keys]: Parameters<PostgresEventStore['append']>) {
    if (keys?.length) throw new Error('These keys would be lost');
    return super.append(stream, expected, events);
  }
}

describe("a new subject's key", () => {
  const context = { actor: 'buyer', correlationId: randomUUID() };
  let test: TestDatabase;
  let process: TestProcess;

  beforeAll(async () => {
    test = await freshDatabase();
    process = aProcess(test.database);
  });
  afterAll(() => test.close());

  const begin = (subjectId: string, name: string, by = process) =>
    by.executor.begin(moving, `move-of-${subjectId}-by-${name}`, { subjectId, name }, context);
  const read = (subjectId: string, name: string) =>
    aProcess(test.database).executor.load(moving, `move-of-${subjectId}-by-${name}`);
  const commitsOf = (subjectId: string) =>
    test.database.query<{ key: string; event: string }>(
      `select keys.xmin::text as key, events.xmin::text as event
         from durable.subject_keys keys join events.events on events.data ->> 'subjectId' = keys.subject_id
        where keys.subject_id = $1`,
      [subjectId],
    );

  it('is committed with the first event, alone and among many parallel appends', async () => {
    const subjects = Array.from({ length: 20 }, (_, n) => `new-${n}`);
    await begin('new-alone', 'ann');
    await Promise.all(subjects.map((subject) => begin(subject, 'ann')));
    for (const subject of ['new-alone', ...subjects]) {
      const [commit, ...others] = await commitsOf(subject);
      expect(commit?.key).toBe(commit?.event);
      expect(others).toEqual([]);
      expect(await read(subject, 'ann')).toEqual({ email: 'ann@example.com' });
    }
  });

  it('is the same for all events of one append', async () => {
    const names = ['ann', 'bob', 'cleo', 'dan'];
    await Promise.all(names.map((name) => begin('shared', name)));
    expect(await process.personalData.keysOf('shared')).toHaveLength(1);
    for (const name of names) expect(await read('shared', name)).toEqual({ email: `${name}@example.com` });
  });

  it('yields to an existing key of the subject, without disturbing other appends', async () => {
    const other = aProcess(test.database);
    await other.personalData.seal('taken', 'before');
    await Promise.all(['taken', 'free-1', 'free-2'].map((subject) => begin(subject, 'ann')));
    for (const subject of ['taken', 'free-1', 'free-2']) {
      expect(await process.personalData.keysOf(subject)).toHaveLength(1);
      expect(await read(subject, 'ann')).toEqual({ email: 'ann@example.com' });
    }
  });

  it('is the same when two processes start at once', async () => {
    const processes = [process, ...[1, 2, 3].map(() => aProcess(test.database))];
    await Promise.all(processes.map((by, n) => begin('met', `p${n}`, by)));
    expect(await process.personalData.keysOf('met')).toHaveLength(1);
    for (const n of processes.keys())
      expect(await read('met', `p${n}`)).toEqual({ email: `p${n}@example.com` });
  });

  it('is refused with its event for an erased subject', async () => {
    await begin('erased', 'ann');
    await process.personalData.destroyKeys(await process.personalData.keysOf('erased'));
    for (const by of [process, aProcess(test.database)])
      await expect(begin('erased', 'bob', by)).rejects.toMatchObject({ code: 'privacy.subject-erased' });
    expect(await process.personalData.keysOf('erased')).toMatchObject([{ destroyed: true }]);
    expect(await process.store.readStream('move-of-erased-by-bob')).toEqual([]);
  });

  it('is stored once however often the append is repeated, and not at all if it fails', async () => {
    const event: EventToAppend = anEvent();
    const key = { subjectId: 'repeated', keyId: randomUUID(), wrapped: randomBytes(60) };
    const append = (keys = [key]) => process.store.append('repeated', 'no-stream', [event], keys);
    const appended = await append();
    expect(await append()).toEqual(appended);
    expect(await process.personalData.keysOf('repeated')).toMatchObject([{ keyId: key.keyId }]);

    const another = { ...key, keyId: randomUUID() };
    await expect(append([another])).rejects.toBeInstanceOf(SubjectKeyTakenError);
    const usedId = process.store.append(
      'elsewhere',
      'no-stream',
      [event],
      [{ ...another, subjectId: 'unused' }],
    );
    await expect(usedId).rejects.toThrow('was used before');
    expect(await process.personalData.keysOf('unused')).toEqual([]);
  });

  it('is stored before the event by a store that does not keep keys', async () => {
    const store = new StoreWithoutKeys(test.database);
    await begin('before', 'ann', aProcess(test.database, store));
    const [commit] = await commitsOf('before');
    expect(Number(commit!.key)).toBeLessThan(Number(commit!.event));
  });
});
