import { z } from 'zod';
import type { PayoutEvent } from '../../payouts/facts.js';
import { catalogueOf, type EventData, type Upcaster } from '../index.js';
import { freeText, payee, text, whole } from './fields.js';

const run = z.object({ runId: text });
const line = run.extend({ payee, payCents: whole });

const runId = '2026-10';
const aLine = { runId, payee: { kind: 'affiliate' as const, id: '6f1d2c3b' }, payCents: 12_000 };

/** Lines of version 1 knew neither open disputes nor the hold after a change. */
const withoutHolds: Upcaster = (data) => ({
  ...data,
  lines: (data.lines as EventData[]).map((line) => ({ ...line, disputedCents: 0, heldUntil: null })),
});

export const payoutEvents = catalogueOf<PayoutEvent>()({
  PayoutLinesDrawn: {
    upcasters: [withoutHolds],
    data: run.extend({
      part: whole,
      lines: z.array(
        z.object({
          payee,
          balanceCents: whole,
          withinHoldCents: whole,
          disputedCents: whole,
          payCents: whole,
          accountId: text.nullable(),
          heldUntil: text.nullable(),
          reason: z
            .enum([
              'below-minimum',
              'within-hold',
              'sale-disputed',
              'negative',
              'inactive',
              'link-never-opened',
              'not-onboarded',
              'account-restricted',
              'recently-changed',
            ])
            .nullable(),
        }),
      ),
    }),
    example: {
      runId,
      part: 1,
      lines: [
        {
          payee: aLine.payee,
          balanceCents: 13_000,
          withinHoldCents: 1000,
          disputedCents: 0,
          payCents: 12_000,
          accountId: 'acct_1Q',
          heldUntil: null,
          reason: null,
        },
      ],
    },
  },
  PayoutRunPrepared: {
    data: run.extend({
      month: text,
      asOf: text,
      provider: text,
      currency: z.literal('usd'),
      holdDays: whole,
      minimumCents: whole,
      preparedBy: text,
      lines: whole,
      paidLines: whole,
      payCents: whole,
    }),
    example: {
      runId,
      month: '2026-10',
      asOf: '2026-11-22T06:00:00.000Z',
      provider: 'stripe',
      currency: 'usd',
      holdDays: 21,
      minimumCents: 10_000,
      preparedBy: 'system',
      lines: 1,
      paidLines: 1,
      payCents: 12_000,
    },
  },
  PayoutRunApproved: { data: run.extend({ approvedBy: text }), example: { runId, approvedBy: 'maria' } },
  PayoutExecutionStarted: { data: run.extend({ executedBy: text }), example: { runId, executedBy: 'omar' } },
  PayoutRunCancelled: {
    data: run.extend({ cancelledBy: text, reason: freeText }),
    example: { runId, cancelledBy: 'maria', reason: 'prepared a day early' },
  },
  TransferRequested: {
    data: line.extend({ accountId: text, attempt: whole, idempotencyKey: text }),
    example: {
      ...aLine,
      accountId: 'acct_1Q',
      attempt: 1,
      idempotencyKey: 'payout-2026-10-affiliate:6f1d2c3b-1',
    },
  },
  TransferSucceeded: { data: line.extend({ transferId: text }), example: { ...aLine, transferId: 'tr_1Q' } },
  TransferFailed: {
    data: line.extend({ reasonCode: text, attempt: whole }),
    example: { ...aLine, reasonCode: 'account_closed', attempt: 1 },
  },
  TransferHeld: {
    upcasters: [(data) => ({ ...data, until: null })],
    data: run.extend({ payee, reasonCode: text, until: text.nullable() }),
    example: { runId, payee: aLine.payee, reasonCode: 'recently-changed', until: '2026-11-28T09:30:00.000Z' },
  },
  TransferReversed: {
    data: run.extend({ payee, transferId: text, changeCents: whole, reversedCents: whole }),
    example: { runId, payee: aLine.payee, transferId: 'tr_1Q', changeCents: 12_000, reversedCents: 12_000 },
  },
  PayoutRunCompleted: {
    data: run.extend({
      paidLines: whole,
      paidCents: whole,
      unpaidLines: whole,
      closed: z.object({ by: text, reason: freeText }).nullable(),
    }),
    example: { runId, paidLines: 1, paidCents: 12_000, unpaidLines: 0, closed: null },
  },
});
