import type { FeeLine, FeeSource } from '../estimate.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import { amountRuleOf } from './amount-rules.js';
import type { AmountRule } from './fee-amount.js';
import { conditionOf, fitsMarket, marketType, type Condition } from './fee-applies.js';
import { nationalSource } from './fee-source.js';
import { categoryRuleOf, sectionOf, type CategoryRule } from './fee-terms.js';
import type { NationalFee, NationalFees } from './national-fees.js';
import type { FeeText } from './texts/fee-text.js';
import { feeTexts, isMarketFeeKey, type MarketFeeKey } from './texts/index.js';

/** A fee of the data with everything that its key decides, looked up once for all estimates. */
export type MarketFee = Readonly<{
  key: MarketFeeKey;
  lineKey: string;
  fee: NationalFee;
  text: FeeText;
  section: FeeLine['section'];
  source: FeeSource;
  condition: Condition;
  categoryOf: CategoryRule;
  amountOf: AmountRule;
}>;

const marketFee = (key: MarketFeeKey, fee: NationalFee): MarketFee => ({
  key,
  lineKey: `fee.${key}`,
  fee,
  text: feeTexts[key],
  section: sectionOf(key, fee),
  source: nationalSource(fee),
  condition: conditionOf(key),
  categoryOf: categoryRuleOf(key),
  amountOf: amountRuleOf(key),
});

const marketFees = oncePer(({ fees }: NationalFees) =>
  fees.flatMap((fee) => (isMarketFeeKey(fee.key) ? [marketFee(fee.key, fee)] : [])),
);

type FeesByMarket = Map<string, readonly MarketFee[]>;
const feesByMarket = oncePer<NationalFees, FeesByMarket>(() => new Map());

/** The fees of the state for this type of property and loan; which of them arise, the purchase decides. */
export function marketFeesFor(national: NationalFees, purchase: Purchase): readonly MarketFee[] {
  const known = feesByMarket(national);
  const market = `${purchase.state} ${marketType(purchase)} ${purchase.loanType}`;
  const before = known.get(market);
  if (before) return before;
  const fees = marketFees(national).filter(({ fee }) => fitsMarket(fee, purchase));
  known.set(market, fees);
  return fees;
}
