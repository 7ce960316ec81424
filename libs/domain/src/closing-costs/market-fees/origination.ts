import type { FeeSource } from '../estimate.js';
import { oncePer } from '../once-per.js';
import { percentOf } from '../percent-of.js';
import type { AmountRule } from './fee-amount.js';
import { nationalSource } from './fee-source.js';
import { marketOf } from './market.js';
import type { NationalFee } from './national-fees.js';
import { publishedRange } from './published-range.js';

/** 38 CFR 36.4313(d)(2): a flat charge in place of all that the lender asks for making a VA loan. */
const mostPercentOfVaLoan = 1;

const withVaLimit = oncePer((fee: NationalFee): FeeSource => ({
  ...nationalSource(fee),
  statute: '38 CFR 36.4313(d)(2)',
}));

/** What lenders charge for any loan, as far as the limit of the VA allows, which some use up. */
const vaCharge: AmountRule = ({ fee, purchase }) => {
  const range = publishedRange(fee, marketOf(purchase));
  if (!range) return null;
  const { loanCents } = purchase;
  const mostCents = percentOf(loanCents, mostPercentOfVaLoan);
  return {
    lowCents: Math.min(range.lowCents, mostCents),
    typicalCents: Math.min(range.typicalCents, mostCents),
    highCents: mostCents,
    workings: [
      ...range.workings,
      { kind: 'share-of-loan-at-most', percent: mostPercentOfVaLoan, loanCents },
      { kind: 'result', cents: mostCents },
      { kind: 'holds-lender-charges' },
    ],
    source: withVaLimit(fee),
  };
};

/** One flat charge, whatever the loan: points are apart. */
const flatCharge: AmountRule = ({ fee, purchase }) => {
  const range = publishedRange(fee, marketOf(purchase));
  return range && { ...range, workings: [...range.workings, { kind: 'holds-lender-charges' }] };
};

/** What a lender without points charges for making the loan. */
export const origination: AmountRule = (context) =>
  context.purchase.loanType === 'VA' ? vaCharge(context) : flatCharge(context);
