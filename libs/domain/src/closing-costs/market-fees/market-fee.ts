import type { FeeLine } from '../estimate.js';
import { stateOf } from '../jurisdiction/index.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import { inSections } from '../section-order.js';
import { marketAmountOf, purchaseAmountOf } from './amount-rules.js';
import type { AmountRule, FeeAmount } from './fee-amount.js';
import { conditionOf, fitsMarket, type Condition } from './fee-applies.js';
import { nationalSource } from './fee-source.js';
import { categoryIn, requiredByOf, sectionOf } from './fee-terms.js';
import type { LocalCosts } from './local-costs.js';
import { hasLoanEstimate, marketOf, marketType, type Market } from './market.js';
import type { NationalFee, NationalFees } from './national-fees.js';
import { perilsAt } from './perils-at.js';
import { feeTextIn } from './texts/fee-text-in.js';
import { isMarketFeeKey, type MarketFeeKey } from './texts/index.js';

/** A line of the estimate but for its figures. */
export type LineTerms = Omit<FeeLine, 'shares' | 'range' | 'exact' | 'workings'>;

/** A fee in one market: a finished line, unless the purchase decides its amount. */
export type MarketFee = Readonly<{
  fee: NationalFee;
  condition: Condition | null;
  section: FeeLine['section'];
}> &
  (Readonly<{ line: FeeLine }> | Readonly<{ line: null; terms: LineTerms; amountOf: AmountRule }>);

/** The line of a fee with its figures. */
export const withAmount = (terms: LineTerms, amount: FeeAmount): FeeLine => ({
  key: terms.key,
  kind: terms.kind,
  name: terms.name,
  section: terms.section,
  category: terms.category,
  tolerance: terms.tolerance,
  requiredBy: terms.requiredBy,
  level: terms.level,
  jurisdiction: terms.jurisdiction,
  shares: { buyerCents: amount.typicalCents, sellerCents: amount.sellerCents ?? 0, lenderCents: 0 },
  range: { lowCents: amount.lowCents, typicalCents: amount.typicalCents, highCents: amount.highCents },
  exact: amount.exact ?? false,
  workings: amount.workings,
  source: amount.source ?? terms.source,
  whoToContact: terms.whoToContact,
  whatToAskFor: terms.whatToAskFor,
});

function termsOf(key: MarketFeeKey, fee: NationalFee, market: Market, local: LocalCosts): LineTerms {
  const category = categoryIn(key, fee, market);
  const federal = fee.kind === 'loan-program';
  return {
    ...feeTextIn(key, market, local),
    key: `fee.${key}`,
    kind: fee.kind,
    section: sectionOf(key, fee),
    category,
    tolerance: hasLoanEstimate(market) ? fee.tolerance : null,
    requiredBy: requiredByOf(key, fee, category, market),
    level: federal ? 'federal' : 'market',
    jurisdiction: federal ? { kind: 'nation' } : stateOf({ state: market.state, name: local.name }),
    source: nationalSource(fee),
  };
}

function marketFee(fee: NationalFee, market: Market, local: LocalCosts): MarketFee[] {
  const { key } = fee;
  if (!isMarketFeeKey(key) || !fitsMarket(fee, market)) return [];
  const terms = termsOf(key, fee, market, local);
  const found = { fee, condition: conditionOf(key), section: terms.section };
  const amountOf = purchaseAmountOf(key);
  if (amountOf) return [{ ...found, line: null, terms, amountOf }];
  const amount = marketAmountOf(key, fee, market);
  return amount ? [{ ...found, line: withAmount(terms, amount) }] : [];
}

type FeesByMarket = Map<string, readonly MarketFee[]>;
const marketsOf = oncePer<NationalFees, (local: LocalCosts) => FeesByMarket>(() => oncePer(() => new Map()));

/** The fees of the place for this type of property and loan, in sections; which of them arise, the purchase decides. */
export function marketFeesFor(
  purchase: Purchase,
  national: NationalFees,
  local: LocalCosts,
): readonly MarketFee[] {
  const markets = marketsOf(national)(local);
  const perils = perilsAt(local.homeownersInsurance, purchase);
  const name = `${marketType(purchase)} ${purchase.loanType} ${perils.join()}`;
  const known = markets.get(name);
  if (known) return known;
  const market = marketOf(purchase);
  const here = { ...local, homeownersInsurance: { ...local.homeownersInsurance, perils: [...perils] } };
  const fees = inSections(national.fees.map((fee) => marketFee(fee, market, here)));
  markets.set(name, fees);
  return fees;
}
