import { servedPrices } from '../../shared/price/served-price';

const minuteMs = 60_000;

/**
 * Loads the page anew when the site has closed for maintenance, asked every minute while it is seen, or when the visitor
 * comes back to it after a minute and a price is another. What the form was filled in with is kept in the tab.
 * `reload` loads the page.
 */
export function keepInStep(reload = () => window.location.reload()): void {
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
