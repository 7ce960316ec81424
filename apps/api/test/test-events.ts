import { defineEvents, type EventOf } from '@closewise/domain/events';
import { z } from 'zod';

const numbered = {
  description: 'Something was counted.',
  data: z.object({ n: z.int().optional() }),
  example: { n: 1 },
};

/** Events of no module, for tests of the platform. */
export const testEvents = defineEvents({
  Counted: numbered,
  Poison: numbered,
  SomethingElse: numbered,
  Moved: {
    description: 'Somebody has moved.',
    data: z.object({
      subjectId: z.string(),
      person: z.object({ email: z.string() }).nullable(),
      city: z.string(),
    }),
    example: { subjectId: 's-1', person: { email: 'ann@example.com' }, city: 'Houston' },
  },
  Renamed: {
    description: 'Has changed since it was stored first.',
    upcasters: [({ old }) => ({ young: old! })],
    data: z.object({ young: z.int() }),
    example: { young: 1 },
  },
  Grown: {
    description: 'Has changed twice since it was stored first.',
    upcasters: [
      ({ n, ...rest }) => ({ ...rest, n: Number(n) * 10 }),
      ({ n, ...rest }) => ({ ...rest, n: Number(n) + 1 }),
    ],
    data: z.object({ n: z.int() }),
    example: { n: 5 },
  },
});

/** The events that these tests count; `n` is the event's number where it matters. */
export type Tallied = EventOf<typeof testEvents, 'Counted' | 'Poison' | 'SomethingElse'>;
export type Moved = EventOf<typeof testEvents, 'Moved'>;
