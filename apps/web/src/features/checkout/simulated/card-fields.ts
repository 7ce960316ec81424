import type { SimulatedCardRequest } from '@closewise/contracts/buyer';
import type { CheckoutMessages } from '../messages.en';

export type CardFields = Pick<SimulatedCardRequest, 'nameOnCard' | 'cardNumber' | 'expiration' | 'cvc'>;
type ErrorKey = keyof CheckoutMessages['card']['errors'];

/** What is wrong with a field's text, as the key of its message. */
export const fieldRules: Record<keyof CardFields, { pattern: RegExp; error: ErrorKey }> = {
  nameOnCard: { pattern: /\S/, error: 'name' },
  cardNumber: { pattern: /^(?:\d ?){12,19}$/, error: 'number' },
  expiration: { pattern: /^(0[1-9]|1[0-2])\/\d{2}$/, error: 'expiration' },
  cvc: { pattern: /^\d{3,4}$/, error: 'cvc' },
};

/** Digits in groups of four. */
export const formatCardNumber = (text: string): string =>
  text
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** MM/YY while it is typed; a first digit over 1 is a month of its own. */
export function formatExpiration(text: string): string {
  const digits = text
    .replace(/\D/g, '')
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
