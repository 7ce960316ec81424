import type { Cents } from '@closewise/domain/money';
import type { ReportDocumentInput } from './report-document-input.js';
import { shownLoanType } from './shown-loan-type.js';

/** How much of a home buyer's costs a seller may pay under the loan's rules; null where no rule of ours says. */
export type SellerCreditLimit = Readonly<{ percent: number; cents: Cents; rule: string }>;

const notHomes = new Set(['vacant-land', 'commercial', 'industrial', 'mixed-use', 'farm-ranch']);

/** The limit for this purchase as a principal residence. VA caps only what goes beyond ordinary costs. */
export function sellerCreditLimit(input: ReportDocumentInput): SellerCreditLimit | null {
  const { purchase, estimate } = input;
  const { priceCents, propertyType } = purchase;
  const loanType = shownLoanType(input);
  if (notHomes.has(propertyType)) return null;
  const limit = (percent: number, rule: string): SellerCreditLimit => ({
    percent,
    cents: Math.floor((priceCents * percent) / 100),
    rule,
  });
  if (loanType === 'FHA') return limit(6, 'HUD Handbook 4000.1, II.A.4.d');
  if (loanType === 'USDA') return limit(6, '7 CFR 3555.102; HB-1-3555, ch. 6');
  if (loanType !== 'Conventional') return null;
  const loanToValue = (estimate.loanAmountCents * 100) / priceCents;
  const rule = 'Fannie Mae Selling Guide B3-4.1-02';
  if (loanToValue > 90) return limit(3, rule);
  return limit(loanToValue > 75 ? 6 : 9, rule);
}
