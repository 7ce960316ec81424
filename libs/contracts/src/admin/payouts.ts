import { z } from 'zod';
import { personal } from '../personal/index.js';
import { ledgerPayee } from './ledger.js';
import { wholeNumber } from './whole-number.js';

const cents = z.number().int();
const count = z.number().int();
const who = personal(z.string());

/**
 * How an actor was identified: an `admin` was signed in; a name given on the command line (`operator`) proves nothing.
 */
const via = z.enum(['admin', 'operator', 'system']);

const lineStatus = z.enum(['not-paid', 'open', 'requested', 'failed', 'held', 'paid']);

/** A payout run. `counts` are its lines by status; `ended` says who cancelled or closed it, and why. */
export const payoutRun = z.object({
  runId: z.string(),
  month: z.string(),
  status: z.enum(['prepared', 'approved', 'executing', 'completed', 'cancelled']),
  provider: z.string(),
  preparedAt: z.iso.datetime(),
  preparedBy: who,
  preparedVia: via,
  approvedAt: z.iso.datetime().nullable(),
  approvedBy: who.nullable(),
  approvedVia: via.nullable(),
  /** When the first execution began. */
  executedAt: z.iso.datetime().nullable(),
  executedBy: z.array(who),
  /** Of each name in `executedBy`, in the same order. */
  executedVia: z.array(via),
  endedAt: z.iso.datetime().nullable(),
  ended: z.object({ by: who, via, reason: z.string() }).nullable(),
  /** Payees with a balance, payees that the run pays, and payees paid so far. */
  lines: count,
  payableLines: count,
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
  preparedVia: 'system',
  approvedAt: '2026-11-22T15:00:00.000Z',
  approvedBy: 'maria',
  approvedVia: 'admin',
  executedAt: '2026-11-22T15:01:00.000Z',
  executedBy: ['omar'],
  executedVia: ['operator'],
  endedAt: '2026-11-22T15:05:00.000Z',
  ended: null,
  lines: 2,
  payableLines: 1,
  paidLines: 1,
  payCents: 12_000,
  paidCents: 12_000,
  counts: { 'not-paid': 1, open: 0, requested: 0, failed: 0, held: 0, paid: 1 },
};

/** Answer of GET /api/admin/payouts: all runs, newest first. */
export const payoutRunsView = z
  .object({ success: z.literal(true), runs: z.array(payoutRun) })
  .meta({ example: { success: true, runs: [run] } });
export type PayoutRunsView = z.infer<typeof payoutRunsView>;

/** Query of a run's lines; pages count from 1. `only` filters by status. */
export const payoutLinesQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(500, 100),
  only: lineStatus.optional(),
});
export type PayoutLinesQuery = z.infer<typeof payoutLinesQuery>;

/** A payee of a run. `reason` says why they are not paid, are held or were refused; `name` is null after an erasure. */
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
  /** The line's status as an English sentence; the provider's codes are in `reason` only. */
  words: z.string(),
  transferId: z.string().nullable(),
  reversedCents: cents,
});
export type PayoutLineView = z.infer<typeof payoutLine>;

/**
 * Answer of GET /api/admin/payouts/:runId: a run, a page of its lines, and their total. `isRunning`: payments are being
 * made now. `obstacles`: why the caller cannot approve or execute the run; null if they can.
 */
export const payoutRunView = z
  .object({
    success: z.literal(true),
    run: payoutRun,
    isRunning: z.boolean(),
    obstacles: z.object({
      approve: personal(z.string()).nullable(),
      execute: personal(z.string()).nullable(),
    }),
    total: count,
    lines: z.array(payoutLine),
  })
  .meta({
    example: {
      success: true,
      run,
      isRunning: false,
      obstacles: {
        approve: 'The run 2026-10 is completed',
        execute: 'The run 2026-10 is completed: it has no more lines to pay',
      },
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

/** Body of POST /api/admin/payouts: the month of the run. */
export const preparePayoutRunRequest = z
  .strictObject({ month: z.string().max(20) })
  .meta({ example: { month: '2026-10' } });
export type PreparePayoutRunRequest = z.infer<typeof preparePayoutRunRequest>;

/** Body of the requests that end a run; the reason is stored with it. */
export const endPayoutRunRequest = z
  .strictObject({ reason: z.string().trim().max(500) })
  .meta({ example: { reason: 'prepared a day early' } });
export type EndPayoutRunRequest = z.infer<typeof endPayoutRunRequest>;

/** Answer of the requests that change a run. */
export const payoutRunChangedView = z
  .object({ success: z.literal(true), run: payoutRun })
  .meta({ example: { success: true, run } });
export type PayoutRunChangedView = z.infer<typeof payoutRunChangedView>;
