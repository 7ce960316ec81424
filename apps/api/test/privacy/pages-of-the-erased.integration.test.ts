import { randomUUID } from 'node:crypto';
import type { Position } from '../../src/platform/event-store/event-store.js';
import { PostgresEventStore } from '../../src/platform/event-store/postgres-event-store.js';
import { waitTimeoutMs } from '../wait-for.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { appendMany, aProcess, counted, type TestProcess, until } from '../processing.js';
import { SlowDatabase } from '../slow-database.js';

const never = new AbortController().signal;

const dataOf = (event?: Readonly<{ data: object }>): Readonly<Record<string, unknown>> => ({
  ...event?.data,
});

describe('a reader of the log while a person is erased', () => {
  let test: TestDatabase;
  let slow: SlowDatabase;
  /** The process whose reader is asked; its keys come from far away. */
  let process: TestProcess;
  let start: Position | null;
  let ann: string;
  beforeAll(async () => {
    test = await freshDatabase();
  });
  beforeEach(async () => {
    slow = new SlowDatabase(test.database.pool, test.database.url, test.dataSource);
    process = aProcess(slow, new PostgresEventStore(test.database));
    ann = `ann-${randomUUID()}`;
    await process.store.append(`count-${ann}`, 'no-stream', [counted(0)]);
    start = await process.store.head();
  });
  afterEach(async () => {
    await process.reader.close();
    await slow.close();
  });
  afterAll(() => test.close());

  /** An event about a person who is kept. */
  async function tell(subjectId: string, { losesKey = false } = {}): Promise<void> {
    const data = { subjectId, person: { name: 'Ann' } };
    const { event: sealed } = await aProcess(test.database).codec.seal({ ...counted(1), data });
    if (losesKey)
      await test.database.query('delete from durable.subject_keys where subject_id = $1', [subjectId]);
    await process.store.append(`told-${randomUUID()}`, 'no-stream', [sealed]);
  }
  const erase = async (subjectId: string, { personalData } = process): Promise<void> =>
    personalData.destroyKeys(await personalData.keysOf(subjectId));
  const next = (after: Position | null, waitMs = waitTimeoutMs) => process.reader.next(after, waitMs, never);
  /** The ids of all events after the start, as a subscriber meets them, to the one about Ann. */
  async function walk(): Promise<string[]> {
    const ids: string[] = [];
    for (let after = start; ;) {
      const page = await next(after);
      ids.push(...(page?.events ?? []).map(({ id }) => id));
      if (page?.events.some((event) => dataOf(event)['subjectId'] === ann)) return ids;
      after = page ? page.scannedThrough : after;
    }
  }
  const personIn = (page: Awaited<ReturnType<typeof next>>) => dataOf(page?.events.at(-1))['person'];

  it('gives who is behind no page that was opened before, also if two asked for it', async () => {
    await tell(ann);
    await process.reader.start();
    const { reached, letGo } = slow.holdBack('subject_keys');
    const asked = [next(start), next(start)];
    await reached;
    await erase(ann);
    asked.push(next(start));
    letGo();
    expect((await Promise.all(asked)).map(personIn)).toEqual([null, null, null]);
  });

  it('gives who follows the end no page that was opened before', async () => {
    await process.reader.start();
    const { reached, letGo } = slow.holdBack('subject_keys');
    await tell(ann);
    await reached;
    const asked = next(start);
    await erase(ann);
    letGo();
    expect(personIn(await asked)).toBeNull();
    expect(personIn(await next(start))).toBeNull();
  });

  it('gives who asks while a page is opened every event, and none twice', async () => {
    await process.reader.start();
    const walks = [walk()];
    await appendMany(process, 3);
    walks.push(walk());
    const { reached, letGo } = slow.holdBack('subject_keys');
    await tell(ann);
    await reached;
    walks.push(walk(), walk());
    letGo();
    walks.push(walk());
    const { events } = await process.store.readAll(start, 100);
    expect(events).toHaveLength(4);
    for (const seen of await Promise.all(walks)) expect(seen).toEqual(events.map(({ id }) => id));
  });

  it.each(['this process', 'another one'])('lets go of the end of the log when %s erases', async (who) => {
    await process.reader.start();
    await tell(ann);
    expect(personIn(await next(start))).toEqual({ name: 'Ann' });
    await erase(ann, who === 'this process' ? process : aProcess(test.database));
    await until(async () => personIn(await next(start)) === null);
  });

  it('lets go of the pages that those who catch up share', async () => {
    await tell(ann);
    await appendMany(process, 2500);
    await process.reader.start();
    const first = async () => dataOf((await next(start))!.events[0])['person'];
    expect(await first()).toEqual({ name: 'Ann' });
    await erase(ann);
    expect(await first()).toBeNull();
  });

  it('says which events cannot be read for want of their key, behind and at the end', async () => {
    await tell(`bob-${ann}`, { losesKey: true });
    await process.reader.start();
    const behind = await next(start);
    const end = await process.store.head();
    await tell(`carol-${ann}`, { losesKey: true });
    const atEnd = await next(end);
    for (const page of [behind, atEnd])
      expect([...page!.unreadable]).toEqual([
        [page!.events[0]!.id, expect.objectContaining({ name: 'TamperedDataError' })],
      ]);
  });
});
