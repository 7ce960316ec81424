import { Lock } from 'lucide-react';
import { formatCents } from '../../shared/i18n/money';
import type { CardFormProps } from './card-form';

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
