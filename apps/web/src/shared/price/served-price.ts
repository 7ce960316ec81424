/** Placeholders in prerendered pages that the server replaces with the current prices. */
export const priceToken = '__REPORT_PRICE__';
export const premiumPriceToken = '__PREMIUM_PRICE__';

export type Prices = Readonly<{ reportCents: number; premiumCents: number }>;

/** The prices in the served page. */
export const servedPrices = (): Prices => ({
  reportCents: servedCents('report-price', 2500),
  premiumCents: servedCents('premium-price', 1000),
});

function servedCents(name: string, usual: number): number {
  const served = Number(document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content);
  return Number.isSafeInteger(served) && served > 0 ? served : usual;
}
