import { z } from 'zod';
import { recordedActor } from '../actor/index.js';
import {
  defineEvents,
  freeText,
  type DataOf,
  type EventData,
  type EventOf,
  type Upcaster,
} from '../events/index.js';
import { payeeSchema } from '../payee/index.js';

/** Why a payee with a balance is not paid by a run. */
const notPaidReason = z.enum([
  'below-minimum',
  'within-hold',
  'sale-disputed',
  'negative',
  'inactive',
  'link-never-opened',
  'not-onboarded',
  'account-restricted',
  'recently-changed',
]);
const payoutLine = z.object({
  payee: payeeSchema,
  balanceCents: z.int().describe('What the books hold for the payee'),
  withinHoldCents: z.int().describe('The part of the balance that is within the hold period'),
  disputedCents: z.int().describe('The part of the balance from sales with an open dispute'),
  payCents: z.int(),
  accountId: z.string().nullable().describe("The account's id at the provider; null without an account"),
  provider: z
    .string()
    .nullable()
    .describe("The provider that pays the line; null without an account, or for the run's own provider"),
  heldUntil: z
    .string()
    .nullable()
    .describe('End of the hold after a change of address or account (ISO UTC); null without one'),
  reason: notPaidReason.nullable().describe('Null if the payee is paid'),
});

const run = z.object({ runId: z.string() });
const line = run.extend({ payee: payeeSchema });
const transfer = line.extend({ payCents: z.int() });

const runId = '2026-10';
const examplePayee = { kind: 'affiliate' as const, id: '6f1d2c3b' };
const exampleTransfer = { runId, payee: examplePayee, payCents: 12_000 };

/** Lines of version 1 had neither disputes nor the hold after a change. */
const addHolds: Upcaster = (data) => ({
  ...data,
  lines: (data.lines as EventData[]).map((each) => ({ ...each, disputedCents: 0, heldUntil: null })),
});

/** Lines of version 2 were all paid by the run's own provider. */
const addProviders: Upcaster = (data) => ({
  ...data,
  lines: (data.lines as EventData[]).map((each) => ({ ...each, provider: null })),
});

export const payoutEvents = defineEvents({
  PayoutLinesDrawn: {
    description:
      'Lines of a run that is being prepared. A large run has several of these events, because one append holds at most a megabyte. ' +
      'They count once `PayoutRunPrepared` follows.',
    upcasters: [addHolds, addProviders],
    data: run.extend({
      part: z.int().describe('From 1; part 1 replaces the lines that were drawn before'),
      lines: z.array(payoutLine),
    }),
    example: {
      runId,
      part: 1,
      lines: [
        {
          payee: examplePayee,
          balanceCents: 13_000,
          withinHoldCents: 1000,
          disputedCents: 0,
          payCents: 12_000,
          accountId: 'acct_1Q',
          provider: 'stripe',
          heldUntil: null,
          reason: null,
        },
      ],
    },
  },
  PayoutRunPrepared: {
    description: 'A run was prepared.',
    data: run.extend({
      month: z.string().describe('The run pays what was earned up to the end of this month (`YYYY-MM`, UTC)'),
      asOf: z.string().describe('The run uses the books as of this time (ISO UTC, exclusive)'),
      provider: z.string(),
      currency: z.literal('usd'),
      holdDays: z.int(),
      minimumCents: z.int(),
      preparedBy: recordedActor,
      lines: z.int().describe('Number of lines'),
      paidLines: z.int().describe('Number of lines that are to be paid'),
      payCents: z.int().describe('Sum of the lines that are to be paid'),
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
  PayoutRunApproved: {
    description: 'Somebody approved the run.',
    data: run.extend({ approvedBy: recordedActor }),
    example: { runId, approvedBy: 'maria' },
  },
  PayoutExecutionStarted: {
    description:
      'Somebody started the execution of the run. Recorded once per actor, before the first transfer is requested; ' +
      'runs from before this event was introduced have none.',
    data: run.extend({ executedBy: recordedActor }),
    example: { runId, executedBy: 'omar' },
  },
  PayoutRunCancelled: {
    description: 'The run was cancelled. Nothing of it was paid, and nothing will be.',
    data: run.extend({ cancelledBy: recordedActor, reason: freeText }),
    example: { runId, cancelledBy: 'maria', reason: 'prepared a day early' },
  },
  TransferRequested: {
    description:
      'A transfer for a line was requested from the provider. The amount is in transit until the provider has answered.',
    data: transfer.extend({
      accountId: z.string(),
      attempt: z.int().describe('From 1'),
      idempotencyKey: z.string(),
    }),
    example: {
      ...exampleTransfer,
      accountId: 'acct_1Q',
      attempt: 1,
      idempotencyKey: 'payout-2026-10-affiliate:6f1d2c3b-1',
    },
  },
  TransferSucceeded: {
    description: 'The provider paid the line.',
    data: transfer.extend({ transferId: z.string() }),
    example: { ...exampleTransfer, transferId: 'tr_1Q' },
  },
  TransferFailed: {
    description:
      'The provider refused this attempt for good. Nothing was paid, and the amount belongs to the payee again.',
    data: transfer.extend({ reasonCode: z.string(), attempt: z.int() }),
    example: { ...exampleTransfer, reasonCode: 'account_closed', attempt: 1 },
  },
  TransferHeld: {
    description:
      'A line is not requested for now, because the payee or the balance has changed since the run was approved.',
    upcasters: [(data) => ({ ...data, until: null })],
    data: line.extend({
      reasonCode: z.string(),
      until: z
        .string()
        .nullable()
        .describe('End of a hold that ends by itself (ISO UTC); null for any other hold'),
    }),
    example: {
      runId,
      payee: examplePayee,
      reasonCode: 'recently-changed',
      until: '2026-11-28T09:30:00.000Z',
    },
  },
  TransferReversed: {
    description: 'Money of a paid line came back from the payee.',
    data: line.extend({
      transferId: z.string(),
      changeCents: z.int(),
      reversedCents: z.int().describe('Everything that has come back of the line so far'),
    }),
    example: { runId, payee: examplePayee, transferId: 'tr_1Q', changeCents: 12_000, reversedCents: 12_000 },
  },
  PayoutRunCompleted: {
    description: 'No line of the run is open: each was paid, or was given up for this run and remains owed.',
    data: run.extend({
      paidLines: z.int(),
      paidCents: z.int(),
      unpaidLines: z.int().describe('Lines that were given up'),
      closed: z
        .object({ by: recordedActor, reason: freeText })
        .nullable()
        .describe('The person who gave up the open lines, and the reason; null if every line was paid'),
    }),
    example: { runId, paidLines: 1, paidCents: 12_000, unpaidLines: 0, closed: null },
  },
});

/** The events of the `payout-book` stream. */
export type PayoutEvent = EventOf<typeof payoutEvents>;
export type PayoutRunPrepared = EventOf<typeof payoutEvents, 'PayoutRunPrepared'>;
export type TransferRequested = EventOf<typeof payoutEvents, 'TransferRequested'>;
export type TransferSucceeded = EventOf<typeof payoutEvents, 'TransferSucceeded'>;
export type TransferFailed = EventOf<typeof payoutEvents, 'TransferFailed'>;
export type TransferReversed = EventOf<typeof payoutEvents, 'TransferReversed'>;
export type TransferHeld = EventOf<typeof payoutEvents, 'TransferHeld'>;
export type PayoutLine = DataOf<typeof payoutLine>;
export type NotPaidReason = DataOf<typeof notPaidReason>;

/** All payout runs share one stream, so that they cannot overlap. */
export const payoutBookStream = 'payout-book';
