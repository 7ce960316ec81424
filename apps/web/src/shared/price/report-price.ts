import { useQuery } from '@tanstack/react-query';
import { readPublicPrice } from '../api/site';
import type { Language } from '../i18n/language';
import { formatCents } from '../i18n/money';
import { premiumPriceToken, priceToken, servedPrices, type Prices } from './served-price';

const minuteMs = 60_000;
const notServed: Prices = { reportCents: 0, premiumCents: 0 };

/** The prices of now, where the browser renders; a page that stays open asks again. */
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

/** What a report costs now, in cents, where the browser renders. */
export const useReportPriceCents = (): number => usePrices().reportCents;

/** What a report costs now, as text. */
export function useReportPrice(language: Language): string {
  const { reportCents } = usePrices();
  return import.meta.env.SSR ? priceToken : formatCents(reportCents, language);
}

/** What premium costs now on top of a report, as text. */
export function usePremiumPrice(language: Language): string {
  const { premiumCents } = usePrices();
  return import.meta.env.SSR ? premiumPriceToken : formatCents(premiumCents, language);
}

/** Puts the price where a message says `{price}`. */
export const withPrice = (message: string, price: string): string =>
  message.replaceAll('{price}', () => price);

/** Puts the price of premium where a message says `{premium}`. */
export const withPremiumPrice = (message: string, premium: string): string =>
  message.replaceAll('{premium}', () => premium);
