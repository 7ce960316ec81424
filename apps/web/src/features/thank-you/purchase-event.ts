import { pushEvent } from '../../shared/analytics/data-layer';
import { servedPriceCents } from '../../shared/price/report-price';
import { readCurrentReport } from '../../shared/report/current-report';

const reportedKey = 'closewise_purchase_reported';

/** Reports the purchase with the amount really paid, once for each report however often the page is opened. */
export function reportPurchase(reportId: string): void {
  if (sessionStorage.getItem(reportedKey) === reportId) return;
  sessionStorage.setItem(reportedKey, reportId);
  const current = readCurrentReport();
  const paidCents = (current?.reportId === reportId && current.paidCents) || servedPriceCents();
  pushEvent({ event: 'purchase', value: paidCents / 100, currency: 'USD' });
}
