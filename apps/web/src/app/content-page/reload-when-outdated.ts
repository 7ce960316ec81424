import { minuteMs } from '@closewise/domain/calendar';
import { servedPrices } from '../../shared/price/served-price';

/**
 * Reloads the page when the site has closed for maintenance (checked every minute while visible), or when the
 * visitor returns after a minute and a price has changed. Form input is kept in the tab.
 */
export function reloadWhenOutdated(reload = () => window.location.reload()): void {
  let asked = Date.now();
  const look = async (comesBack: boolean) => {
    asked = Date.now();
    const { readMaintenance, readPublicPrice } = await import('../../shared/api/site');
    const [{ maintenanceMode }, now] = await Promise.all([readMaintenance(), readPublicPrice()]);
    const { reportCents, premiumCents } = servedPrices();
    const isOutdated = now.amountCents !== reportCents || now.premiumCents !== premiumCents;
    if (maintenanceMode || (comesBack && isOutdated)) reload();
  };
  const report = (error: unknown) => console.warn('Whether the site is open could not be asked', error);
  setInterval(() => {
    if (!document.hidden) look(false).catch(report);
  }, minuteMs);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked >= minuteMs) look(true).catch(report);
  });
}
