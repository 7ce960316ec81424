import { useRef, useState } from 'react';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { ApiError, serverMessage } from '../../../shared/api/api-error';
import { confirmSimulatedCard } from '../../../shared/api/buyer';
import type { CardFormProps } from '../card-form';
import { checkedIntent } from '../checked-amount';
import { PaymentReportError } from '../use-finish-payment';
import type { CardFields } from './card-fields';

type Phase = 'idle' | 'paying' | 'challenge';
type Failure = { title: string; detail: string };

/** Confirms the card with the simulated provider, including its 3-D Secure question. */
export function useSimulatedPayment({ t, checkAmount, onConfirmed }: CardFormProps) {
  const [phase, setPhase] = useState<Phase>('idle');
  const [card, setCard] = useState<CardFields | null>(null);
  const [error, setError] = useState<Failure | null>(null);
  const doubtful = useRef(false);

  const pay = async (fields: CardFields, authenticated?: true) => {
    setCard(fields);
    setPhase('paying');
    setError(null);
    const checked = await checkedIntent({ checkAmount, t, mayBePaid: doubtful.current });
    if ('failure' in checked) {
      setError(checked.failure);
      return setPhase('idle');
    }
    const { intent } = checked;
    try {
      if ((await confirm(intent, fields, authenticated)) === 'requires-action') return setPhase('challenge');
      await onConfirmed(intent.paymentIntent.id);
    } catch (refusal) {
      doubtful.current = isUnanswered(refusal);
      setError(failureOf(refusal, t));
      setPhase('idle');
    }
  };
  const answerChallenge = (confirmed: boolean) => {
    if (confirmed && card) return void pay(card, true);
    setPhase('idle');
    setError({ title: t.errors.refused, detail: t.card.authenticationFailed });
  };
  return { phase, error, pay, answerChallenge };
}

async function confirm(
  { paymentIntent, clientSecret }: PaymentIntentView,
  fields: CardFields,
  authenticated?: true,
) {
  const answer = await confirmSimulatedCard(paymentIntent.id, {
    clientSecret,
    ...fields,
    ...(authenticated && { authenticated }),
  });
  return answer.status;
}

/** The card may have been charged. */
const isUnanswered = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

function failureOf(refusal: unknown, { errors, refusals }: CardFormProps['t']): Failure | null {
  if (refusal instanceof PaymentReportError) return null;
  if (isUnanswered(refusal)) return { title: errors.processing, detail: errors.uncheckedHelp };
  const detail = serverMessage(refusal, refusals);
  return detail ? { title: errors.refused, detail } : { title: errors.payment, detail: errors.again };
}
