import type { FeeSource } from '../estimate.js';
import { decimal, toPercent } from '../decimal/index.js';
import { shareOf } from '../percent-of.js';
import type { Purchase } from '../purchase.js';
import { fixedAmount, type AmountRule, type FeeContext } from './fee-amount.js';

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

/** VA funding fee by down payment and use of the entitlement (38 U.S.C. 3729(b)). */
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

/** USDA guarantee fee; not exact on a closing date after the fiscal year that the data know. */
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
