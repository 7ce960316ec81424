import { useQuery } from '@tanstack/react-query';
import { readPublicPrice } from '../api/site';
import type { Language } from '../i18n/language';
import { formatCents } from '../i18n/money';
import { priceToken, servedPriceCents } from './served-price';

const minuteMs = 60_000;

/** What a report costs now, in cents, where the browser renders; a page that stays open asks again. */
export function useReportPriceCents(): number {
  const { data } = useQuery({
    queryKey: ['report-price'],
    queryFn: async () => (await readPublicPrice()).amountCents,
    initialData: import.meta.env.SSR ? 0 : servedPriceCents,
    staleTime: minuteMs,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: true,
  });
  return data;
}

/** What a report costs now, as text. */
export function useReportPrice(language: Language): string {
  const cents = useReportPriceCents();
  return import.meta.env.SSR ? priceToken : formatCents(cents, language);
}

/** Puts the price where a message says `{price}`. */
export const withPrice = (message: string, price: string): string =>
  message.replaceAll('{price}', () => price);
