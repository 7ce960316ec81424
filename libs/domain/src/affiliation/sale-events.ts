import { z } from 'zod';
import { defineEvents, eventTypes, type DataOf, type DomainEvent, type EventOf } from '../events/index.js';

const sale = z.object({ paymentId: z.string() });

const sharesSchema = z.object({ commissionCents: z.int(), overrideCents: z.int(), houseCents: z.int() });

const attributionOutcome = z.enum([
  'credited',
  'no-code',
  'unknown-code',
  'inactive',
  'terminated',
  'deleted',
  'organization-not-approved',
  'self-referral-email',
  'self-referral-card',
]);

const attributionSchema = z.object({
  code: z.string().nullable(),
  codeFrom: z
    .enum(['order', 'payment'])
    .nullable()
    .describe(
      'Whether the code came with the order of the report or with the payment, which counts if the order had no known code',
    ),
  outcome: attributionOutcome.describe('Why the sale earns a commission, or why not'),
  affiliateId: z.string().nullable().describe('Who owns the code, credited or not'),
});

const commissionTerms = z.object({
  affiliateId: z.string(),
  ratePercent: z.int(),
  rateEventId: z
    .string()
    .nullable()
    .describe('The CommissionRateSet in force when the sale was paid; null for the default rate'),
});

const overrideTerms = z
  .object({ organizationTag: z.string(), ratePercent: z.int() })
  .describe('The organization that the affiliate belonged to when the sale was paid');

const saleTerms = z.object({ commission: commissionTerms.nullable(), override: overrideTerms.nullable() });

const change = sale.extend({
  affiliateId: z.string().nullable(),
  organizationTag: z.string().nullable(),
  givenBackCents: z
    .int()
    .describe('Everything given back of the payment so far, by refunds and by lost disputes'),
  refundedCents: z.int(),
  lostCents: z.int(),
  shares: sharesSchema.describe('The change of each share'),
  amountCents: z.int().describe('The sum of these changes'),
});

const paymentId = 'stripe-pi_3Q';
const examplePayees = { paymentId, affiliateId: '6f1d2c3b', organizationTag: 'HAR' };

export const saleEvents = defineEvents({
  SaleSplit: {
    description: 'A payment was split among its payees; the shares add up to the amount paid.',
    data: sale
      .extend({
        reportId: z.int(),
        amountCents: z.int(),
        currency: z.string(),
        paidAt: z
          .string()
          .describe('When our log recorded the payment; rate, membership and status are those of that time'),
        policyVersion: z
          .int()
          .describe('Version of the split rules, which also applies to later refunds of this sale'),
        attribution: attributionSchema,
        shares: sharesSchema,
      })
      .extend(saleTerms.shape),
    example: {
      paymentId,
      reportId: 4711000000000042,
      amountCents: 2500,
      currency: 'usd',
      paidAt: '2026-11-21T10:00:00.000Z',
      policyVersion: 1,
      attribution: {
        code: 'MAPLE7K4M',
        codeFrom: 'order',
        outcome: 'credited',
        affiliateId: '6f1d2c3b',
      },
      commission: { affiliateId: '6f1d2c3b', ratePercent: 40, rateEventId: null },
      override: { organizationTag: 'HAR', ratePercent: 10 },
      shares: { commissionCents: 1000, overrideCents: 250, houseCents: 1250 },
    },
  },
  SaleReversed: {
    description:
      'Money of the sale went back to the buyer: each share is lowered by its part (negative cents).',
    data: change,
    example: {
      ...examplePayees,
      givenBackCents: 1000,
      refundedCents: 1000,
      lostCents: 0,
      shares: { commissionCents: -400, overrideCents: -100, houseCents: -500 },
      amountCents: -1000,
    },
  },
  SaleRestored: {
    description:
      'Money that had gone back returned: a dispute was won, or a refund could not be delivered (positive cents).',
    data: change,
    example: {
      ...examplePayees,
      givenBackCents: 500,
      refundedCents: 500,
      lostCents: 0,
      shares: { commissionCents: 200, overrideCents: 50, houseCents: 250 },
      amountCents: 500,
    },
  },
});

/** The events of a `sale-{paymentId}` stream, the journal of one payment. */
export type SaleEvent = EventOf<typeof saleEvents>;
export type SaleSplit = EventOf<typeof saleEvents, 'SaleSplit'>;
export type SaleReversed = EventOf<typeof saleEvents, 'SaleReversed'>;
export type SaleRestored = EventOf<typeof saleEvents, 'SaleRestored'>;
export type AttributionOutcome = DataOf<typeof attributionOutcome>;
/** The evidence of an attribution, kept with the sale for good. */
export type Attribution = DataOf<typeof attributionSchema>;
export type CommissionTerms = DataOf<typeof commissionTerms>;
export type OverrideTerms = DataOf<typeof overrideTerms>;
/** The earners of a sale and their rates. */
export type SaleTerms = DataOf<typeof saleTerms>;
/** Three parts that add up to one amount. */
export type Shares = DataOf<typeof sharesSchema>;

/** The types of the events about a sale. */
export const saleEventTypes = eventTypes(saleEvents);

/** Whether an event is about a sale, and so about the buyer's money. */
export const isSaleEvent = (event: DomainEvent): event is SaleEvent => event.type in saleEvents;

export const saleStream = (paymentId: string): string => `sale-${paymentId}`;
