import { isAtClosing, type CostSummary, type ReportFee } from '@closewise/contracts/report-document';
import {
  chosenScenario,
  loanEstimateSections,
  writeWorkings,
  type FeeLine,
} from '@closewise/domain/closing-costs';
import { isForBusiness } from './purchase-kind.js';
import { sumOf } from './fee-groups.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { writeCashToClose } from './write-cash-to-close.js';
import { isNotice } from './write-fees.js';
import type { Writing } from './writing.js';

/** The cash to close, the totals by category, and notes about them. */
export function writeCostSummary(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): CostSummary {
  const { formats } = writing;
  const { summary } = writing.texts.fees;
  const { buyerCashToCloseFeesCents, lowCents, highCents } = input.estimate.totals;
  const of = (category: ReportFee['category']) => sumOf(fees.filter((fee) => fee.category === category));
  const cashToClose = writeCashToClose(writing, input);
  return {
    title: summary.title,
    introduction: summary.introduction[orderOf(input)](formats.dollars(cashToClose.headlineCents)),
    totals: {
      required: of('required'),
      negotiable: of('negotiable'),
      optional: of('optional'),
      all: sumOf(fees),
      atClosing: { lowCents, typicalCents: buyerCashToCloseFeesCents, highCents },
    },
    cashToClose,
    agentCompensation: null,
    breakdown: writeBreakdown(writing, fees),
    notes: writeNotes(writing, input, fees),
    notices: writeNotices(writing, input),
  };
}

/** The introduction's variant: only buyers with a home loan can compare the table with a Loan Estimate. */
function orderOf({ estimate, purchase }: ReportDocumentInput): 'withLoan' | 'forBusiness' | 'cash' {
  if (estimate.loanAmountCents === 0) return 'cash';
  return isForBusiness(purchase) ? 'forBusiness' : 'withLoan';
}

function writeBreakdown({ texts }: Writing, fees: readonly ReportFee[]): CostSummary['breakdown'] {
  return loanEstimateSections.flatMap((section) => {
    const buyer = sumOf(fees.filter((fee) => fee.loanEstimateSection === section));
    const isEmpty = buyer.lowCents === 0 && buyer.typicalCents === 0 && buyer.highCents === 0;
    return isEmpty ? [] : [{ section, name: texts.fees.sections[section], buyer }];
  });
}

function writeNotes(writing: Writing, input: ReportDocumentInput, fees: readonly ReportFee[]): string[] {
  const { formats } = writing;
  const { summary } = writing.texts.fees;
  const { estimate } = input;
  const { closingCostsFinancedCents } = chosenScenario(estimate.cashToClose);
  const programs = estimate.lines.filter(
    (line) => line.kind === 'loan-program' && line.range.typicalCents > 0,
  );
  const seller = estimate.lines.reduce((sum, line) => sum + line.shares.sellerCents, 0);
  return [
    ...(closingCostsFinancedCents > 0
      ? programs.map((line) =>
          summary.financed(formats.roughMoney(line.range.typicalCents), line.name[writing.language]),
        )
      : []),
    ...writePrepaids(writing, input, fees),
    ...(seller > 0 ? [summary.sellerPays(formats.roughMoney(seller))] : []),
  ];
}

type Bill = keyof Writing['texts']['fees']['summary']['prepaids'];

function billOf({ key, kind }: FeeLine): Bill {
  if (kind === 'prepaid-interest') return 'interest';
  if (key === 'fee.mi_prepaid' || key === 'fee.escrow_mi') return 'mortgageInsurance';
  return key === 'fee.property_tax_prepaid' || key === 'fee.escrow_tax' ? 'propertyTax' : 'insurance';
}

/** The note about the part of the closing costs that prepays bills. */
function writePrepaids(
  { texts, formats }: Writing,
  { estimate }: ReportDocumentInput,
  fees: readonly ReportFee[],
): string[] {
  const { includesPrepaids, prepaids } = texts.fees.summary;
  const ahead = fees.filter(
    (fee) => 'FG'.includes(fee.loanEstimateSection) && isAtClosing(fee) && fee.buyer.typicalCents > 0,
  );
  const lineOf = new Map(estimate.lines.map((line) => [line.key, line]));
  const bills = new Set(ahead.flatMap(({ id }) => lineOf.get(id) ?? []).map(billOf));
  return bills.size === 0
    ? []
    : [
        includesPrepaids(
          formats.roughMoney(sumOf(ahead).typicalCents),
          formats.list([...bills].map((bill) => prepaids[bill])),
        ),
      ];
}

/** Notices that the figures are, or may be, for another loan than the requested one. */
const ofMisfit: ReadonlySet<string> = new Set([
  'notice.loan-program-does-not-fit',
  'notice.fha-limit-of-county',
]);

function writeNotices(
  { language, sources }: Writing,
  { estimate }: ReportDocumentInput,
): CostSummary['notices'] {
  return estimate.lines.filter(isNotice).map((line) => ({
    title: line.name[language],
    text: line.whatToAskFor[language],
    isFirst: ofMisfit.has(line.key),
    calculation: line.workings.some(({ kind }) => kind === 'no-amount')
      ? null
      : writeWorkings(line.workings, language),
    sourceId: sources.cite(line.source),
  }));
}
