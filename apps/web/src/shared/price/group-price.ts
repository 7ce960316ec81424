import type { Language } from '../i18n/language';
import { readPrice } from './read-price';

/**
 * 450000 and the 450.000,00 of Spanish hands become 450,000, for the buyer to see; a price with words, and what is no
 * price, stays as typed.
 */
export function groupPrice(text: string, language: Language): string {
  const reading = readPrice(text, language);
  if ('problem' in reading || !/^[\s\d$.,'’]+$/.test(text)) return text;
  const decimals = /[.,](\d{1,2})$/.exec(text.trim())?.[1];
  return Math.trunc(reading.dollars).toLocaleString('en-US') + (decimals ? `.${decimals}` : '');
}
