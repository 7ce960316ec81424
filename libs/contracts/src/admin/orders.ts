import { languages } from '@closewise/domain/language';
import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';
import { personal } from '../personal/index.js';
import { wholeNumber } from './whole-number.js';

const cents = z.number().int();

/** Status of an order, by its report and its payment. */
export const orderStatuses = [
  'unpaid',
  'processing',
  'completed',
  'failed',
  'refunded',
  'disputed',
  'erased',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/**
 * Query of GET /api/admin/orders: `search` is a report ID, payment ID, order number, or part of an email or street
 * address.
 */
export const orderListQuery = z.strictObject({
  page: wholeNumber(100_000, 1),
  pageSize: wholeNumber(500, 50),
  search: personText(200).default(''),
  state: z
    .string()
    .toUpperCase()
    .regex(/^([A-Z]{2})?$/, 'must be two letters, such as TX')
    .default(''),
  status: z.enum(['all', ...orderStatuses], `must be one of all, ${orderStatuses.join(', ')}`).default('all'),
});
export type OrderListQuery = z.output<typeof orderListQuery>;

/**
 * `id` identifies the order: the payment ID, or the report ID if no payment was started. It never opens the report
 * itself, as the report's own ID does.
 */
const orderLine = {
  id: z.string(),
  reportId: z.string(),
  paymentId: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** Both null if not given, or after an erasure. */
  email: personal(z.string()).nullable(),
  address: personal(z.string()).nullable(),
  state: z.string(),
  city: z.string().nullable(),
  status: z.enum(['draft', 'processing', 'completed', 'failed', 'erased']),
  requestedAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
  /** Amount paid, and the refunded part of it. */
  paidCents: cents,
  refundedCents: cents,
  disputed: z.boolean(),
};
export const orderListItem = z.object(orderLine);
export type OrderListItem = z.infer<typeof orderListItem>;

const item: OrderListItem = {
  id: 'stripe-pi_3Q',
  reportId: '4711000000000042',
  paymentId: 'stripe-pi_3Q',
  orderNumber: 'CW-7K4M9-Q2D8X',
  email: 'bea@example.com',
  address: '901 Bagby St, Houston, TX 77002',
  state: 'TX',
  city: 'Houston',
  status: 'completed',
  requestedAt: '2026-11-21T09:58:00.000Z',
  paidAt: '2026-11-21T10:00:00.000Z',
  paidCents: 2500,
  refundedCents: 0,
  disputed: false,
};

/** Answer of GET /api/admin/orders: one page, newest first. */
export const orderListView = z
  .object({ success: z.literal(true), orders: z.array(orderListItem), total: z.number().int() })
  .meta({ example: { success: true, orders: [item], total: 1 } });
export type OrderListView = z.infer<typeof orderListView>;

/** A payment of an order; `refusal` says why it cannot be refunded here. */
export const orderPayment = z.object({
  paymentId: z.string(),
  orderNumber: z.string(),
  status: z.enum(['requested', 'failed', 'cancelled', 'succeeded']),
  amountCents: cents,
  items: z.array(z.object({ item: z.enum(['report', 'premium']), amountCents: cents })),
  paidAt: z.iso.datetime().nullable(),
  /** For example `Visa •••• 4242`. */
  card: z.string().nullable(),
  feeCents: cents.nullable(),
  refundedCents: cents,
  /** Refunded so far, including refunds in progress. */
  alreadyCents: cents,
  leftCents: cents,
  dispute: z.enum(['open', 'lost']).nullable(),
  refusal: z.string().nullable(),
});
export type OrderPaymentView = z.infer<typeof orderPayment>;

/** An email about an order, and its state at the mail server. `report` and `report-again` contain the link. */
export const orderMail = z.object({
  kind: z.string(),
  state: z.enum(['prepared', 'transmitting', 'accepted', 'refused', 'uncertain']),
  attempts: z.number().int(),
  reply: z.string().nullable(),
  at: z.iso.datetime(),
});

/** One event of an order; `reason` is what the acting person entered. */
export const orderStep = z.object({
  what: z.string(),
  at: z.iso.datetime(),
  by: personal(z.string()),
  reason: z.string().nullable(),
  eventType: z.string(),
});
export type OrderStep = z.infer<typeof orderStep>;

/**
 * Answer of GET /api/admin/orders/{orderId}. `mails` are the emails about it, `story` its history, oldest first.
 * `nextMail` and `revision` are sent back with an action, so that a repeated request has no further effect. An action
 * that is not possible has a reason.
 */
export const orderView = z
  .object({
    success: z.literal(true),
    order: orderListItem.extend({
      county: z.string().nullable(),
      zip: z.string().nullable(),
      propertyPriceCents: cents,
      propertyType: z.string(),
      buyerType: z.string(),
      loanType: z.string(),
      language: z.enum(languages),
      wantsMail: z.boolean(),
      referralCode: z.string().nullable(),
      nextMail: z.number().int(),
      revision: z.number().int(),
      failure: z.string().nullable(),
      cannotMail: z.string().nullable(),
      cannotGenerate: z.string().nullable(),
    }),
    payments: z.array(orderPayment),
    mails: z.array(orderMail),
    story: z.array(orderStep),
  })
  .meta({
    example: {
      success: true,
      order: {
        ...item,
        county: 'Harris',
        zip: '77002',
        propertyPriceCents: 45_000_000,
        propertyType: 'single-family',
        buyerType: 'financing',
        loanType: 'Conventional',
        language: 'en',
        wantsMail: true,
        referralCode: 'MAPLE7K4M',
        nextMail: 1,
        revision: 1,
        failure: null,
        cannotMail: null,
        cannotGenerate: null,
      },
      payments: [
        {
          paymentId: 'stripe-pi_3Q',
          orderNumber: 'CW-7K4M9-Q2D8X',
          status: 'succeeded',
          amountCents: 2500,
          items: [{ item: 'report', amountCents: 2500 }],
          paidAt: '2026-11-21T10:00:00.000Z',
          card: 'Visa •••• 4242',
          feeCents: 103,
          refundedCents: 0,
          alreadyCents: 0,
          leftCents: 2500,
          dispute: null,
          refusal: null,
        },
      ],
      mails: [
        { kind: 'report', state: 'accepted', attempts: 1, reply: '250', at: '2026-11-21T10:01:00.000Z' },
      ],
      story: [
        {
          what: 'The provider confirmed the payment of $25.00',
          at: '2026-11-21T10:00:00.000Z',
          by: 'buyer',
          reason: null,
          eventType: 'PaymentSucceeded',
        },
      ],
    },
  });
export type OrderView = z.infer<typeof orderView>;

/**
 * Body of POST /api/admin/orders/{orderId}/mail: `number` is the order's `nextMail`; a repeated request sends no
 * further email.
 */
export const mailOrderRequest = z
  .strictObject({ number: z.number().int().min(1).max(1000) })
  .meta({ example: { number: 1 } });
export type MailOrderRequest = z.output<typeof mailOrderRequest>;

/**
 * Body of POST /api/admin/orders/{orderId}/generate: `revision` from the order; a repeated request has no further
 * effect.
 */
export const generateOrderRequest = z
  .strictObject({ revision: z.number().int().min(0).max(100_000) })
  .meta({ example: { revision: 1 } });
export type GenerateOrderRequest = z.output<typeof generateOrderRequest>;

/** Answer of an action on an order; `message` is shown to the admin. */
export const orderChangedView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'The report is being generated again' } });
export type OrderChangedView = z.infer<typeof orderChangedView>;

/** A paid report that was not generated. */
export const failedReport = z.object({
  id: z.string(),
  reportId: z.string(),
  status: z.enum(['failed', 'processing', 'erased', 'draft', 'unknown']),
  reason: z.string().nullable(),
  changedAt: z.iso.datetime(),
  revision: z.number().int(),
});
export type FailedReportView = z.infer<typeof failedReport>;

/** Answer of GET /api/admin/orders/failed, oldest first. */
export const failedReportsView = z.object({ success: z.literal(true), reports: z.array(failedReport) }).meta({
  example: {
    success: true,
    reports: [
      {
        id: 'stripe-pi_3Q',
        reportId: '4711000000000042',
        status: 'failed',
        reason: 'The estimate has no rules for this place',
        changedAt: '2026-11-21T10:00:00.000Z',
        revision: 1,
      },
    ],
  },
});
export type FailedReportsView = z.infer<typeof failedReportsView>;
