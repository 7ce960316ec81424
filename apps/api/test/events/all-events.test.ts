import { globSync, readFileSync } from 'node:fs';
import {
  eventTypes,
  upcast,
  versionOf,
  type EventData,
  type EventDefinitions,
} from '@closewise/domain/events';
import '../../src/app.module.js';
import { registeredEvents } from '../../src/platform/event-catalogue/registered-events.js';
import { allEvents, type EventType } from './all-events.js';

/** `schemaVersion` is set for events that were written with an older version. */
type Stored = Readonly<{ type: EventType; data: EventData; schemaVersion?: number }>;

const modules = new URL('../../../../libs/domain/src/', import.meta.url);
const stored = globSync('*/*stored-events.json', { cwd: modules }).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, modules), 'utf8')) as Stored[],
);

describe('the events of all modules', () => {
  it('are exactly those that the modules register, each in one module', () => {
    const registered: EventDefinitions = registeredEvents();
    expect(Object.keys(registered).toSorted()).toEqual(Object.keys(allEvents).toSorted());
  });

  it.each(Object.entries(allEvents))('have an example that reads as it was written: %s', (_, definition) => {
    const written: unknown = JSON.parse(JSON.stringify(definition.example));
    expect(definition.data.parse(written)).toStrictEqual(definition.example);
  });

  it("include every stored event in the modules' fixtures, also for erased persons", () => {
    expect(stored.length).toBeGreaterThan(40);
    for (const { type, data, schemaVersion = versionOf(allEvents[type]) } of stored)
      for (const written of data.person === undefined ? [data] : [data, { ...data, person: null }]) {
        const today = upcast(allEvents[type], schemaVersion, written);
        expect(allEvents[type].data.parse(today)).toStrictEqual(today);
        expect(today.person === null).toBe(written.person === null);
      }
  });

  it('have a stored event of each former version', () => {
    const kept = new Set(stored.map(({ type, schemaVersion }) => `${type}@${schemaVersion}`));
    const former = eventTypes(allEvents).flatMap((type) =>
      Array.from({ length: versionOf(allEvents[type]) - 1 }, (_, index) => `${type}@${index + 1}`),
    );
    expect(former).toContain('PersonErased@1');
    expect(former.filter((version) => !kept.has(version))).toEqual([]);
  });

  it('refuse data with a missing field, except for fields that an older sale or report lacks', () => {
    const without = Object.entries(allEvents).flatMap(([type, { data, example }]) =>
      Object.keys(example)
        .filter((left) => data.safeParse({ ...example, [left]: undefined }).success)
        .map((left) => `${type}.${left}`),
    );
    expect(without.toSorted()).toEqual([
      'PaymentSucceeded.card',
      'PaymentSucceeded.cardId',
      'ReportGenerated.writing',
    ]);
  });
});
