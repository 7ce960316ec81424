import { useEffect } from 'react';
import { paidHere, reportPremiumPurchase, reportPurchase } from '../../shared/report/purchase-event';
import type { ReceiptQuery } from './use-receipt';

/** Tells analytics of what was paid, here or by the receipt; of the usual price where neither is to be had. */
export function usePurchaseEvents(
  reportId: string,
  isPaid: boolean,
  { data, isError }: Pick<ReceiptQuery, 'data' | 'isError'>,
) {
  useEffect(() => {
    if (!isPaid || (!data && !isError && paidHere(reportId) === null)) return;
    reportPurchase(reportId, data?.receipt.amountCents ?? null);
    if (data?.upgrade) reportPremiumPurchase(reportId, data.upgrade.amountCents);
  }, [reportId, isPaid, data, isError]);
}
