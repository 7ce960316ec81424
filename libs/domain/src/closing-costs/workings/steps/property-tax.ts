import type { Cents } from '../../../money/index.js';

/** The year's property tax and what of it falls due at closing. */
export type PropertyTaxStep =
  | Readonly<{ kind: 'yearly-tax'; pricePercent: number; cents: Cents }>
  | Readonly<{ kind: 'months-of-yearly-tax'; months: number; pricePercent: number; cents: Cents }>
  | Readonly<{ kind: 'taxes-paid'; when: 'advance' | 'arrears' | 'mixed' }>
  /** To the seller, for days after closing. */
  | Readonly<{ kind: 'days-already-paid'; cents: Cents }>
  | Readonly<{ kind: 'due-before-first-payment'; cents: Cents }>
  /** Taken off what the buyer pays, for days before closing. */
  | Readonly<{ kind: 'less-seller-credit'; cents: Cents }>
  | Readonly<{ kind: 'nothing-due'; sellerCreditCents: Cents }>;
