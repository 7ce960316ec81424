import { lazy } from 'react';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { CardForm } from './card-form';

/** The card form of each provider, loaded when it is needed. */
export const cardForms: Record<PaymentIntentView['provider'], CardForm> = {
  simulated: lazy(() => import('./simulated/SimulatedCardForm')),
  stripe: lazy(() => import('./stripe/StripeCardForm')),
};
