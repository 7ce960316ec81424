import type { PropertyType } from '../property.js';
import type { Purchase } from '../purchase.js';
import { marketType } from './market.js';

const withoutEscrow: ReadonlySet<PropertyType> = new Set([
  'vacant-land',
  'commercial',
  'industrial',
  'mixed-use',
  'co-op',
]);

/** Lenders keep an account for the taxes and insurance of homes and farms; a co-operative pays the taxes of its building. */
export const hasEscrowAccount = (purchase: Purchase): boolean =>
  purchase.loanType !== 'Cash' && !withoutEscrow.has(marketType(purchase));

/** A lender may let a conventional borrower with 20% down go without an escrow account. */
export const mayWaiveEscrow = ({ loanType, loanCents, priceCents }: Purchase): boolean =>
  loanType === 'Conventional' && loanCents * 100 <= priceCents * 80;
