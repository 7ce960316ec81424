import { associationIfAny, firstDues } from './association-dues.js';
import { buyerAgent } from './buyer-agent.js';
import { insuranceEscrow, taxEscrow } from './escrow-deposits.js';
import type { AmountRule, MarketAmountRule } from './fee-amount.js';
import { fhaUpfrontPremium, usdaGuarantee, vaFundingFee } from './loan-program.js';
import type { Market } from './market.js';
import { monthsOfInsurance } from './mortgage-insurance.js';
import type { NationalFee } from './national-fees.js';
import { origination } from './origination.js';
import { discountPoints } from './discount-points.js';
import { percentOfLoan, percentOfLoanUnless, percentOfPriceWhenNeeded } from './percent-range.js';
import { firstYearInsurance, firstYearOfBusiness, prepaidInterest } from './prepaids.js';
import { taxAtClosing } from './property-tax.js';
import { onlyWhenNeeded, publishedRange } from './published-range.js';
import type { MarketFeeKey } from './texts/index.js';

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

/** By the custom of the state: a charge of its own, not inside another line. */
const isUsualInState = ({ states }: NationalFee, { state }: Market): boolean =>
  (states?.usualIn?.includes(state) ?? true) && !states?.includedIn?.includes(state);

/** Of land without a house: a plan that shows where the house stands, as some states have it, says nothing of the boundaries. */
const boundarySurvey: MarketAmountRule = (fee, market) =>
  publishedRange({ ...fee, states: undefined }, market);

const isUsualForTheLoan = (fee: NationalFee, market: Market): boolean =>
  isUsualInState(fee, market) ||
  (market.loanType !== 'Cash' && fee.states?.includedButWithLoanIn?.includes(market.state) === true);

/** Fees that are to be expected in some markets only. */
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

/** The rule for a fee whose amount depends on the purchase; null where the market decides it. */
export const purchaseAmountOf = (key: MarketFeeKey): AmountRule | null => amountsOfPurchase[key] ?? null;

/** The amount of any other fee in a market: the range of the data, unless its rule says otherwise. */
export const marketAmountOf = (key: MarketFeeKey, fee: NationalFee, market: Market) =>
  (amountsOfMarket[key] ?? publishedRange)(fee, market);
