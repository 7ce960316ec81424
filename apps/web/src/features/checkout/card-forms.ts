import { lazy } from 'react';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { CardForm } from './card-form';

/** The card form of each provider, loaded when it is needed; a provider without one cannot take payments here. */
export const cardForms: Partial<Record<PaymentIntentView['provider'], CardForm>> = {
  simulated: lazy(() => import('./simulated/SimulatedCardForm')),
};
