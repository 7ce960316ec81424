import { randomUUID } from 'node:crypto';
import type { EventDefinitions } from '@closewise/domain/events';
import type { EventToAppend } from '../../src/platform/event-store/event-store.js';
import { aProcess } from '../processing.js';
import { freshDatabase } from '../postgres.js';
import { allEvents } from './all-events.js';

const definitions: EventDefinitions = allEvents;

describe('the examples of all events', () => {
  it('are read from the log as they were written, and their persons only with keys', async () => {
    const test = await freshDatabase();
    const { codec, known, store, personalData } = aProcess(test.database);
    const examples = Object.entries(definitions).map(([type, { example }]): EventToAppend => {
      const meta = { actor: 'test', correlationId: 'c', causationId: null, at: '2026-11-21T10:00:00.000Z' };
      const data = { ...example } as EventToAppend['data'];
      return { id: randomUUID(), type, data, meta: { ...meta, schemaVersion: known.versionOf(type) } };
    });
    const sealed = await Promise.all(examples.map(async (event) => (await codec.seal(event)).event));
    await store.append('examples', 'no-stream', sealed);
    const stored = await store.readStream('examples');
    const read = await codec.openEach(stored);
    expect(read.map(({ type, data }) => [type, data])).toStrictEqual(
      examples.map(({ type, data }) => [type, data]),
    );
    for (const { data } of examples)
      if (data['person'])
        await personalData.destroyKeys(await personalData.keysOf(String(data['subjectId'])));
    const erased = await codec.openEach(stored);
    expect(erased.map(({ data }) => data)).toStrictEqual(
      examples.map(({ data }) => (data['person'] ? { ...data, person: null } : data)),
    );
    await test.close();
  });
});
