import type { ReportFee } from '@closewise/contracts/report-document';
import {
  isPaidAtClosing,
  countyOfPurchase,
  nameOfJurisdiction,
  writeWorkings,
  type Estimate,
  type FeeLine,
} from '@closewise/domain/closing-costs';
import { isForBusiness } from './purchase-kind.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

/** Whether a line is only a remark about the loan, shown as a notice instead of a fee. */
export const isNotice = ({ key }: FeeLine): boolean => key.startsWith('notice.');

/** The estimate's lines as fees, in its order. Tolerances apply only with a Loan Estimate. */
export function writeFees(writing: Writing, { estimate, purchase }: ReportDocumentInput): ReportFee[] {
  const hasLoanEstimate = estimate.loanAmountCents > 0 && !isForBusiness(purchase);
  return estimate.lines
    .filter((line) => !isNotice(line))
    .map((line) => writeFee(writing, estimate, line))
    .map((fee) => (hasLoanEstimate ? fee : { ...fee, tolerance: null }));
}

function writeFee(writing: Writing, estimate: Estimate, line: FeeLine): ReportFee {
  const { language, texts, sources } = writing;
  return {
    id: line.key,
    name: line.name[language],
    loanEstimateSection: line.section,
    category: line.category,
    requiredBy: line.requiredBy,
    tolerance: line.tolerance,
    jurisdiction: placeOf(writing, estimate, line),
    buyer: line.range,
    atClosing: isPaidAtClosing(line),
    exact: line.exact,
    payers: line.shares,
    whoPays: whoPays(writing, line),
    calculation: writeWorkings(line.workings, language),
    sourceId: sources.cite(line.source),
    confidence: line.source.confidence,
    contact: line.whoToContact[language].trim() || texts.fees.noContact,
    ask: line.whatToAskFor[language].trim() || texts.fees.noAsk,
  };
}

function placeOf({ language }: Writing, { jurisdiction }: Estimate, line: FeeLine): string {
  const { county, state } = jurisdiction;
  const isCounty =
    nameOfJurisdiction(line.jurisdiction, 'en') === county &&
    (line.level === 'county' || line.kind === 'settlement');
  return nameOfJurisdiction(isCounty ? countyOfPurchase(county, state) : line.jurisdiction, language);
}

/** Bills that the buyer pays, and for which the seller only credits the days before closing. */
const isPaidAhead = (kind: FeeLine['kind']): boolean => kind === 'prepaid-tax' || kind === 'escrow-deposit';

function whoPays({ texts, formats }: Writing, { kind, shares, range, exact }: FeeLine): string {
  const { payers } = texts.fees;
  const money = exact ? formats.money : formats.roughMoney;
  if (isPaidAhead(kind) && shares.sellerCents > 0) return payers.credited(money(shares.sellerCents));
  const paying = (['buyer', 'seller', 'lender'] as const).filter((payer) => shares[`${payer}Cents`] !== 0);
  const [only, another] = paying;
  if (!only) return range.highCents > 0 ? payers.ifApplies : payers.nobody;
  if (!another) return payers[only];
  return payers.shared(
    formats.list(paying.map((payer) => `${payers.part[payer]} ${money(shares[`${payer}Cents`])}`)),
  );
}
