import { formatCents } from '../../../shared/i18n/money';

/** What an account changed by: `+$10.00` or `-$10.00`. */
export const signedCents = (cents: number): string => `${cents > 0 ? '+' : ''}${formatCents(cents, 'en', 2)}`;
