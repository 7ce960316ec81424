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

/** Lenders escrow taxes and insurance of homes and farms; a co-operative pays its building's taxes itself. */
export const hasEscrowAccount = (purchase: Purchase): boolean =>
  purchase.loanType !== 'Cash' && !withoutEscrow.has(marketType(purchase));

/** A lender may waive escrow for a conventional loan with at least 20% down. */
export const mayWaiveEscrow = ({ loanType, loanCents, priceCents }: Purchase): boolean =>
  loanType === 'Conventional' && loanCents * 100 <= priceCents * 80;
