/** Stand in built pages where the server writes the prices of the moment when it serves them. */
export const priceToken = '__REPORT_PRICE__';
export const premiumPriceToken = '__PREMIUM_PRICE__';

/** What a report costs, and premium on top of it. */
export type Prices = Readonly<{ reportCents: number; premiumCents: number }>;

/** The prices with which the server has served the page. */
export const servedPrices = (): Prices => ({
  reportCents: servedCents('report-price', 2500),
  premiumCents: servedCents('premium-price', 1000),
});

function servedCents(name: string, usual: number): number {
  const served = Number(document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content);
  return Number.isSafeInteger(served) && served > 0 ? served : usual;
}
