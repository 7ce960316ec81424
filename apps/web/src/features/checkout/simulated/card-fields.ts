import type { SimulatedCardRequest } from '@closewise/contracts/buyer';
import type { CheckoutMessages } from '../messages.en';

export type CardFields = Pick<SimulatedCardRequest, 'nameOnCard' | 'cardNumber' | 'expiration' | 'cvc'>;
type ErrorKey = keyof CheckoutMessages['card']['errors'];

/** Which message says what is wrong with a field. */
export const fieldErrors: Record<keyof CardFields, ErrorKey> = {
  nameOnCard: 'name',
  cardNumber: 'number',
  expiration: 'expiration',
  cvc: 'cvc',
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
