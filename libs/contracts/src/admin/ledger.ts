import { z } from 'zod';
import {
  chartOfAccounts,
  entryKinds,
  generalAccounts,
  type GeneralAccount,
  type TrialBalanceField,
} from '@closewise/domain/ledger/facts';
import { wholeNumber } from './whole-number.js';

const cents = z.number().int();

/** Query of the books: `asOf` is a day (2026-10-31, until its end, UTC) or a time (2026-10-31T18:00Z). */
export const asOfQuery = z.strictObject({ asOf: z.string().max(40).optional() });
export type AsOfQuery = z.infer<typeof asOfQuery>;

/** Query of a range of an account: from the start of the day `from` (2026-10-01, UTC) to `asOf`. */
export const accountRangeQuery = asOfQuery.extend({ from: z.string().max(40).optional() });
export type AccountRangeQuery = z.infer<typeof accountRangeQuery>;

/** Query of an account; pages count from 1. */
export const accountQuery = accountRangeQuery.extend({
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(500, 100),
});
export type AccountQuery = z.infer<typeof accountQuery>;

const accountSums = Object.fromEntries(chartOfAccounts.map(({ field }) => [field, cents])) as Record<
  TrialBalanceField,
  typeof cents
>;

/** Sums of all accounts: a field for each kind of account, in the order of the chart of accounts. */
export const trialBalance = z.object({
  entries: z.number().int(),
  ...accountSums,
  /** Zero, unless the books are wrong. */
  differenceCents: cents,
});

/** Answer of GET /api/admin/ledger/trial-balance: what buyers paid, and how it is distributed. */
export const trialBalanceView = z
  .object({ success: z.literal(true), asOf: z.iso.datetime().nullable(), trialBalance })
  .meta({
    example: {
      success: true,
      asOf: null,
      trialBalance: {
        entries: 1,
        cashCents: 2500,
        providerFeesCents: 103,
        affiliatesCents: 1000,
        organizationsCents: 250,
        houseCents: 1147,
        inTransitCents: 0,
        paidOutCents: 0,
        differenceCents: 0,
      },
    },
  });
export type TrialBalanceView = z.infer<typeof trialBalanceView>;

export { chartOfAccounts, generalAccounts, type GeneralAccount };

/** The holder of an account: `label` is the referral code or the tag. */
export const ledgerPayee = z.object({ kind: z.enum(['affiliate', 'organization']), label: z.string() });

/** A payee, or one of the `generalAccounts` by its name. */
const ledgerHolder = ledgerPayee.extend({ kind: z.enum([...ledgerPayee.shape.kind.options, 'general']) });

/** One entry of an account. */
export const ledgerEntry = z.object({
  /** Numbers the entries of the account from 1. */
  number: z.number().int(),
  at: z.iso.datetime(),
  kind: z.enum(entryKinds),
  cents,
  balanceCents: cents,
  paymentId: z.string().nullable(),
  /** The payout run, if the entry belongs to one. */
  runId: z.string().nullable(),
  stream: z.string(),
  version: z.number().int(),
  eventId: z.uuid(),
});

/**
 * Answer of GET /api/admin/ledger/affiliates/:code, …/organizations/:tag and …/general/:account: oldest entry first.
 */
export const accountView = z
  .object({
    success: z.literal(true),
    payee: ledgerHolder,
    asOf: z.iso.datetime().nullable(),
    balanceCents: cents,
    /** The part of the balance from sales that were under an open dispute at that time. */
    disputedCents: cents,
    total: z.number().int(),
    /** Number of entries before the day `from`, and the balance after them; zero without `from`. */
    before: z.object({ entries: z.number().int(), balanceCents: cents }),
    /** Changes of an affiliate's commission rate, oldest first. */
    rateChanges: z.array(
      z.object({ at: z.iso.datetime(), ratePercent: z.number().int(), eventId: z.uuid() }),
    ),
    entries: z.array(ledgerEntry),
    /** By month, newest first: sales that were not reversed, and the change of the balance. */
    months: z.array(z.object({ month: z.string(), sales: z.number().int(), cents })),
  })
  .meta({
    example: {
      success: true,
      payee: { kind: 'affiliate', label: 'MAPLE7K4M' },
      asOf: null,
      balanceCents: 1000,
      disputedCents: 0,
      total: 1,
      before: { entries: 0, balanceCents: 0 },
      rateChanges: [
        {
          at: '2026-11-20T10:00:00.000Z',
          ratePercent: 40,
          eventId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d11',
        },
      ],
      entries: [
        {
          number: 1,
          at: '2026-11-21T10:00:00.000Z',
          kind: 'sale',
          cents: 1000,
          balanceCents: 1000,
          paymentId: 'simulated-pi_sim_1f3a',
          runId: null,
          stream: 'sale-simulated-pi_sim_1f3a',
          version: 0,
          eventId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
        },
      ],
      months: [{ month: '2026-11', sales: 1, cents: 1000 }],
    },
  });
export type AccountView = z.infer<typeof accountView>;

/** One event behind the shares of a payment. */
export const saleStep = z.object({
  what: z.string(),
  at: z.iso.datetime(),
  by: z.string(),
  stream: z.string(),
  version: z.number().int(),
  eventId: z.uuid(),
  eventType: z.string(),
});

/**
 * Answer of GET /api/admin/ledger/explain/:id: the events behind the shares of a payment, oldest first. `paymentId` is
 * null for payouts, corrections, and entries by which a termination took a whole balance.
 */
export const explainedSaleView = z
  .object({
    success: z.literal(true),
    paymentId: z.string().nullable(),
    steps: z.array(saleStep),
  })
  .meta({
    example: {
      success: true,
      paymentId: 'simulated-pi_sim_1f3a',
      steps: [
        {
          what: 'The provider confirmed the payment of $25.00',
          at: '2026-11-21T10:00:00.000Z',
          by: 'buyer',
          stream: 'payment-simulated-pi_sim_1f3a',
          version: 1,
          eventId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
          eventType: 'PaymentSucceeded',
        },
      ],
    },
  });
export type ExplainedSaleView = z.infer<typeof explainedSaleView>;
