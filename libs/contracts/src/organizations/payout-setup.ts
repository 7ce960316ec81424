import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';

/** Body of POST /api/organization/stripe-connect. ID and tag are accepted only if they are the session's. */
export const stripeConnectRequest = z
  .strictObject({
    organizationId: z.union([personText(40), z.number()]).nullish(),
    organizationTag: personText(40).nullish(),
  })
  .meta({ example: { organizationTag: 'HAR' } });
export type StripeConnectRequest = z.infer<typeof stripeConnectRequest>;

/** Answer of POST /api/organization/stripe-connect: an address to open in a new tab. */
export const stripeConnectView = z
  .object({ success: z.literal(true), connectUrl: z.string(), message: z.string() })
  .meta({
    example: {
      success: true,
      connectUrl: 'https://connect.stripe.com/setup/e/acct_1Q/x',
      message: 'Continue at the payout provider',
    },
  });
export type StripeConnectView = z.infer<typeof stripeConnectView>;

/** Answer of POST /api/organization/payment-account: an address that signs in to the account, once. */
export const paymentAccountView = z
  .object({ success: z.literal(true), paymentAccountUrl: z.string() })
  .meta({ example: { success: true, paymentAccountUrl: 'https://connect.stripe.com/express/acct_1Q/x' } });
export type PaymentAccountView = z.infer<typeof paymentAccountView>;
