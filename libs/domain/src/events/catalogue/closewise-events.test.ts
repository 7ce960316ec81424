import { globSync, readFileSync } from 'node:fs';
import { closewiseEvents, type ClosewiseEvent } from './index.js';

type Stored = Readonly<{ type: ClosewiseEvent['type']; data: unknown }>;

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
    for (const { type, data } of stored) expect(closewiseEvents[type].data.parse(data)).toStrictEqual(data);
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
