import { pushEvent } from '../../shared/analytics/data-layer';
import { readCurrentReport } from '../../shared/report/current-report';

const defaultPaidCents = 2500;
const reportedKey = 'closewise_purchase_reported';

/** Reports the purchase with the amount really paid, once for each report however often the page is opened. */
export function reportPurchase(reportId: string): void {
  if (sessionStorage.getItem(reportedKey) === reportId) return;
  sessionStorage.setItem(reportedKey, reportId);
  const current = readCurrentReport();
  const paidCents = (current?.reportId === reportId && current.paidCents) || defaultPaidCents;
  pushEvent({ event: 'purchase', value: paidCents / 100, currency: 'USD' });
}
