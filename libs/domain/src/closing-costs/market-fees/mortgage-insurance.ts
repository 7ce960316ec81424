import { dollarsOf } from '../../money/index.js';
import { shareOf } from '../percent-of.js';
import type { Purchase } from '../purchase.js';
import type { AmountRule, FeeContext } from './fee-amount.js';
import type { NationalFees } from './national-fees.js';

type AnnualRate = Readonly<{ low: number; typical: number; high: number }>;

const loanToValue = ({ loanCents, priceCents }: Purchase): number => (loanCents * 100) / priceCents;

/** Whether a conventional loan needs private mortgage insurance. */
export const needsPrivateInsurance = (purchase: Purchase): boolean =>
  purchase.loanType === 'Conventional' && loanToValue(purchase) > 80;

function fhaRate(purchase: Purchase, { fhaMip }: NationalFees): AnnualRate | null {
  const ltv = loanToValue(purchase);
  const row = fhaMip.rows.find(
    ({ termYearsOver, baseLoanOver, baseLoanAtMost, ltvOver, ltvAtMost }) =>
      termYearsOver !== null &&
      dollarsOf(purchase.loanCents) > (baseLoanOver ?? 0) &&
      dollarsOf(purchase.loanCents) <= (baseLoanAtMost ?? Infinity) &&
      ltv > (ltvOver ?? 0) &&
      ltv <= (ltvAtMost ?? Infinity),
  );
  return row ? { low: row.annualRate, typical: row.annualRate, high: row.annualRate } : null;
}

function privateRate(purchase: Purchase, { pmi }: NationalFees): AnnualRate | null {
  const ltv = loanToValue(purchase);
  const row = pmi.rows.find(({ ltvOver, ltvAtMost }) => ltv > ltvOver && ltv <= ltvAtMost) ?? pmi.rows.at(-1);
  if (!row) return null;
  const { '760': best, '700': usual, '640': worst } = row.annualRateByScore;
  return { low: best * (1 - pmi.rangePlusMinus), typical: usual, high: worst * (1 + pmi.rangePlusMinus) };
}

function annualRate({ purchase, national }: FeeContext): AnnualRate | null {
  if (purchase.loanType === 'FHA') return fhaRate(purchase, national);
  if (purchase.loanType === 'USDA') {
    const { annual } = national.usda;
    return { low: annual, typical: annual, high: annual };
  }
  return needsPrivateInsurance(purchase) ? privateRate(purchase, national) : null;
}

const mostMonths = 2;

/** Zero to two months of the yearly premium, depending on the lender; null if the loan has no such insurance. */
export const monthsOfInsurance =
  (typicalMonths: number): AmountRule =>
  (context) => {
    const rate = annualRate(context);
    if (!rate) return null;
    const { loanCents } = context.purchase;
    const months = (annual: number, count: number) => Math.round((shareOf(loanCents, annual) * count) / 12);
    return {
      lowCents: 0,
      typicalCents: months(rate.typical, typicalMonths),
      highCents: months(rate.high, mostMonths),
      workings: [
        {
          kind: 'months-of-mortgage-insurance',
          fromMonths: 0,
          toMonths: mostMonths,
          monthlyCents: months(rate.typical, 1),
          yearlyPercent: Number((rate.typical * 100).toFixed(4)),
        },
      ],
    };
  };
