import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { PaymentIntentView } from '@closewise/contracts/buyer';
import { ApiError } from '../../shared/api/api-error';

/**
 * What a card form asks right before it confirms, since another tab may have changed the payment: the payment as it stands,
 * or null when its amount is another one than the page shows, or when it is paid. The page then shows how it stands.
 */
export function useCheckedAmount(
  queryKey: QueryKey,
  intent: PaymentIntentView,
  open: () => Promise<PaymentIntentView>,
) {
  const queries = useQueryClient();
  return async (): Promise<PaymentIntentView | null> => {
    try {
      const now = await open();
      queries.setQueryData(queryKey, now);
      return now.paymentIntent.amount === intent.paymentIntent.amount ? now : null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 409) throw error;
      await queries.invalidateQueries({ queryKey });
      return null;
    }
  };
}
