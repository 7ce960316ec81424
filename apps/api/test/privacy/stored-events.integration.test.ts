import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { defineEvents, type EventData, upcastPerson, versionOf } from '@closewise/domain/events';
import { z } from 'zod';
import type { EventToAppend } from '../../src/platform/event-store/event-store.js';
import { freshDatabase, type TestDatabase } from '../postgres.js';
import { allEvents, type EventType } from '../events/all-events.js';
import { aProcess, type TestProcess } from '../processing.js';
import { tracesOf } from './traces.js';

type Written = Readonly<{
  type: string;
  data: EventData;
  schemaVersion?: number;
}>;

const modules = new URL('../../../../libs/domain/src/', import.meta.url);
const kept = globSync('*/*stored-events.json', { cwd: modules }).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, modules), 'utf8')) as Written[],
);
const examples = Object.entries(allEvents).map(([type, { example }]): Written => ({
  type,
  data: example as unknown as EventData,
}));

/** `Housed` as three releases have it: alone with a name, with a phone number, and with the name in two fields. */
const firstRelease = defineEvents({
  Housed: {
    description: 'Somebody found a home.',
    data: z.object({
      subjectId: z.string(),
      person: z.object({ name: z.string() }).nullable(),
    }),
    example: { subjectId: 's-1', person: { name: 'Ann Lee' } },
  },
});
const thirdRelease = defineEvents({
  Housed: {
    description: 'Somebody found a home.',
    upcasters: [
      upcastPerson((person) => ({ ...person, phone: null })),
      upcastPerson(({ name, phone }) => {
        const [first = '', last = ''] = String(name).split(' ');
        return { phone: phone!, first, last };
      }),
    ],
    data: z.object({
      subjectId: z.string(),
      person: z
        .object({
          phone: z.string().nullable(),
          first: z.string(),
          last: z.string(),
        })
        .nullable(),
    }),
    example: {
      subjectId: 's-1',
      person: { phone: null, first: 'Ann', last: 'Lee' },
    },
  },
});

describe('events with personal data that an earlier release stored', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await freshDatabase();
  });
  afterAll(() => test.close());

  /** Stores the event as the release of its version did: with the person sealed and nothing checked. */
  async function store(
    { personalData, store }: TestProcess,
    { type, data, schemaVersion = versionOf(allEvents[type as EventType]) }: Written,
  ): Promise<string> {
    const stream = `stored-${randomUUID()}`;
    const { person, subjectId } = data;
    const sealed = person && {
      sealed: await personalData.seal(String(subjectId), person),
    };
    const event: EventToAppend = {
      id: randomUUID(),
      type,
      data: sealed ? { ...data, person: sealed } : data,
      meta: {
        actor: 'system',
        correlationId: 'c',
        causationId: null,
        schemaVersion,
        at: '2026-11-21T10:00:00.000Z',
      },
    };
    await store.append(stream, 'no-stream', [event]);
    return stream;
  }

  const read = async ({ codec, store }: TestProcess, stream: string): Promise<unknown> =>
    (await codec.openEach(await store.readStream(stream)))[0]!.data;

  it('are read as the release of today has them, and without the person once they were erased', async () => {
    const former = aProcess(test.database, undefined, undefined, firstRelease);
    const today = aProcess(test.database, undefined, undefined, thirdRelease);
    const first = {
      type: 'Housed',
      schemaVersion: 1,
      data: { subjectId: 's-1', person: { name: 'Ann Lee' } },
    };
    const stream = await store(former, first);
    expect(await tracesOf(['Ann Lee'], test.database)).toEqual([]);
    expect(await read(former, stream)).toEqual({
      subjectId: 's-1',
      person: { name: 'Ann Lee' },
    });
    expect(await read(today, stream)).toEqual({
      subjectId: 's-1',
      person: { phone: null, first: 'Ann', last: 'Lee' },
    });
    const second = {
      ...first.data,
      person: { name: 'Bo Ruiz', phone: '713 555 0100' },
    };
    const later = await store(former, {
      type: 'Housed',
      schemaVersion: 2,
      data: second,
    });
    expect(await read(today, later)).toEqual({
      subjectId: 's-1',
      person: { phone: '713 555 0100', first: 'Bo', last: 'Ruiz' },
    });
    await today.personalData.destroyKeys(await today.personalData.keysOf('s-1'));
    for (const each of [stream, later])
      expect(await read(today, each)).toEqual({
        subjectId: 's-1',
        person: null,
      });
  });

  it('are read of every type and version, before and after an erasure', async () => {
    const process = aProcess(test.database);
    const streams = new Map<string, Written>();
    for (const written of [...kept, ...examples]) streams.set(await store(process, written), written);
    const persons = new Set<string>();
    for (const [stream, { data }] of streams) {
      const { person } = (await read(process, stream)) as EventData;
      expect([stream, person !== null && person !== undefined]).toEqual([stream, Boolean(data.person)]);
      if (data.person) persons.add(String(data.subjectId));
    }
    expect(persons.size).toBeGreaterThan(3);
    for (const subjectId of persons)
      await process.personalData.destroyKeys(await process.personalData.keysOf(subjectId));
    for (const [stream, { data }] of streams)
      expect(await read(process, stream)).toMatchObject(data.person ? { person: null } : {});
  });
});
