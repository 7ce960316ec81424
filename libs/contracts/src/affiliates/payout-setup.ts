import { z } from 'zod';

const address = z.string().max(2000);

/**
 * Body of POST /api/affiliate/stripe/onboard: the addresses to which the provider returns after the setup and after its
 * link has expired, both on our own origins. The ID is accepted only if it is the session's.
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

/** Answer of POST /api/affiliate/stripe/onboard: the address that the browser opens next. */
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
