import type { ComponentType } from 'react';
import { Lock } from 'lucide-react';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import type { Language } from '../../shared/i18n/language';
import { formatCents } from '../../shared/i18n/money';
import { Notice } from '../../shared/ui/Notice';
import { Spinner } from '../../shared/ui/Spinner';
import type { CheckoutMessages } from './messages.en';

/**
 * Props of every provider's card form. The form takes the card, shows the provider's refusals, and calls
 * `onConfirmed` once the provider has accepted the payment or is still processing it.
 */
export type CardFormProps = {
  t: CheckoutMessages;
  language: Language;
  intent: PaymentIntentView;
  /** The amount is changing; payment is blocked until it is known. */
  isChanging: boolean;
  /**
   * Called before each confirmation: the current payment intent, or null if its amount differs from the one
   * shown.
   */
  checkAmount: () => Promise<PaymentIntentView | null>;
  onConfirmed: (paymentIntentId: string) => Promise<void>;
};
export type CardForm = ComponentType<CardFormProps>;

/** Replaces a card form that is still loading. */
export function FormLoading({ t, language, intent }: Pick<CardFormProps, 't' | 'language' | 'intent'>) {
  return (
    <>
      <Spinner label={t.loadingForm} />
      <PayButton t={t} language={language} intent={intent} ready={false} paying={false} />
    </>
  );
}

/** Replaces a card form that is unavailable. */
export function PaymentsUnavailable({ t, onRetry }: { t: CheckoutMessages; onRetry?: () => void }) {
  return (
    <div className="grid gap-4">
      <Notice tone="error" title={t.errors.unavailable}>
        {t.errors.unavailableHelp}
      </Notice>
      {onRetry && (
        <button type="button" className="btn btn-quiet justify-self-start" onClick={onRetry}>
          {t.retry}
        </button>
      )}
    </div>
  );
}

type Props = Pick<CardFormProps, 't' | 'language' | 'intent'> & { ready: boolean; paying: boolean };

/** 'Pay $25.00'; disabled until the provider is ready, and while it pays. */
export function PayButton({ t, language, intent, ready, paying }: Props) {
  return (
    <button className="btn btn-primary mt-6 w-full text-[1.0625rem]" disabled={!ready || paying}>
      {paying ? <span aria-hidden="true" className="spinner" /> : <Lock aria-hidden size={17} />}
      <span>
        {paying ? t.card.paying : t.card.pay(formatCents(intent.paymentIntent.amount, language, 2))}
      </span>
    </button>
  );
}
