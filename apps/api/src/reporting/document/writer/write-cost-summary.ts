import type { CostSummary, ReportFee } from '@closewise/contracts/report-document';
import { chosenScenario, loanEstimateSections, writeWorkings } from '@closewise/domain/closing-costs';
import { sumOf } from './ranges.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { writeCashToClose } from './write-cash-to-close.js';
import { isNotice } from './write-fees.js';
import type { Writing } from './writing.js';

/** What the buyer brings, the totals of each category, and what the reader must know about them. */
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
  const [closingCosts, downPayment] = (['J', 'down-payment'] as const).map(
    (name) => cashToClose.rows.find(({ row }) => row === name)?.cents ?? 0,
  );
  return {
    title: summary.title,
    introduction: summary.introduction[input.estimate.loanAmountCents > 0 ? 'withLoan' : 'cash'](
      formats.dollars(cashToClose.headlineCents),
      formats.dollars(closingCosts ?? 0),
      formats.dollars(downPayment ?? 0),
    ),
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
  const prepaid = sumOf(fees.filter((fee) => 'FG'.includes(fee.loanEstimateSection))).typicalCents;
  const seller = estimate.lines.reduce((sum, line) => sum + line.shares.sellerCents, 0);
  return [
    ...(closingCostsFinancedCents > 0
      ? programs.map((line) =>
          summary.financed(formats.roughMoney(line.range.typicalCents), line.name[writing.language]),
        )
      : []),
    ...(prepaid > 0 ? [summary.includesPrepaids(formats.roughMoney(prepaid))] : []),
    ...(seller > 0 ? [summary.sellerPays(formats.roughMoney(seller))] : []),
  ];
}

function writeNotices(
  { language, sources }: Writing,
  { estimate }: ReportDocumentInput,
): CostSummary['notices'] {
  return estimate.lines.filter(isNotice).map((line) => ({
    title: line.name[language],
    text: line.whatToAskFor[language],
    calculation: writeWorkings(line.workings, language),
    sourceId: sources.cite(line.source),
  }));
}
