import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { PaymentIntent, PaymentProvider } from '../provider/payment-provider.js';

/** What the card form needs of an intent. */
export function paymentIntentViewOf(
  { intentId, clientSecret, amountCents, premiumCents }: PaymentIntent,
  { name: provider, publishableKey }: PaymentProvider,
  placeNotice: PaymentIntentView['placeNotice'],
): PaymentIntentView {
  return {
    success: true,
    clientSecret,
    paymentIntent: { id: intentId, amount: amountCents, currency: 'usd' },
    premium: premiumCents > 0,
    premiumCents,
    provider,
    publishableKey,
    placeNotice,
  };
}
