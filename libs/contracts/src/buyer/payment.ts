import { z } from 'zod';
import { referralCodes } from './referral-codes.js';

/** Body of POST /api/reports/{id}/payment-intent; `premium` is refused where it is not offered. */
export const paymentIntentRequest = z
  .strictObject({ premium: z.boolean().optional() })
  .meta({ example: { premium: false } });
export type PaymentIntentRequest = z.input<typeof paymentIntentRequest>;

/** `amount` in cents, `premium`: with premium in it, for `premiumCents`. `provider` tells the client which card form to load. */
export const paymentIntentView = z
  .object({
    success: z.literal(true),
    clientSecret: z.string(),
    paymentIntent: z.object({ id: z.string(), amount: z.number().int(), currency: z.literal('usd') }),
    premium: z.boolean(),
    /** How much of the amount is for premium: 0 without it, all of it where the report was bought before. */
    premiumCents: z.number().int(),
    provider: z.enum(['simulated', 'stripe']),
    /** With which the browser speaks to the provider; null when it needs none. */
    publishableKey: z.string().nullable(),
    /** Key of a notice about the place that the buyer reads before paying; null when it was recognised. */
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
 * Answer of GET /api/reports/{id}/premium; `amountCents` is what premium costs now on top of the report. Once it is paid
 * `status` tells how far it is: `ready` when the report that can be read has its sections. `closed`: the report was
 * refunded, or its payment is disputed.
 */
export const premiumView = z
  .object({
    success: z.literal(true),
    status: z.enum(['offered', 'not-offered', 'closed', 'writing', 'failed', 'ready']),
    amountCents: z.number().int(),
  })
  .meta({ example: { success: true, status: 'offered', amountCents: 1000 } });
export type PremiumView = z.infer<typeof premiumView>;

/** Body of POST /api/reports/{id}/payment-success. It only prompts a look-up at the provider. */
export const paymentSuccessRequest = z
  .strictObject({
    paymentIntentId: z.string().regex(/^[\w-]{1,200}$/, 'is not valid'),
    ...referralCodes,
  })
  .meta({ example: { paymentIntentId: 'pi_sim_1f3a', referralCode: null } });
export type PaymentSuccessRequest = z.input<typeof paymentSuccessRequest>;

/** `pending`: the provider still processes the payment; the status endpoint tells when it is done. */
export const paymentSuccessView = z
  .object({ success: z.literal(true), status: z.enum(['paid', 'pending']) })
  .meta({ example: { success: true, status: 'paid' } });
export type PaymentSuccessView = z.infer<typeof paymentSuccessView>;

/** `complete` and `error` are those of a demo report. */
const reportStatuses = ['draft', 'processing', 'completed', 'failed', 'complete', 'error'] as const;

/** Answer of GET /api/reports/{id}/status. */
export const reportStatusView = z
  .object({
    success: z.literal(true),
    status: z.enum(reportStatuses),
    errorMessage: z.string().nullable(),
  })
  .meta({ example: { success: true, status: 'processing', errorMessage: null } });
export type ReportStatusView = z.infer<typeof reportStatusView>;

/** Body of POST /api/simulated-payments/{intentId}/confirm: exists only with the simulated provider. */
export const simulatedCardRequest = z
  .strictObject({
    clientSecret: z.string().min(1).max(200),
    nameOnCard: z.string().trim().min(1, 'Enter the name as it stands on the card').max(200),
    cardNumber: z.string().regex(/^[\d ]{12,23}$/, 'Your card number is invalid.'),
    /** MM/YY */
    expiration: z.string().regex(/^(0[1-9]|1[0-2])\/\d{2}$/, "Your card's expiration date is invalid."),
    cvc: z.string().regex(/^\d{3,4}$/, "Your card's security code is invalid."),
    /** The buyer has passed the simulated 3-D Secure check. */
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

/** `requires-action`: ask the buyer for 3-D Secure, then confirm again with `authenticated`. */
export const simulatedCardView = z
  .object({
    success: z.literal(true),
    status: z.enum(['succeeded', 'processing', 'requires-action']),
  })
  .meta({ example: { success: true, status: 'succeeded' } });
export type SimulatedCardView = z.infer<typeof simulatedCardView>;
