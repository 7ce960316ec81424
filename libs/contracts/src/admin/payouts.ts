import { z } from 'zod';
import { personal } from '../personal/index.js';
import { ledgerPayee } from './ledger.js';
import { wholeNumber } from './whole-number.js';

const cents = z.number().int();
const count = z.number().int();
const who = personal(z.string());

const lineStatus = z.enum(['not-paid', 'open', 'requested', 'failed', 'held', 'paid']);

/** A payout run; `counts` are its lines by status, `ended` says who cancelled or closed it, and why. */
export const payoutRun = z.object({
  runId: z.string(),
  month: z.string(),
  status: z.enum(['prepared', 'approved', 'executing', 'completed', 'cancelled']),
  provider: z.string(),
  preparedAt: z.iso.datetime(),
  preparedBy: who,
  approvedAt: z.iso.datetime().nullable(),
  approvedBy: who.nullable(),
  /** When the first of those who have executed it began. */
  executedAt: z.iso.datetime().nullable(),
  executedBy: z.array(who),
  endedAt: z.iso.datetime().nullable(),
  ended: z.object({ by: who, reason: z.string() }).nullable(),
  /** Payees with a balance, and those of them that are paid. */
  lines: count,
  paidLines: count,
  payCents: cents,
  paidCents: cents,
  counts: z.record(lineStatus, count),
});
export type PayoutRunSummary = z.infer<typeof payoutRun>;

const run: PayoutRunSummary = {
  runId: '2026-10',
  month: '2026-10',
  status: 'completed',
  provider: 'stripe',
  preparedAt: '2026-11-22T06:00:00.000Z',
  preparedBy: 'system',
  approvedAt: '2026-11-22T15:00:00.000Z',
  approvedBy: 'maria',
  executedAt: '2026-11-22T15:01:00.000Z',
  executedBy: ['omar'],
  endedAt: '2026-11-22T15:05:00.000Z',
  ended: null,
  lines: 2,
  paidLines: 1,
  payCents: 12_000,
  paidCents: 12_000,
  counts: { 'not-paid': 1, open: 0, requested: 0, failed: 0, held: 0, paid: 1 },
};

/** Answer of GET /api/admin/payouts: all runs, the newest first. */
export const payoutRunsView = z
  .object({ success: z.literal(true), runs: z.array(payoutRun) })
  .meta({ example: { success: true, runs: [run] } });
export type PayoutRunsView = z.infer<typeof payoutRunsView>;

/** Query of a run's lines; pages count from 1. `only` leaves out the lines of other states. */
export const payoutLinesQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(500, 100),
  only: lineStatus.optional(),
});
export type PayoutLinesQuery = z.infer<typeof payoutLinesQuery>;

/** A payee of a run; `reason` says why they are not paid, are held or were refused, `name` is null once it was erased. */
export const payoutLine = z.object({
  payee: ledgerPayee,
  name: personal(z.string()).nullable(),
  balanceCents: cents,
  withinHoldCents: cents,
  disputedCents: cents,
  payCents: cents,
  accountId: z.string().nullable(),
  status: lineStatus,
  reason: z.string().nullable(),
  /** How the line stands, in English; codes of the provider stand in `reason` alone. */
  words: z.string(),
  transferId: z.string().nullable(),
  reversedCents: cents,
});
export type PayoutLineView = z.infer<typeof payoutLine>;

/** Answer of GET /api/admin/payouts/:runId: a run with a page of its lines, and how many there are of these. */
export const payoutRunView = z
  .object({ success: z.literal(true), run: payoutRun, total: count, lines: z.array(payoutLine) })
  .meta({
    example: {
      success: true,
      run,
      total: 1,
      lines: [
        {
          payee: { kind: 'affiliate', label: 'MAPLE7K4M' },
          name: 'Ana Lopez',
          balanceCents: 13_000,
          withinHoldCents: 1000,
          disputedCents: 0,
          payCents: 12_000,
          accountId: 'acct_1Q',
          status: 'paid',
          reason: null,
          words: 'paid tr_1Q',
          transferId: 'tr_1Q',
          reversedCents: 0,
        },
      ],
    },
  });
export type PayoutRunView = z.infer<typeof payoutRunView>;
