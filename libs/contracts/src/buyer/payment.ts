import { z } from 'zod';
import { referralCodes } from './shared-fields.js';

/** Body of POST /api/reports/{id}/payment-intent; `premium` is refused if it is not offered. */
export const paymentIntentRequest = z
  .strictObject({ premium: z.boolean().optional() })
  .meta({ example: { premium: false } });
export type PaymentIntentRequest = z.input<typeof paymentIntentRequest>;

/**
 * `amount` in cents; `premium`: whether it includes premium, for `premiumCents`. `provider` selects the card
 * form.
 */
export const paymentIntentView = z
  .object({
    success: z.literal(true),
    clientSecret: z.string(),
    paymentIntent: z.object({ id: z.string(), amount: z.number().int(), currency: z.literal('usd') }),
    premium: z.boolean(),
    /** The part of the amount that is for premium: 0 without it, all of it if the report was bought before. */
    premiumCents: z.number().int(),
    provider: z.enum(['simulated', 'stripe']),
    /** The browser's key for the provider; null if it needs none. */
    publishableKey: z.string().nullable(),
    /** Key of a notice about the location to show before payment; null if it was recognized. */
    placeNotice: z
      .enum(['state-unknown', 'post-office-box', 'zip-missing', 'zip-contradicts-state', 'city-unknown'])
      .nullable(),
  })
  .meta({
    example: {
      success: true,
      clientSecret: 'pi_sim_1f3a_secret_9c2e',
      paymentIntent: { id: 'pi_sim_1f3a', amount: 2500, currency: 'usd' },
      premium: false,
      premiumCents: 0,
      provider: 'simulated',
      publishableKey: null,
      placeNotice: null,
    },
  });
export type PaymentIntentView = z.infer<typeof paymentIntentView>;

/**
 * Response of GET /api/reports/{id}/premium; `amountCents` is the current price of premium on top of the
 * report. After payment, `status` shows the progress: `ready` when the report has its sections. `closed`: the
 * report was refunded, or its payment is disputed. `after-payment`: sources are not queried before the report
 * is paid.
 */
export const premiumView = z
  .object({
    success: z.literal(true),
    status: z.enum(['offered', 'not-offered', 'after-payment', 'closed', 'writing', 'failed', 'ready']),
    amountCents: z.number().int(),
  })
  .meta({ example: { success: true, status: 'offered', amountCents: 1000 } });
export type PremiumView = z.infer<typeof premiumView>;

/** Body of POST /api/reports/{id}/payment-success. It only triggers a look-up at the provider. */
export const paymentSuccessRequest = z
  .strictObject({
    paymentIntentId: z.string().regex(/^[\w-]{1,200}$/, 'is not valid'),
    ...referralCodes,
  })
  .meta({ example: { paymentIntentId: 'pi_sim_1f3a', referralCode: null } });
export type PaymentSuccessRequest = z.input<typeof paymentSuccessRequest>;

/** `pending`: the provider is still processing the payment; poll the status endpoint. */
export const paymentSuccessView = z
  .object({ success: z.literal(true), status: z.enum(['paid', 'pending']) })
  .meta({ example: { success: true, status: 'paid' } });
export type PaymentSuccessView = z.infer<typeof paymentSuccessView>;

/** `complete` and `error` occur for demo reports only. */
const reportStatuses = ['draft', 'processing', 'completed', 'failed', 'complete', 'error'] as const;

/** Response of GET /api/reports/{id}/status. */
export const reportStatusView = z
  .object({
    success: z.literal(true),
    status: z.enum(reportStatuses),
    errorMessage: z.string().nullable(),
  })
  .meta({ example: { success: true, status: 'processing', errorMessage: null } });
export type ReportStatusView = z.infer<typeof reportStatusView>;

/** Body of POST /api/simulated-payments/{intentId}/confirm, which exists only with the simulated provider. */
export const simulatedCardRequest = z
  .strictObject({
    clientSecret: z.string().min(1).max(200),
    nameOnCard: z.string().trim().min(1, 'Enter the name as it appears on the card').max(200),
    cardNumber: z.string().regex(/^[\d ]{12,23}$/, 'Your card number is invalid.'),
    /** MM/YY */
    expiration: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, "Your card's expiration date is invalid."),
    cvc: z.string().regex(/^\d{3,4}$/, "Your card's security code is invalid."),
    /** The buyer passed the simulated 3-D Secure check. */
    authenticated: z.boolean().optional(),
  })
  .meta({
    example: {
      clientSecret: 'pi_sim_1f3a_secret_9c2e',
      nameOnCard: 'Ana Buyer',
      cardNumber: '4242 4242 4242 4242',
      expiration: '12/40',
      cvc: '123',
    },
  });
export type SimulatedCardRequest = z.input<typeof simulatedCardRequest>;

/** `requires-action`: show 3-D Secure, then confirm again with `authenticated`. */
export const simulatedCardView = z
  .object({
    success: z.literal(true),
    status: z.enum(['succeeded', 'processing', 'requires-action']),
  })
  .meta({ example: { success: true, status: 'succeeded' } });
export type SimulatedCardView = z.infer<typeof simulatedCardView>;

const receipt = z.object({
  orderNumber: z.string(),
  amountCents: z.number().int(),
  /** The items that add up to the amount. */
  items: z.array(z.object({ item: z.enum(['report', 'premium']), amountCents: z.number().int() })),
  currency: z.literal('usd'),
  /** When the card provider accepted the payment. */
  paidAt: z.iso.datetime(),
  /** The provider's name of the brand, such as `visa`; null if it named no card. */
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
});

/**
 * Response of GET /api/reports/{id}/receipt; it does not name the buyer or the property. `upgrade` is the
 * receipt of premium bought later, or null.
 */
export const receiptView = z.object({ success: z.literal(true), receipt, upgrade: receipt.nullable() }).meta({
  example: {
    success: true,
    receipt: {
      orderNumber: 'CW-7K4M9-Q2D8X',
      amountCents: 3500,
      items: [
        { item: 'report', amountCents: 2500 },
        { item: 'premium', amountCents: 1000 },
      ],
      currency: 'usd',
      paidAt: '2026-11-21T10:00:00.000Z',
      card: { brand: 'visa', last4: '4242' },
    },
    upgrade: null,
  },
});
export type ReceiptView = z.infer<typeof receiptView>;
