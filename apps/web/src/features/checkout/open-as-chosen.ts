import { ApiError } from '../../shared/api/api-error';
import { openPaymentIntent } from '../../shared/api/buyer';
import { isPremiumChosen, keepPremiumChoice } from '../../shared/report/premium-choice';

/** The payment with what this tab has chosen; without premium, where it is not to be had any more. */
export async function openAsChosen(reportId: string) {
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
