import type { FeeSource } from '../estimate.js';
import { percentOf } from '../percent-of.js';
import type { AmountRule } from './fee-amount.js';
import { marketOf } from './market.js';
import { publishedRange } from './published-range.js';

const flatPercent = 1;

const flatChargeRule: FeeSource = {
  publisher: 'Department of Veterans Affairs',
  title: '38 CFR 36.4313(d)(2): a flat charge of at most 1 percent',
  dateChecked: null,
  provenance: 'law',
  remarks: [],
  url: 'https://www.ecfr.gov/current/title-38/section-36.4313',
  effectiveFrom: null,
  confidence: 'medium',
};

/** On a VA loan the lender's application, underwriting and processing are inside a flat charge that the VA limits. */
const vaFlatCharge: AmountRule = ({ purchase: { loanCents } }) => {
  const cents = percentOf(loanCents, flatPercent);
  return {
    lowCents: 0,
    typicalCents: cents,
    highCents: cents,
    workings: [
      { kind: 'share-of-loan-at-most', percent: flatPercent, loanCents },
      { kind: 'result', cents },
      { kind: 'holds-lender-charges' },
    ],
    source: flatChargeRule,
  };
};

/** One flat charge, whatever the loan: points are apart. */
const flatCharge: AmountRule = ({ fee, purchase }) => {
  const range = publishedRange(fee, marketOf(purchase));
  return range && { ...range, workings: [...range.workings, { kind: 'holds-lender-charges' }] };
};

/** What a lender without points charges for making the loan. */
export const origination: AmountRule = (context) =>
  context.purchase.loanType === 'VA' ? vaFlatCharge(context) : flatCharge(context);
