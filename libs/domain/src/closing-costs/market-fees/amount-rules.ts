import { associationIfAny, firstDues } from './association-dues.js';
import {
  insuranceEscrow,
  taxEscrow,
  firstYearInsurance,
  firstYearOfBusiness,
  prepaidInterest,
} from './prepaids.js';
import type { AmountRule, MarketAmountRule } from './fee-amount.js';
import {
  fhaUpfrontPremium,
  usdaGuarantee,
  vaFundingFee,
  origination,
  discountPoints,
} from './lender-charges.js';
import type { Market } from './market.js';
import { monthsOfInsurance } from './mortgage-insurance.js';
import type { NationalFee } from './national-fees.js';
import {
  percentOfLoan,
  percentOfLoanUnless,
  percentOfPriceWhenNeeded,
  onlyWhenNeeded,
  publishedRange,
} from './ranges.js';
import { taxAtClosing } from './property-tax.js';
import type { MarketFeeKey } from './texts/index.js';
import { percentOf } from '../percent-of.js';

/**
 * The buyer's agent's compensation in percent of the price. The contract decides who pays it, so the buyer's amount is
 * all or nothing.
 */
const buyerAgent: AmountRule = ({ fee: { typical }, purchase: { priceCents, agentPaidBy } }) => {
  if (typical === null) return null;
  const cents = percentOf(priceCents, typical);
  const buyerCents = agentPaidBy === 'buyer' ? cents : 0;
  return {
    lowCents: buyerCents,
    typicalCents: buyerCents,
    highCents: buyerCents,
    sellerCents: cents - buyerCents,
    workings: [
      { kind: 'share-of-price', percent: typical, priceCents },
      { kind: 'result', cents },
      { kind: 'agent-paid-by', payer: agentPaidBy },
    ],
  };
};

/** Fees whose amount depends on the price, the loan or the day. */
const amountsOfPurchase: Readonly<Partial<Record<MarketFeeKey, AmountRule>>> = {
  origination,
  origination_commercial: percentOfLoan,
  broker_fee: percentOfLoanUnless('nothing-unless-chosen'),
  rate_lock: percentOfLoanUnless('nothing-unless-closing-is-late'),
  discount_points: discountPoints,
  pmi_single: percentOfLoanUnless('nothing-unless-chosen'),
  buyer_agent: buyerAgent,
  fha_ufmip: fhaUpfrontPremium,
  va_funding_fee: vaFundingFee,
  usda_guarantee: usdaGuarantee,
  mi_prepaid: monthsOfInsurance(1),
  escrow_mi: monthsOfInsurance(0),
  prepaid_interest: prepaidInterest,
  hoi_premium: firstYearInsurance,
  business_insurance: firstYearOfBusiness,
  property_tax_prepaid: taxAtClosing,
  escrow_insurance: insuranceEscrow,
  escrow_tax: taxEscrow,
  hoa_proration: firstDues,
  coop_maintenance: firstDues,
  coop_flip_tax: percentOfPriceWhenNeeded,
  community_fee: percentOfPriceWhenNeeded,
  hoa_if_any: associationIfAny,
};

const expectedWhen =
  (isUsual: (fee: NationalFee, market: Market) => boolean): MarketAmountRule =>
  (fee, market) =>
    isUsual(fee, market) ? publishedRange(fee, market) : onlyWhenNeeded(fee, market);

const isNewHome = (_: NationalFee, { propertyType }: Market): boolean => propertyType === 'new-construction';

/** State custom charges it separately rather than as part of another line. */
const isUsualInState = ({ states }: NationalFee, { state }: Market): boolean =>
  (states?.usualIn?.includes(state) ?? true) && !states?.includedIn?.includes(state);

/** For land, the plot plan that some states use does not replace a boundary survey. */
const boundarySurvey: MarketAmountRule = (fee, market) =>
  publishedRange({ ...fee, states: undefined }, market);

const isUsualForTheLoan = (fee: NationalFee, market: Market): boolean =>
  isUsualInState(fee, market) ||
  (market.loanType !== 'Cash' && fee.states?.includedButWithLoanIn?.includes(market.state) === true);

/** Fees that are only expected in some markets. */
const amountsOfMarket: Readonly<Partial<Record<MarketFeeKey, MarketAmountRule>>> = {
  flood_insurance: onlyWhenNeeded,
  reinspection: expectedWhen(isNewHome),
  home_warranty: expectedWhen((fee, market) => !isNewHome(fee, market)),
  utility_impact: onlyWhenNeeded,
  title_search: expectedWhen(isUsualInState),
  title_commitment: expectedWhen(isUsualForTheLoan),
  survey: (fee, market) =>
    market.propertyType === 'vacant-land'
      ? boundarySurvey(fee, market)
      : expectedWhen(isUsualInState)(fee, market),
  hoa_estoppel: expectedWhen(isUsualInState),
  attorney: expectedWhen(isUsualInState),
  lender_attorney: expectedWhen(isUsualInState),
  pest: expectedWhen(isUsualInState),
  inspection_lead_asbestos: onlyWhenNeeded,
  park_app: onlyWhenNeeded,
  mobile_title: onlyWhenNeeded,
  inspection_well: onlyWhenNeeded,
  inspection_septic: onlyWhenNeeded,
  inspection_structural: onlyWhenNeeded,
  second_appraisal: onlyWhenNeeded,
  land_access: onlyWhenNeeded,
  land_water: onlyWhenNeeded,
  land_minerals: onlyWhenNeeded,
  manufactured_conversion: onlyWhenNeeded,
};

/** The rule for a fee whose amount depends on the purchase; null if it depends on the market alone. */
export const purchaseAmountOf = (key: MarketFeeKey): AmountRule | null => amountsOfPurchase[key] ?? null;

/** The amount of any other fee in a market: the published range, unless a rule overrides it. */
export const marketAmountOf = (key: MarketFeeKey, fee: NationalFee, market: Market) =>
  (amountsOfMarket[key] ?? publishedRange)(fee, market);
