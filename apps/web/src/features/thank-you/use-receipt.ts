import { skipToken, useQuery } from '@tanstack/react-query';
import { readReceipt } from '../../shared/api/buyer';

/** What was paid for a report, and for premium later; nobody is asked while `isPaid` is not known. */
export const useReceipt = (reportId: string, isPaid: boolean) =>
  useQuery({
    queryKey: ['receipt', reportId],
    queryFn: isPaid ? () => readReceipt(reportId) : skipToken,
  });

export type ReceiptQuery = ReturnType<typeof useReceipt>;
