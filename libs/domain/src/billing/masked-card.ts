import type { PrintedCard } from './payment-statement.js';

const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
};

/** A card as receipts print it: `Visa •••• 4242`, or only the digits for an unknown brand. */
export const maskedCard = ({ brand, last4 }: PrintedCard): string =>
  [brandNames[brand], '••••', last4].filter(Boolean).join(' ');
