import type { FeeCategory, FeeLine, LoanEstimateSection } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { NationalFee } from './national-fees.js';
import type { MarketFeeKey } from './texts/index.js';

const requiredWithLoan = ({ loanType }: Purchase): FeeCategory =>
  loanType === 'Cash' ? 'optional' : 'required';

/** Fees whose category depends on the purchase. */
const categories: Readonly<
  Partial<Record<MarketFeeKey, (purchase: Purchase, fee: NationalFee) => FeeCategory>>
> = {
  broker_fee: () => 'optional',
  attorney: () => 'optional',
  hoi_premium: requiredWithLoan,
  flood_insurance: requiredWithLoan,
  phase1_esa: requiredWithLoan,
  pest: ({ loanType, state }, { states }) =>
    loanType === 'VA' && states?.usualIn?.includes(state) ? 'required' : 'optional',
};

/** Required, negotiable or optional for this buyer. */
export const categoryOf = (key: MarketFeeKey, fee: NationalFee, purchase: Purchase): FeeCategory =>
  categories[key]?.(purchase, fee) ?? fee.category;

/** Connection fees are paid with the building permit, not at closing. */
export const sectionOf = (key: MarketFeeKey, fee: NationalFee): LoanEstimateSection =>
  key === 'utility_impact' ? 'post-closing' : fee.loanEstimateSection;

const requiredByLaw = new Set<MarketFeeKey>([
  'mobile_title',
  'property_tax_prepaid',
  'tax_cert',
  'utility_impact',
]);

/** Who insists on a required fee. */
export function requiredByOf(
  key: MarketFeeKey,
  fee: NationalFee,
  category: FeeCategory,
): FeeLine['requiredBy'] {
  if (category !== 'required') return null;
  if (fee.kind === 'hoa' && key !== 'condo_review') return 'association';
  return requiredByLaw.has(key) ? 'law' : 'lender';
}
