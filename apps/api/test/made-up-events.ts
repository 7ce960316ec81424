import { catalogueOf, type DomainEvent } from '@closewise/domain/events';
import { z } from 'zod';

/** What the tests of the platform count; `n` is the number of the event where that matters. */
export type Tallied = Numbered<'Counted'> | Numbered<'Poison'> | Numbered<'SomethingElse'>;
type Numbered<Type extends string> = DomainEvent<Type, Readonly<{ n?: number }>>;

/** Somebody has moved. */
export type Moved = DomainEvent<
  'Moved',
  Readonly<{ subjectId: string; person: Readonly<{ email: string }> | null; city: string }>
>;

const numbered = { data: z.object({ n: z.int().optional() }), example: { n: 1 } };

/** Events that have changed since they were stored first. */
export type Changed =
  | DomainEvent<'Renamed', Readonly<{ young: number }>>
  | DomainEvent<'Grown', Readonly<{ n: number }>>;

/** Events that no module has, for the tests of the platform. */
export const madeUpEvents = catalogueOf<Tallied | Moved | Changed>()({
  Counted: numbered,
  Poison: numbered,
  SomethingElse: numbered,
  Moved: {
    data: z.object({
      subjectId: z.string(),
      person: z.object({ email: z.string() }).nullable(),
      city: z.string(),
    }),
    example: { subjectId: 's-1', person: { email: 'ann@example.com' }, city: 'Houston' },
  },
  Renamed: {
    upcasters: [({ old }) => ({ young: old! })],
    data: z.object({ young: z.int() }),
    example: { young: 1 },
  },
  Grown: {
    upcasters: [
      ({ n, ...rest }) => ({ ...rest, n: Number(n) * 10 }),
      ({ n, ...rest }) => ({ ...rest, n: Number(n) + 1 }),
    ],
    data: z.object({ n: z.int() }),
    example: { n: 5 },
  },
});
