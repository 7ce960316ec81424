import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { ApiError } from '../../shared/api/api-error';
import { openPaymentIntent } from '../../shared/api/buyer';
import { isPremiumChosen, keepPremiumChoice } from '../../shared/report/current-report';
import { usePremium } from '../../shared/report/use-premium';

export const paymentIntentKey = (reportId: string | undefined) => ['payment-intent', reportId];

/** The report's payment intent; read on every visit (repeating it is safe), because a paid report has none. */
export const usePaymentIntent = (reportId: string | undefined) =>
  useQuery({
    queryKey: paymentIntentKey(reportId),
    queryFn: reportId ? () => openAsChosen(reportId) : skipToken,
    gcTime: 0,
  });

export type PaymentIntentQuery = ReturnType<typeof usePaymentIntent>;

/** The payment intent with this tab's choice; without premium if it is no longer available. */
async function openAsChosen(reportId: string) {
  if (!isPremiumChosen(reportId)) return openPaymentIntent(reportId, false);
  try {
    return await openPaymentIntent(reportId, true);
  } catch (error) {
    if (!isPremiumUnavailable(error)) throw error;
    keepPremiumChoice(reportId, false);
    return openPaymentIntent(reportId, false);
  }
}

export const isPremiumUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'billing.premium-unavailable';

/** The choice of premium at checkout; payment does not wait for the offer. */
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
    /** Null if it is not offered. */
    priceCents: intent.premium ? intent.premiumCents : priceCents,
    /** Whether premium can be checked only after payment. */
    isAfterPayment: !intent.premium && offer.data?.status === 'after-payment',
    isChosen: choosing.isPending ? choosing.variables : intent.premium,
    isChanging: choosing.isPending,
    error: choosing.error,
    choose: (premium: boolean) => choosing.mutate(premium),
  };
}

export type PremiumChoice = ReturnType<typeof usePremiumChoice>;
