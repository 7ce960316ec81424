import type { Language } from '../../shared/i18n/language';
import { readPrice } from '../../shared/price/read-price';
import { centsOf } from '@closewise/domain/money';

/** Nothing was typed, or something that is no such number. */
export type Unread = 'blank' | 'unread';

/** Cents of an amount as people type it, which may be zero. */
export function readAmount(typed: string, language: Language): number | Unread {
  if (/^(?:\$\s*)?0+(?:[.,]0{1,2})?$/.test(typed.trim())) return 0;
  const reading = readPrice(typed, language);
  return 'dollars' in reading ? centsOf(reading.dollars) : reading.problem;
}

const percent = /^(\d{1,3})?(?:[.,](\d{1,3}))?(?:\s+(\d{1,2})\/(\d{1,2}))?$/;

/** Thousandths of a percent: 6.875, 6,875 %, 6 7/8, 20 percent. */
export function readPercent(typed: string): number | Unread {
  const text = typed
    .toLowerCase()
    .replace(/%|percent|por ciento/g, ' ')
    .trim();
  if (text === '') return typed.trim() === '' ? 'blank' : 'unread';
  const [, whole, decimals = '', count, parts] = percent.exec(text) ?? [];
  if (whole === undefined && decimals === '') return 'unread';
  if (parts !== undefined && (decimals !== '' || Number(parts) === 0)) return 'unread';
  const fraction = count === undefined ? 0 : Math.round((Number(count) * 1000) / Number(parts));
  return Number(whole ?? 0) * 1000 + Number(decimals.padEnd(3, '0')) + fraction;
}

/** Whether a down payment is typed as a share of the price. */
export const isPercent = (typed: string): boolean => /%|percent|por ciento/i.test(typed);
