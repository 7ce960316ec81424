import type { FeeSource } from '../estimate.js';
import { memoize } from '../memoize.js';
import { percentOf, shareOf } from '../percent-of.js';
import { type AmountRule, fixedAmount, type FeeContext } from './fee-amount.js';
import { nationalSource } from './fee-source.js';
import { marketOf, hasLoanEstimate } from './market.js';
import type { NationalFee } from './national-fees.js';
import { publishedRange, percentOfLoanUnless } from './ranges.js';
import { centsOf } from '../../money/index.js';
import { decimal, toPercent } from '../decimal.js';
import type { Purchase } from '../purchase.js';

/** 38 CFR 36.4313(d)(2): a flat charge in place of all of the lender's charges for making a VA loan. */
const mostPercentOfVaLoan = 1;

const withVaLimit = memoize((fee: NationalFee): FeeSource => ({
  ...nationalSource(fee),
  statute: '38 CFR 36.4313(d)(2)',
}));

/** The usual lender charges, limited by the VA's cap, which some lenders use in full. */
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

/** One flat charge regardless of the loan amount, excluding points. */
const flatCharge: AmountRule = ({ fee, purchase }) => {
  const range = publishedRange(fee, marketOf(purchase));
  return range && { ...range, workings: [...range.workings, { kind: 'holds-lender-charges' }] };
};

/** What a lender charges for making a loan, excluding points. */
export const origination: AmountRule = (context) =>
  context.purchase.loanType === 'VA' ? vaCharge(context) : flatCharge(context);

const points = percentOfLoanUnless('nothing-unless-chosen');

/** Points are optional, so typically zero; for a home loan, the workings say what others paid. */
export const discountPoints: AmountRule = (context) => {
  const { fee, purchase } = context;
  const amount = points(context);
  if (!amount || !fee.paidBy || !hasLoanEstimate(marketOf(purchase))) return amount;
  const { year, sharePercent, medianDollars } = fee.paidBy;
  return {
    ...amount,
    workings: [
      ...amount.workings,
      { kind: 'paid-by-buyers', year, percent: sharePercent, medianCents: centsOf(medianDollars) },
    ],
  };
};

const sourceOf = ({ fee }: FeeContext, effectiveFrom: string): FeeSource => ({
  ...fee.source,
  effectiveFrom,
  confidence: fee.confidence,
});

const shareOfLoan = (loanCents: number, rate: number, source: FeeSource) => {
  const cents = shareOf(loanCents, rate);
  return fixedAmount(
    cents,
    [
      { kind: 'share-of-loan', percent: toPercent(decimal(rate)), loanCents },
      { kind: 'result', cents },
    ],
    source,
  );
};

/** FHA upfront premium on the base loan. */
export const fhaUpfrontPremium: AmountRule = (context) =>
  shareOfLoan(
    context.purchase.loanCents,
    context.national.fhaMip.upfrontRate,
    sourceOf(context, context.national.fhaMip.effectiveFrom),
  );

const isDownPaymentFrom = ({ priceCents, loanCents }: Purchase, percent: number): boolean =>
  Math.max(0, priceCents - loanCents) * 100 >= percent * priceCents;

/** VA funding fee by down payment and use of entitlement (38 U.S.C. 3729(b)). */
export const vaFundingFee: AmountRule = (context) => {
  const { purchase, national } = context;
  const { purchase: rows, effectiveFrom } = national.vaFundingFee;
  const wanted = purchase.firstVaUse ? 'first' : 'subsequent';
  const row = rows.find(
    ({ use, downPercentAtLeast, downPercentUnder }) =>
      use === wanted &&
      isDownPaymentFrom(purchase, downPercentAtLeast) &&
      (downPercentUnder === null || !isDownPaymentFrom(purchase, downPercentUnder)),
  );
  if (!row) return null;
  const amount = shareOfLoan(purchase.loanCents, row.rate, sourceOf(context, effectiveFrom));
  return { ...amount, workings: [...amount.workings, { kind: 'funding-fee-use', use: wanted }] };
};

/** USDA guarantee fee; not exact for a closing date after the last fiscal year in the data. */
export const usdaGuarantee: AmountRule = (context) => {
  const { upfront, effectiveFrom, effectiveTo } = context.national.usda;
  const amount = shareOfLoan(context.purchase.loanCents, upfront, sourceOf(context, effectiveFrom));
  if (context.purchase.closingDate <= effectiveTo) return amount;
  return {
    ...amount,
    exact: false,
    workings: [...amount.workings, { kind: 'rate-confirmed-until', date: effectiveTo }],
  };
};
