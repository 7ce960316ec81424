import type { SimulatedCardRequest } from '@closewise/contracts/buyer';
import type { CheckoutMessages } from '../messages.en';

export type CardFields = Pick<SimulatedCardRequest, 'nameOnCard' | 'cardNumber' | 'expiration' | 'cvc'>;
type ErrorKey = keyof CheckoutMessages['card']['errors'];

/** Message keys by field. */
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

/** Formats MM/YY while typing; a first digit above 1 is a complete month. */
export function formatExpiration(text: string): string {
  const digits = text
    .replace(/\D/g, '')
    .replace(/^([2-9])/, '0$1')
    .slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits;
}
