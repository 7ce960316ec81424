import { insuranceEscrow, taxEscrow } from './escrow-deposits.js';
import type { AmountRule, FeeContext } from './fee-amount.js';
import { fhaUpfrontPremium, usdaGuarantee, vaFundingFee } from './loan-program.js';
import { monthsOfInsurance } from './mortgage-insurance.js';
import { firstYearInsurance, prepaidInterest } from './prepaids.js';
import { onlyWhenNeeded, optionalPercentOfLoan, percentRange, publishedRange } from './published-range.js';
import { taxAtClosing } from './property-tax.js';
import type { MarketFeeKey } from './texts/index.js';

const expectedWhen =
  (isUsual: (context: FeeContext) => boolean): AmountRule =>
  (context) =>
    isUsual(context) ? publishedRange(context) : onlyWhenNeeded(context);

const isNewHome = ({ purchase }: FeeContext): boolean => purchase.propertyType === 'new-construction';

/** By the custom of the state: a charge of its own, not inside another line. */
const isUsualInState = ({ fee: { states }, purchase: { state } }: FeeContext): boolean =>
  (states?.usualIn?.includes(state) ?? true) && !states?.includedIn?.includes(state);

/** Fees whose amount is more than the range of the data. */
const specialAmounts: Readonly<Partial<Record<MarketFeeKey, AmountRule>>> = {
  origination: percentRange('loan'),
  broker_fee: optionalPercentOfLoan,
  rate_lock: optionalPercentOfLoan,
  discount_points: optionalPercentOfLoan,
  pmi_single: optionalPercentOfLoan,
  buyer_agent: percentRange('price'),
  fha_ufmip: fhaUpfrontPremium,
  va_funding_fee: vaFundingFee,
  usda_guarantee: usdaGuarantee,
  mi_prepaid: monthsOfInsurance(1),
  escrow_mi: monthsOfInsurance(0),
  prepaid_interest: prepaidInterest,
  hoi_premium: firstYearInsurance,
  flood_insurance: onlyWhenNeeded,
  property_tax_prepaid: taxAtClosing,
  escrow_insurance: insuranceEscrow,
  escrow_tax: taxEscrow,
  reinspection: expectedWhen(isNewHome),
  home_warranty: expectedWhen((context) => !isNewHome(context)),
  utility_impact: expectedWhen(({ purchase }) => purchase.propertyType === 'vacant-land'),
  title_search: expectedWhen(isUsualInState),
  title_commitment: expectedWhen(isUsualInState),
  attorney: expectedWhen(isUsualInState),
  lender_attorney: expectedWhen(isUsualInState),
  pest: expectedWhen(isUsualInState),
  inspection_lead_asbestos: onlyWhenNeeded,
  park_app: onlyWhenNeeded,
  inspection_well: onlyWhenNeeded,
  inspection_septic: onlyWhenNeeded,
  inspection_structural: onlyWhenNeeded,
};

/** The rule that gives a fee its amount. */
export const amountRuleOf = (key: MarketFeeKey): AmountRule => specialAmounts[key] ?? publishedRange;
