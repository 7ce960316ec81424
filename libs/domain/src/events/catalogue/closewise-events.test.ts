import { globSync, readFileSync } from 'node:fs';
import { typesOf, upcast, versionOf, type EventData } from '../index.js';
import { closewiseEvents, type ClosewiseEvent } from './index.js';

/** `schemaVersion` stands where an older one than today's was written. */
type Stored = Readonly<{
  type: ClosewiseEvent['type'];
  data: EventData;
  schemaVersion?: number;
}>;

const modules = new URL('../../', import.meta.url);
const stored = globSync('*/*stored-events.json', { cwd: modules }).flatMap(
  (file) => JSON.parse(readFileSync(new URL(file, modules), 'utf8')) as Stored[],
);

describe('the catalogue of all events', () => {
  it.each(Object.entries(closewiseEvents))('reads the example of %s as it was written', (_, entry) => {
    const written: unknown = JSON.parse(JSON.stringify(entry.example));
    expect(entry.data.parse(written)).toStrictEqual(entry.example);
  });

  it('reads every event that the modules know as stored already, also of persons who were erased', () => {
    expect(stored.length).toBeGreaterThan(40);
    for (const { type, data, schemaVersion = versionOf(closewiseEvents[type]) } of stored)
      for (const written of data.person === undefined ? [data] : [data, { ...data, person: null }]) {
        const today = upcast(closewiseEvents[type], schemaVersion, written);
        expect(closewiseEvents[type].data.parse(today)).toStrictEqual(today);
        expect(today.person === null).toBe(written.person === null);
      }
  });

  it('has a stored event of each former version', () => {
    const kept = new Set(stored.map(({ type, schemaVersion }) => `${type}@${schemaVersion}`));
    const former = typesOf(closewiseEvents).flatMap((type) =>
      Array.from({ length: versionOf(closewiseEvents[type]) - 1 }, (_, index) => `${type}@${index + 1}`),
    );
    expect(former).toContain('PersonErased@1');
    expect(former.filter((version) => !kept.has(version))).toEqual([]);
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
