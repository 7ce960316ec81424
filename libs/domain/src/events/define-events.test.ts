import { z } from 'zod';
import { defineEvents, eventTypes, type EventOf, upcast, upcastPerson, versionOf } from './index.js';

const opened = {
  description: 'A case was opened.',
  data: z.object({ at: z.string(), note: z.string().optional() }),
  example: { at: 'noon' },
};
const closed = {
  description: 'A case was closed.',
  data: z.object({ outcome: z.enum(['won', 'lost']), by: z.array(z.string()) }),
  example: { outcome: 'won' as const, by: ['bank'] },
};
const caseEvents = defineEvents({ Opened: opened, Closed: closed });
type CaseEvent = EventOf<typeof caseEvents>;
type Closed = EventOf<typeof caseEvents, 'Closed'>;

/** Each `@ts-expect-error` is a mistake that the compiler must find; without the mistake it reports the comment. */
describe('definitions of events', () => {
  it('give the events their types', () => {
    const event: CaseEvent = { type: 'Opened', data: { at: 'noon' } };
    const end: Closed = { type: 'Closed', data: { outcome: 'lost', by: ['bank'] as readonly string[] } };
    expect([event.type, end.type]).toEqual(eventTypes(caseEvents));
    // @ts-expect-error no such event
    const misspelt: CaseEvent = { type: 'Close', data: { outcome: 'lost', by: [] } };
    // @ts-expect-error a field is missing
    const incomplete: Closed = { type: 'Closed', data: { outcome: 'lost' } };
    // @ts-expect-error a value is unknown
    const unknown: Closed = { type: 'Closed', data: { outcome: 'drawn', by: [] } };
    // @ts-expect-error a field is unknown
    const more: CaseEvent = { type: 'Opened', data: { at: 'noon', by: [] } };
    expect([misspelt, incomplete, unknown, more]).toHaveLength(4);
  });

  it('have an example that matches the schema', () => {
    // @ts-expect-error a field has another type
    defineEvents({ Opened: { ...opened, example: { at: 12 } } });
    // @ts-expect-error a field is missing
    defineEvents({ Closed: { ...closed, example: { outcome: 'won' } } });
    // @ts-expect-error a value is unknown
    defineEvents({ Closed: { ...closed, example: { outcome: 'drawn', by: [] } } });
    // @ts-expect-error the description is missing
    defineEvents({ Opened: { data: opened.data, example: opened.example } });
    expect(closed.data.parse(closed.example)).toEqual(closed.example);
  });

  it('count the version by the upcasters that lead to it', () => {
    expect(versionOf(opened)).toBe(1);
    expect(versionOf({ ...opened, upcasters: [(data) => data, (data) => data] })).toBe(3);
  });

  it('change a person who was not erased, and leave everything else as it was', () => {
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
