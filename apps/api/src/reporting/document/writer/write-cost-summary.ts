import type { CostSummary, ReportFee } from '@closewise/contracts/report-document';
import { loanEstimateSections, writeWorkings } from '@closewise/domain/closing-costs';
import { sumOf } from './ranges.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { isNotice } from './write-fees.js';
import type { Writing } from './writing.js';

/** Totals, the breakdown behind the chart, and what the totals leave out. */
export function writeCostSummary(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): CostSummary {
  const { formats } = writing;
  const { summary } = writing.texts.fees;
  const { buyerCashToCloseFeesCents, lowCents, highCents } = input.estimate.totals;
  const of = (category: ReportFee['category']) => sumOf(fees.filter((fee) => fee.category === category));
  return {
    title: summary.title,
    introduction: summary.introduction(
      summary.besides[input.estimate.loanAmountCents > 0 ? 'downPayment' : 'price'],
      formats.roughMoney(buyerCashToCloseFeesCents),
      formats.roughMoney(lowCents),
      formats.roughMoney(highCents),
    ),
    totals: {
      required: of('required'),
      negotiable: of('negotiable'),
      optional: of('optional'),
      all: sumOf(fees),
      atClosing: { lowCents, typicalCents: buyerCashToCloseFeesCents, highCents },
    },
    agentCompensation: writeAgentCompensation(writing, input),
    breakdown: writeBreakdown(writing, fees),
    notes: writeNotes(writing, input, fees),
    notices: writeNotices(writing, input),
  };
}

/** The total both ways, since who pays the buyer's agent is agreed in each contract (docs/adr/0008). */
function writeAgentCompensation(
  { texts, formats }: Writing,
  { estimate }: ReportDocumentInput,
): CostSummary['agentCompensation'] {
  const cents = estimate.lines.find(({ key }) => key === 'fee.buyer_agent')?.range.typicalCents ?? 0;
  if (cents === 0) return null;
  const withoutCents = estimate.totals.buyerCashToCloseFeesCents - cents;
  return {
    cents,
    withoutCents,
    text: texts.fees.summary.agent(formats.roughMoney(cents), formats.roughMoney(withoutCents)),
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
  const { purchase, estimate } = input;
  const price = formats.money(purchase.priceCents);
  const downPayment = formats.money(Math.max(0, purchase.priceCents - estimate.loanAmountCents));
  const financed = estimate.lines.filter(
    (line) => line.kind === 'loan-program' && line.range.typicalCents > 0,
  );
  const prepaid = sumOf(fees.filter((fee) => 'FG'.includes(fee.loanEstimateSection))).typicalCents;
  const seller = estimate.lines.reduce((sum, line) => sum + line.shares.sellerCents, 0);
  return [
    estimate.loanAmountCents > 0
      ? summary.downPayment(downPayment, price, formats.money(estimate.loanAmountCents))
      : summary.cashPrice(price),
    ...financed.map((line) =>
      summary.financed(formats.money(line.range.typicalCents), line.name[writing.language]),
    ),
    ...(prepaid > 0 ? [summary.includesPrepaids(formats.money(prepaid))] : []),
    ...(seller > 0 ? [summary.sellerPays(formats.money(seller))] : []),
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
