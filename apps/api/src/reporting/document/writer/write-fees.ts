import type { ReportFee } from '@closewise/contracts/report-document';
import type { FeeLine } from '@closewise/domain/closing-costs';
import { calculationIn } from './calculation.js';
import type { Writing } from './writing.js';

/** Lines that only tell something about the loan; they are shown as notices, not as fees. */
export const isNotice = ({ key }: FeeLine): boolean => key.startsWith('notice.');

/** The estimate's lines as the reader's fees, in the estimate's order. */
export function writeFees(writing: Writing, lines: readonly FeeLine[]): ReportFee[] {
  return lines.filter((line) => !isNotice(line)).map((line) => writeFee(writing, line));
}

function writeFee(writing: Writing, line: FeeLine): ReportFee {
  const { language, texts, sources } = writing;
  return {
    id: line.key,
    name: line.name[language],
    loanEstimateSection: line.section,
    category: line.category,
    requiredBy: line.requiredBy,
    tolerance: line.tolerance,
    jurisdiction: line.jurisdiction === 'United States' ? texts.place.nation : line.jurisdiction,
    buyer: line.range,
    exact: line.exact,
    payers: line.shares,
    whoPays: whoPays(writing, line),
    calculation: calculationIn(language, line.calculation) || texts.fees.noCalculation,
    sourceId: sources.cite(line.source),
    confidence: line.source.confidence,
    contact: line.whoToContact[language].trim() || texts.fees.noContact,
    ask: line.whatToAskFor[language].trim() || texts.fees.noAsk,
  };
}

function whoPays({ texts, formats }: Writing, { shares, range }: FeeLine): string {
  const { payers } = texts.fees;
  const paying = (['buyer', 'seller', 'lender'] as const).filter((payer) => shares[`${payer}Cents`] !== 0);
  const [only, another] = paying;
  if (!only) return range.highCents > 0 ? payers.ifApplies : payers.nobody;
  if (!another) return payers[only];
  return payers.shared(
    formats.list(paying.map((payer) => `${payers.part[payer]} ${formats.money(shares[`${payer}Cents`])}`)),
  );
}
