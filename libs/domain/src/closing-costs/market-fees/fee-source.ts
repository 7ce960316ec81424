import type { FeeSource } from '../estimate.js';
import { memoize } from '../memoize.js';
import type { Purchase } from '../purchase.js';
import { marketRange, type DataSource } from '../sources/source.js';
import type { LocalCosts } from './local-costs.js';
import type { NationalFee } from './national-fees.js';

const noSource: FeeSource = { ...marketRange, effectiveFrom: null, confidence: 'low' };

/** A law or rule without a URL sets the fee but does not confirm its amount. */
const withAmountRemark = (source: DataSource): DataSource =>
  source.title === null || source.url !== null || source.remarks.includes('amount-not-published')
    ? source
    : { ...source, remarks: [...source.remarks, 'amount-not-published'] };

/** The source of a national range, with low confidence if the amount is not published. */
export const nationalSource = memoize(({ source, confidence }: NationalFee): FeeSource => {
  const cited = withAmountRemark(source);
  const isPublished = cited.title !== null && !cited.remarks.includes('amount-not-published');
  return { ...cited, effectiveFrom: null, confidence: isPublished ? confidence : 'low' };
});

/** The source of a state's average premium or tax rate. */
export const localSource = memoize(
  ({ source, confidence }: LocalCosts['propertyTax'] | LocalCosts['homeownersInsurance']): FeeSource =>
    !source || source.title === null ? noSource : { ...source, effectiveFrom: null, confidence },
);

/** The source of a premium. State averages do not include unit owners' policies. */
export const premiumSource = ({ propertyType }: Purchase, local: LocalCosts): FeeSource =>
  propertyType === 'condo' || propertyType === 'co-op' ? noSource : localSource(local.homeownersInsurance);
