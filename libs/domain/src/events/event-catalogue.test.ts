import { z } from 'zod';
import { catalogueOf, type DomainEvent, upcast, upcastPerson, versionOf } from './index.js';

type Opened = DomainEvent<'Opened', Readonly<{ at: string; note?: string }>>;
type Closed = DomainEvent<'Closed', Readonly<{ outcome: 'won' | 'lost'; by: readonly string[] }>>;

const opened = { data: z.object({ at: z.string(), note: z.string().optional() }), example: { at: 'noon' } };
const outcome = z.enum(['won', 'lost']);
const closed = {
  data: z.object({ outcome, by: z.array(z.string()) }),
  example: { outcome: 'won' as const, by: [] },
};

/** Each `@ts-expect-error` is a fault that the compiler must find: without the fault it complains of the comment. */
describe('a catalogue of events', () => {
  it('has exactly one entry for each event', () => {
    expect(Object.keys(catalogueOf<Opened | Closed>()({ Opened: opened, Closed: closed }))).toEqual([
      'Opened',
      'Closed',
    ]);
    // @ts-expect-error one is missing
    catalogueOf<Opened | Closed>()({ Opened: opened });
    // @ts-expect-error one is misspelt
    catalogueOf<Opened | Closed>()({ Opened: opened, Close: closed });
    // @ts-expect-error one is too many
    catalogueOf<Opened>()({ Opened: opened, Closed: closed });
  });

  it('reads exactly what the events say', () => {
    const { data } = catalogueOf<Closed>()({ Closed: closed }).Closed;
    expect(data.parse({ outcome: 'lost', by: ['bank'] })).toEqual({ outcome: 'lost', by: ['bank'] });
    // @ts-expect-error a field is missing
    catalogueOf<Closed>()({ Closed: { ...closed, data: z.object({ outcome }) } });
    // @ts-expect-error a field has another type
    catalogueOf<Closed>()({ Closed: { ...closed, data: z.object({ outcome, by: z.array(z.int()) }) } });
    // @ts-expect-error a value is missing
    catalogueOf<Closed>()({ Closed: { ...closed, data: closed.data.extend({ outcome: z.enum(['won']) }) } });
    // @ts-expect-error an optional field is missing
    catalogueOf<Opened>()({ Opened: { ...opened, data: z.object({ at: z.string() }) } });
    // @ts-expect-error a field is too many
    catalogueOf<Opened>()({ Opened: { ...opened, data: opened.data.extend({ more: z.string() }) } });
  });

  it('counts the version by the steps that lead to it', () => {
    expect(versionOf(opened)).toBe(1);
    expect(versionOf({ ...opened, upcasters: [(data) => data, (data) => data] })).toBe(3);
  });

  it('changes a person who was not erased, and leaves all else as it was', () => {
    const moved = {
      ...opened,
      upcasters: [upcastPerson(({ name, ...rest }) => ({ ...rest, fullName: name! }))],
    };
    const stored = { city: 'Houston', person: { name: 'Ann', email: 'ann@example.com' } };
    const erased = { city: 'Houston', person: null };
    expect(upcast(moved, 1, stored)).toEqual({
      city: 'Houston',
      person: { fullName: 'Ann', email: 'ann@example.com' },
    });
    expect(upcast(moved, 1, erased)).toEqual(erased);
    expect(upcast(moved, 2, stored)).toEqual(stored);
  });
});
