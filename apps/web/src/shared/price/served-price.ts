/** Stand in built pages where the server writes the price of the moment when it serves them. */
export const priceToken = '__REPORT_PRICE__';
export const priceCentsToken = '__REPORT_PRICE_CENTS__';

const defaultPriceCents = 2500;

/** The price in cents with which the server has served the page. */
export function servedPriceCents(): number {
  const served = Number(document.querySelector<HTMLMetaElement>('meta[name="report-price"]')?.content);
  return Number.isSafeInteger(served) && served > 0 ? served : defaultPriceCents;
}
