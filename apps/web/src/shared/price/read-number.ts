import type { Language } from '../i18n/language';
import { parsePrice } from './parse-price';

const american = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const latin = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/;
const decimalComma = /^\d+,\d{1,2}$/;

const withDecimalComma = (text: string): number => parsePrice(text.replaceAll('.', '').replace(',', '.'));

/** A number as it stands alone: 450,000.50 and the 450.000,50 of Spanish hands. NaN when it is none. */
export function readNumber(text: string): number {
  const isLatin = !american.test(text) && (latin.test(text) || decimalComma.test(text));
  return isLatin ? withDecimalComma(text) : parsePrice(text);
}

/**
 * A number before `thousand` or `million`, where a point or comma stands before decimals: 1.25, 1,2. Before thousand,
 * three digits after a comma are thousands themselves, in Spanish after a point as well.
 */
export function readCount(text: string, unit: number, language: Language): number {
  const groups = language === 'es' ? /^\d{1,3}[.,]\d{3}$/ : /^\d{1,3},\d{3}$/;
  if (unit <= 1000 && groups.test(text)) return Number(text.replace(/[.,]/, ''));
  return /^(?:\d*[.,])?\d+$/.test(text) ? Number(text.replace(',', '.')) : readNumber(text);
}
