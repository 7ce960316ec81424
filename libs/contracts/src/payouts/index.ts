import { z } from 'zod';

const month = z.string().regex(/^\d{4}-\d{2}$/);
const cents = z.number().int();
const of = z.object({ month, amountCents: cents });

/** Why a payout failed, if the payee can fix it; `ours` and `other` are for us to fix. */
const problem = z.enum([
  'account-closed',
  'account-incomplete',
  'account-changed',
  'amount-changed',
  'inactive',
  'link-never-opened',
  'sale-disputed',
  'recently-changed',
  'ours',
  'other',
]);

/** Variants of `lastPayout` by status; each is a component of the OpenAPI document. */
export const lastPayoutParts = {
  LastPayoutPaid: of.extend({ status: z.literal('paid'), at: z.iso.datetime(), cameBackCents: cents }),
  LastPayoutFailed: of.extend({ status: z.enum(['refused', 'held']), at: z.iso.datetime(), problem }),
};

/** The latest attempted payout, for earnings up to the end of `month`. */
export const lastPayout = z.discriminatedUnion('status', [
  lastPayoutParts.LastPayoutPaid,
  lastPayoutParts.LastPayoutFailed,
]);

/** Variants of `nextPayout` by status; each is a component of the OpenAPI document. */
export const nextPayoutParts = {
  NextPayoutExpected: of.extend({
    status: z.literal('expected'),
    from: z.iso.date(),
    laterCents: cents,
  }),
  NextPayoutBlocked: of.extend({
    status: z.literal('blocked'),
    from: z.iso.date(),
    reason: z.enum([
      'inactive',
      'link-never-opened',
      'not-onboarded',
      'account-restricted',
      'sale-disputed',
      'recently-changed',
    ]),
  }),
  NextPayoutUnderway: of.extend({ status: z.enum(['prepared', 'being-paid']) }),
  NextPayoutFailed: of.extend({ status: z.enum(['refused', 'held']), problem }),
  NextPayoutBelowMinimum: z.object({ status: z.literal('below-minimum'), lackingCents: cents }),
  NextPayoutNegative: z.object({ status: z.literal('negative'), owedCents: cents }),
};

/**
 * The next payout, or the reason why none is planned. `from` is the day of its run; `laterCents` are still within the hold and
 * follow in a later one.
 */
export const nextPayout = z.discriminatedUnion('status', [
  nextPayoutParts.NextPayoutExpected,
  nextPayoutParts.NextPayoutBlocked,
  nextPayoutParts.NextPayoutUnderway,
  nextPayoutParts.NextPayoutFailed,
  nextPayoutParts.NextPayoutBelowMinimum,
  nextPayoutParts.NextPayoutNegative,
]);

/**
 * State of the account at the payout provider. `started`: setup not completed. `incomplete`: the provider needs more
 * information.
 */
const setup = z.enum(['none', 'started', 'incomplete', 'ready', 'closed']);

/**
 * Answer of GET /api/affiliate/payouts and of GET /api/organization/:tag/payouts; `last` is null before the first
 * payout. `disputedCents` come from sales under an open dispute; they are part of the balance, but not payable. Until
 * `heldUntil` nothing is paid, because the email address or the payout account changed.
 */
export const payoutOverviewView = z
  .object({
    success: z.literal(true),
    balanceCents: cents,
    disputedCents: cents,
    minimumCents: cents,
    heldUntil: z.iso.datetime().nullable(),
    setup,
    last: lastPayout.nullable(),
    next: nextPayout,
  })
  .meta({
    example: {
      success: true,
      balanceCents: 15_000,
      disputedCents: 0,
      minimumCents: 10_000,
      heldUntil: null,
      setup: 'ready',
      last: {
        status: 'paid',
        month: '2026-09',
        amountCents: 12_000,
        at: '2026-10-22T15:00:00.000Z',
        cameBackCents: 0,
      },
      next: {
        status: 'expected',
        month: '2026-10',
        from: '2026-11-22',
        amountCents: 12_000,
        laterCents: 3000,
      },
    },
  });
export type PayoutOverviewView = z.infer<typeof payoutOverviewView>;
