import { skipToken, useQuery } from '@tanstack/react-query';
import { openAsChosen } from './open-as-chosen';

export const paymentIntentKey = (reportId: string | undefined) => ['payment-intent', reportId];

/** The report's payment; asked again on every visit, since a paid report has none (repeating gives the same). */
export const usePaymentIntent = (reportId: string | undefined) =>
  useQuery({
    queryKey: paymentIntentKey(reportId),
    queryFn: reportId ? () => openAsChosen(reportId) : skipToken,
    gcTime: 0,
  });

export type PaymentIntentQuery = ReturnType<typeof usePaymentIntent>;
