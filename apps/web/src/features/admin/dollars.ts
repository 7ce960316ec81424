import { formatCents } from '../../shared/i18n/money';

/** Dollars as the wire has them, with their cents. */
export const dollars = (amount: number): string => formatCents(Math.round(amount * 100), 'en', 2);
