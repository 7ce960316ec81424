import { z } from 'zod';

const address = z.string().max(2000);

/**
 * Body of POST /api/affiliate/stripe/onboard: where the provider leads back to, when the payee is done and when a link
 * serves no more; both on our own origins. The id is accepted and must be that of the session.
 */
export const stripeOnboardRequest = z
  .strictObject({ affiliateId: z.string().max(100).nullish(), returnUrl: address, refreshUrl: address })
  .meta({
    example: {
      affiliateId: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
      returnUrl: 'https://www.closewise.example/affiliate/dashboard?connected=true',
      refreshUrl: 'https://www.closewise.example/affiliate/dashboard?connect=again',
    },
  });
export type StripeOnboardRequest = z.infer<typeof stripeOnboardRequest>;

/** Answer of POST /api/affiliate/stripe/onboard: the browser goes there next. */
export const stripeOnboardView = z
  .object({ success: z.literal(true), message: z.string(), onboardingUrl: z.string() })
  .meta({
    example: {
      success: true,
      message: 'Continue at the payout provider',
      onboardingUrl: 'https://connect.stripe.com/setup/e/acct_1Q/x',
    },
  });
export type StripeOnboardView = z.infer<typeof stripeOnboardView>;
