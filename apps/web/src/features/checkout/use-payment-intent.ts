import { skipToken, useQuery } from '@tanstack/react-query';
import { openPaymentIntent } from '../../shared/api/buyer';

/** The report's payment; asked again on every visit, since a paid report has none (repeating gives the same). */
export const usePaymentIntent = (reportId: string | undefined) =>
  useQuery({
    queryKey: ['payment-intent', reportId],
    queryFn: reportId ? () => openPaymentIntent(reportId) : skipToken,
    gcTime: 0,
  });

export type PaymentIntentQuery = ReturnType<typeof usePaymentIntent>;
