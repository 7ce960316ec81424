import { servedPriceCents } from '../../shared/price/served-price';

const minuteMs = 60_000;

/**
 * Loads the page anew when the site has closed for maintenance, asked every minute while it is seen, or when the visitor
 * comes back to it and the price is another. What the form was filled in with is kept in the tab.
 */
export function keepInStep(): void {
  let asked = Date.now();
  const look = async (comesBack: boolean) => {
    if (document.hidden || Date.now() - asked < minuteMs) return;
    asked = Date.now();
    const { readMaintenance, readPublicPrice } = await import('../../shared/api/site');
    const [{ maintenanceMode }, { amountCents }] = await Promise.all([readMaintenance(), readPublicPrice()]);
    if (maintenanceMode || (comesBack && amountCents !== servedPriceCents())) window.location.reload();
  };
  const report = (error: unknown) => console.warn('Whether the site is open could not be asked', error);
  setInterval(() => void look(false).catch(report), minuteMs);
  document.addEventListener('visibilitychange', () => void look(true).catch(report));
}
