import { minuteMs } from '@closewise/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { sharePlaceholders, shareTexts, type ShareTexts } from '@closewise/domain/affiliation';
import { readPublicPrice } from '../api/site';
import type { Language } from '../i18n/language';
import { formatCents } from '../i18n/money';
import { premiumPriceToken, type Prices, priceToken, servedPrices } from './served-price';

const notServed: Prices = { reportCents: 0, premiumCents: 0 };

/** Current prices in the browser; refreshed while the page is open. */
function usePrices(): Prices {
  const { data } = useQuery({
    queryKey: ['prices'],
    queryFn: async (): Promise<Prices> => {
      const { amountCents, premiumCents } = await readPublicPrice();
      return { reportCents: amountCents, premiumCents };
    },
    initialData: import.meta.env.SSR ? notServed : servedPrices,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: true,
  });
  return data;
}

/** The current report price in cents, in the browser. */
export const useReportPriceCents = (): number => usePrices().reportCents;

/** The current report price as text. */
export function useReportPrice(language: Language): string {
  const { reportCents } = usePrices();
  return import.meta.env.SSR ? priceToken : formatCents(reportCents, language);
}

/** The current price of premium, on top of the report, as text. */
export function usePremiumPrice(language: Language): string {
  const { premiumCents } = usePrices();
  return import.meta.env.SSR ? premiumPriceToken : formatCents(premiumCents, language);
}

/** Replaces `{price}` in a message. */
export const withPrice = (message: string, price: string): string =>
  message.replaceAll('{price}', () => price);

/** Replaces `{premium}` in a message. */
export const withPremiumPrice = (message: string, premium: string): string =>
  message.replaceAll('{premium}', () => premium);

/** The shares of a report at the current price, as text. */
export function useReportShares(): ShareTexts {
  const cents = useReportPriceCents();
  return import.meta.env.SSR ? sharePlaceholders : shareTexts(cents);
}
