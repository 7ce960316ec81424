import { servedPriceCents } from '../../shared/price/served-price';

const minuteMs = 60_000;

/**
 * Loads the page anew when the site has closed for maintenance, asked every minute while it is seen, or when the visitor
 * comes back to it after a minute and the price is another. What the form was filled in with is kept in the tab.
 * `reload` loads the page.
 */
export function keepInStep(reload = () => window.location.reload()): void {
  let asked = Date.now();
  const look = async (comesBack: boolean) => {
    asked = Date.now();
    const { readMaintenance, readPublicPrice } = await import('../../shared/api/site');
    const [{ maintenanceMode }, { amountCents }] = await Promise.all([readMaintenance(), readPublicPrice()]);
    if (maintenanceMode || (comesBack && amountCents !== servedPriceCents())) reload();
  };
  const report = (error: unknown) => console.warn('Whether the site is open could not be asked', error);
  setInterval(() => {
    if (!document.hidden) look(false).catch(report);
  }, minuteMs);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - asked >= minuteMs) look(true).catch(report);
  });
}
