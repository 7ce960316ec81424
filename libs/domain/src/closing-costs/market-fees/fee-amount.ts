import type { Cents } from '../../money/index.js';
import type { FeeSource } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { Workings } from '../workings/step.js';
import type { LocalCosts } from './local-costs.js';
import type { Market } from './market.js';
import type { NationalFee, NationalFees } from './national-fees.js';

/** Everything that a national fee's amount can depend on. */
export type FeeContext = Readonly<{
  fee: NationalFee;
  purchase: Purchase;
  national: NationalFees;
  local: LocalCosts;
}>;

/** The buyer's amount of a fee; `source` replaces the fee's own source if set. */
export type FeeAmount = Readonly<{
  lowCents: Cents;
  typicalCents: Cents;
  highCents: Cents;
  workings: Workings;
  exact?: boolean;
  /** The seller's customary part, in addition to the buyer's `typicalCents`. */
  sellerCents?: Cents;
  source?: FeeSource;
}>;

/** The amount of a fee that depends on the purchase; null if the data has no figure. */
export type AmountRule = (context: FeeContext) => FeeAmount | null;

/** The amount of a fee that is the same for every purchase in a market. */
export type MarketAmountRule = (fee: NationalFee, market: Market) => FeeAmount | null;

/** A figure fixed to the cent by the program's rule. */
export const fixedAmount = (cents: Cents, workings: Workings, source: FeeSource): FeeAmount => ({
  lowCents: cents,
  typicalCents: cents,
  highCents: cents,
  workings,
  exact: true,
  source,
});
