import type { FeeCategory, FeeLine, LoanEstimateSection } from '../estimate.js';
import type { Market } from './market.js';
import type { NationalFee } from './national-fees.js';
import type { MarketFeeKey } from './texts/index.js';

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

/** Whether a fee is required, negotiable or optional for the buyers of a market. */
export const categoryIn = (key: MarketFeeKey, fee: NationalFee, market: Market): FeeCategory =>
  (categories[key] ?? asPublished)(market, fee);

/** Connection fees are paid with the building permit, not at closing. */
export const sectionOf = (key: MarketFeeKey, fee: NationalFee): LoanEstimateSection =>
  key === 'utility_impact' ? 'post-closing' : fee.loanEstimateSection;

const requiredByLaw = new Set<MarketFeeKey>(['mobile_title', 'property_tax_prepaid']);

/** Who insists on a required fee; a title company alone is neither the law nor a lender. */
export function requiredByOf(
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
