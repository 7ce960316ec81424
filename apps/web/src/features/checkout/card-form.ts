import type { ComponentType } from 'react';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { Language } from '../../shared/i18n/language';
import type { CheckoutMessages } from './messages.en';

/**
 * What every provider's card form is given. It takes the card, shows the provider's own refusals, and calls
 * `onConfirmed` once the provider has accepted the payment or still works on it.
 */
export type CardFormProps = {
  t: CheckoutMessages;
  language: Language;
  intent: PaymentIntentView;
  /** The amount is being changed: nobody pays before it is known. */
  isChanging: boolean;
  /** Called before each confirmation: the payment as it stands, null when it is not for the amount that is shown. */
  checkAmount: () => Promise<PaymentIntentView | null>;
  onConfirmed: (paymentIntentId: string) => Promise<void>;
};
export type CardForm = ComponentType<CardFormProps>;
