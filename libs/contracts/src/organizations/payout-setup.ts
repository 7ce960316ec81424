import { z } from 'zod';
import { personText } from '../buyer/person-text.js';

/** Body of POST /api/organization/stripe-connect. Id and tag are accepted and must be those of the session. */
export const stripeConnectRequest = z
  .strictObject({
    organizationId: z.union([personText(40), z.number()]).nullish(),
    organizationTag: personText(40).nullish(),
  })
  .meta({ example: { organizationTag: 'HAR' } });
export type StripeConnectRequest = z.infer<typeof stripeConnectRequest>;

/** Answer of POST /api/organization/stripe-connect: to be opened in a tab of its own. */
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

/** Answer of POST /api/organization/payment-account: a page that signs in to the account, once. */
export const paymentAccountView = z
  .object({ success: z.literal(true), paymentAccountUrl: z.string() })
  .meta({ example: { success: true, paymentAccountUrl: 'https://connect.stripe.com/express/acct_1Q/x' } });
export type PaymentAccountView = z.infer<typeof paymentAccountView>;
