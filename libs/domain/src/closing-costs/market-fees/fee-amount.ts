import type { Cents } from '../../money/index.js';
import type { FeeSource } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { Workings } from '../workings/index.js';
import type { LocalCosts } from './local-costs.js';
import type { Market } from './market.js';
import type { NationalFee, NationalFees } from './national-fees.js';

/** Everything that the amount of one national fee may depend on. */
export type FeeContext = Readonly<{
  fee: NationalFee;
  purchase: Purchase;
  national: NationalFees;
  local: LocalCosts;
}>;

/** What the buyer pays for a fee; `source` replaces the fee's own where the figure comes from elsewhere. */
export type FeeAmount = Readonly<{
  lowCents: Cents;
  typicalCents: Cents;
  highCents: Cents;
  workings: Workings;
  exact?: boolean;
  /** The part that the seller pays by custom, beside the buyer's `typicalCents`. */
  sellerCents?: Cents;
  source?: FeeSource;
}>;

/** The amount of a fee that depends on the purchase, or null when the data hold no figure for it. */
export type AmountRule = (context: FeeContext) => FeeAmount | null;

/** The amount of a fee that is the same for every purchase of a market. */
export type MarketAmountRule = (fee: NationalFee, market: Market) => FeeAmount | null;

/** One figure that the program's own rule fixes to the cent. */
export const fixedAmount = (cents: Cents, workings: Workings, source: FeeSource): FeeAmount => ({
  lowCents: cents,
  typicalCents: cents,
  highCents: cents,
  workings,
  exact: true,
  source,
});
