import { z } from 'zod';
import type { SaleEvent } from '../../affiliation/facts.js';
import { catalogueOf } from '../index.js';
import { text, whole } from './fields.js';

const sale = z.object({ paymentId: text });
const shares = z.object({ commissionCents: whole, overrideCents: whole, houseCents: whole });
const attribution = z.object({
  code: text.nullable(),
  codeFrom: z.enum(['order', 'payment']).nullable(),
  outcome: z.enum([
    'credited',
    'no-code',
    'unknown-code',
    'inactive',
    'terminated',
    'deleted',
    'organization-not-approved',
    'self-referral-email',
    'self-referral-card',
  ]),
  affiliateId: text.nullable(),
});
const commission = z
  .object({ affiliateId: text, ratePercent: whole, rateEventId: text.nullable() })
  .nullable();
const override = z.object({ organizationTag: text, ratePercent: whole }).nullable();
const changed = sale.extend({
  affiliateId: text.nullable(),
  organizationTag: text.nullable(),
  givenBackCents: whole,
  refundedCents: whole,
  lostCents: whole,
  shares,
  amountCents: whole,
});

const paymentId = 'stripe-pi_3Q';
const whose = { paymentId, affiliateId: '6f1d2c3b', organizationTag: 'HAR' };

export const saleEvents = catalogueOf<SaleEvent>()({
  SaleSplit: {
    data: sale.extend({
      reportId: whole,
      amountCents: whole,
      currency: text,
      paidAt: text,
      policyVersion: whole,
      attribution,
      shares,
      commission,
      override,
    }),
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
    data: changed,
    example: {
      ...whose,
      givenBackCents: 1000,
      refundedCents: 1000,
      lostCents: 0,
      shares: { commissionCents: -400, overrideCents: -100, houseCents: -500 },
      amountCents: -1000,
    },
  },
  SaleRestored: {
    data: changed,
    example: {
      ...whose,
      givenBackCents: 500,
      refundedCents: 500,
      lostCents: 0,
      shares: { commissionCents: 200, overrideCents: 50, houseCents: 250 },
      amountCents: 500,
    },
  },
});
