import { globSync, readFileSync } from 'node:fs';
import { upcast, versionOf, type EventData } from '../index.js';
import { closewiseEvents, type ClosewiseEvent } from './index.js';

/** `schemaVersion` stands where an older one than today's was written. */
type Stored = Readonly<{ type: ClosewiseEvent['type']; data: EventData; schemaVersion?: number }>;

const modules = new URL('../../', import.meta.url);
const stored = globSync('*/*stored-events.json', { cwd: modules }).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, modules), 'utf8')) as Stored[],
);

describe('the catalogue of all events', () => {
  it.each(Object.entries(closewiseEvents))('reads the example of %s as it was written', (_, entry) => {
    const written: unknown = JSON.parse(JSON.stringify(entry.example));
    expect(entry.data.parse(written)).toStrictEqual(entry.example);
  });

  it('reads every event that the modules know as stored already', () => {
    expect(stored.length).toBeGreaterThan(40);
    for (const { type, data, schemaVersion = versionOf(closewiseEvents[type]) } of stored) {
      const today = upcast(closewiseEvents[type], schemaVersion, data);
      expect(closewiseEvents[type].data.parse(today)).toStrictEqual(today);
    }
  });

  it('refuses data without any one of its fields, save those that an older sale or report lacks', () => {
    const without = Object.entries(closewiseEvents).flatMap(([type, { data, example }]) =>
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
