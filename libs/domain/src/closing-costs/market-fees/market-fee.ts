import type { FeeLine, FeeCategory, LoanEstimateSection } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { LocalCosts } from './local-costs.js';
import type { NationalFees, NationalFee } from './national-fees.js';
import { stateOf } from '../jurisdiction/index.js';
import { memoize } from '../memoize.js';
import { inSections } from '../section-order.js';
import { marketAmountOf, purchaseAmountOf } from './amount-rules.js';
import type { AmountRule, FeeAmount } from './fee-amount.js';
import { conditionOf, fitsMarket, type Condition } from './fee-applies.js';
import { nationalSource } from './fee-source.js';
import { hasLoanEstimate, marketOf, marketType, type Market } from './market.js';
import { perilsAt } from './homeowners-insurance.js';
import { feeTextIn } from './texts/fee-text-in.js';
import { isMarketFeeKey, type MarketFeeKey } from './texts/index.js';

/**
 * Fees that no local law sets: a line for each that applies and has a figure, by section. Title premiums, recording,
 * taxes and the closing fee come from the jurisdiction's rules. An agricultural rollback, a supplemental tax bill and
 * the aggregate adjustment cannot be derived from a price and a place.
 */
export function nationalLines(purchase: Purchase, national: NationalFees, local: LocalCosts): FeeLine[] {
  const lines: FeeLine[] = [];
  for (const marketFee of marketFeesFor(purchase, national, local)) {
    if (marketFee.condition && !marketFee.condition(purchase, national)) continue;
    if (marketFee.line) lines.push(marketFee.line);
    else {
      const amount = marketFee.amountOf({ fee: marketFee.fee, purchase, national, local });
      if (amount) lines.push(withAmount(marketFee.terms, amount));
    }
  }
  return lines;
}

/** A line without its figures. */
type LineTerms = Omit<FeeLine, 'shares' | 'range' | 'exact' | 'workings'>;

/** A fee in one market: a finished line, unless its amount depends on the purchase. */
type MarketFee = Readonly<{
  fee: NationalFee;
  condition: Condition | null;
  section: FeeLine['section'];
}> &
  (Readonly<{ line: FeeLine }> | Readonly<{ line: null; terms: LineTerms; amountOf: AmountRule }>);

const withAmount = (terms: LineTerms, amount: FeeAmount): FeeLine => ({
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
const marketsOf = memoize<NationalFees, (local: LocalCosts) => FeesByMarket>(() => memoize(() => new Map()));

/** The fees of the place for this type of property and loan, by section. The purchase decides which of them occur. */
function marketFeesFor(purchase: Purchase, national: NationalFees, local: LocalCosts): readonly MarketFee[] {
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

type CategoryRule = (market: Market, fee: NationalFee) => FeeCategory;

const requiredWithLoan: CategoryRule = ({ loanType }) => (loanType === 'Cash' ? 'optional' : 'required');

/** Fees whose category depends on the market. */
const categories: Readonly<Partial<Record<MarketFeeKey, CategoryRule>>> = {
  broker_fee: () => 'optional',
  attorney: () => 'optional',
  hoi_premium: requiredWithLoan,
  business_insurance: requiredWithLoan,
  flood_insurance: requiredWithLoan,
  phase1_esa: requiredWithLoan,
  survey_alta: requiredWithLoan,
  pest: ({ loanType, state }, { states }) =>
    loanType === 'VA' && states?.usualIn?.includes(state) ? 'required' : 'optional',
};

const asPublished: CategoryRule = (_, fee) => fee.category;

/** Whether a fee is required, negotiable or optional in a market. */
const categoryIn = (key: MarketFeeKey, fee: NationalFee, market: Market): FeeCategory =>
  (categories[key] ?? asPublished)(market, fee);

/** Connection fees are paid with the building permit, not at closing. */
const sectionOf = (key: MarketFeeKey, fee: NationalFee): LoanEstimateSection =>
  key === 'utility_impact' ? 'post-closing' : fee.loanEstimateSection;

const requiredByLaw = new Set<MarketFeeKey>(['mobile_title', 'property_tax_prepaid']);

/** The party that requires the fee; null for a title company's requirement alone. */
function requiredByOf(
  key: MarketFeeKey,
  fee: NationalFee,
  category: FeeCategory,
  { loanType }: Market,
): FeeLine['requiredBy'] {
  if (category !== 'required') return null;
  if (fee.kind === 'hoa' && key !== 'condo_review') return 'association';
  if (requiredByLaw.has(key)) return 'law';
  return loanType === 'Cash' ? null : 'lender';
}
