import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { openPaymentIntent } from '../../shared/api/buyer';
import { keepPremiumChoice } from '../../shared/report/premium-choice';
import { usePremium } from '../../shared/report/use-premium';
import { paymentIntentKey } from './use-payment-intent';

/** Premium at checkout, where it is offered: whether it is chosen, and choosing otherwise. Nobody waits for the offer. */
export function usePremiumChoice(reportId: string, intent: PaymentIntentView) {
  const queries = useQueryClient();
  const offer = usePremium(reportId);
  const choosing = useMutation({
    scope: { id: `premium-choice-${reportId}` },
    mutationFn: (premium: boolean) => openPaymentIntent(reportId, premium),
    onSuccess: (changed) => {
      keepPremiumChoice(reportId, changed.premium);
      queries.setQueryData(paymentIntentKey(reportId), changed);
    },
  });
  const priceCents = offer.data?.status === 'offered' ? offer.data.amountCents : null;
  return {
    /** Null where it is not offered, and nothing is shown. */
    priceCents: intent.premium ? intent.premiumCents : priceCents,
    isChosen: choosing.isPending ? choosing.variables : intent.premium,
    isChanging: choosing.isPending,
    error: choosing.error,
    choose: (premium: boolean) => choosing.mutate(premium),
  };
}

export type PremiumChoice = ReturnType<typeof usePremiumChoice>;
