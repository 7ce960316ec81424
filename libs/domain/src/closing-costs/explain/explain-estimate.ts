import { formatCents } from '../../money/index.js';
import { loanEstimateSections, type Estimate, type FeeCategory, type FeeLine } from '../estimate.js';
import { explainWords, type ExplainLanguage, type ExplainWords } from './words.js';

const nameWidth = 64;
const amountWidth = 16;

const row = (label: string, amount: string, rest = ''): string =>
  `  ${label.padEnd(nameWidth)} ${amount.padStart(amountWidth)}  ${rest}`.trimEnd();

const rangeOf = ({ exact, range }: FeeLine, words: ExplainWords): string =>
  exact ? words.exact : `${formatCents(range.lowCents)} – ${formatCents(range.highCents)}`;

function othersPay({ shares }: FeeLine, words: ExplainWords): string {
  const parts = [
    shares.sellerCents > 0 ? `${words.seller} ${formatCents(shares.sellerCents)}` : '',
    shares.lenderCents > 0 ? `${words.lender} ${formatCents(shares.lenderCents)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `; ${parts.join(', ')}` : '';
}

function linesOf(line: FeeLine, language: ExplainLanguage): string[] {
  const words = explainWords[language];
  return [
    row(line.name[language], formatCents(line.range.typicalCents), rangeOf(line, words)),
    `      ${words.categories[line.category]} · ${line.jurisdiction} · ${line.calculation}${othersPay(line, words)}`,
    `      ${words.source}: ${line.source.name}${line.source.url ? `, ${line.source.url}` : ''} (${line.source.confidence})`,
  ];
}

function totalRows({ totals }: Estimate, words: ExplainWords): string[] {
  const byCategory: readonly (readonly [FeeCategory, number])[] = [
    ['required', totals.requiredCents],
    ['negotiable', totals.negotiableCents],
    ['optional', totals.optionalCents],
  ];
  return [
    ...byCategory.map(([category, cents]) => row(words.categories[category], formatCents(cents))),
    row(
      words.cashToClose,
      formatCents(totals.buyerCashToCloseFeesCents),
      `${words.between} ${formatCents(totals.lowCents)} – ${formatCents(totals.highCents)}`,
    ),
  ];
}

function notIncludedRows({ notIncluded }: Estimate, language: ExplainLanguage): string[] {
  if (notIncluded.length === 0) return [];
  const sentences = notIncluded.map((sentence) => `  ${sentence[language]}`);
  return ['', explainWords[language].notIncluded, ...sentences];
}

/** The estimate as a text table that a person can check line by line. */
export function explainEstimate(estimate: Estimate, language: ExplainLanguage): string {
  const words = explainWords[language];
  const { city, county, state } = estimate.jurisdiction;
  const sections = loanEstimateSections.flatMap((section) => {
    const lines = estimate.lines.filter((line) => line.section === section);
    return lines.length === 0
      ? []
      : ['', words.sections[section], ...lines.flatMap((line) => linesOf(line, language))];
  });
  return [
    words.title,
    `${words.place}: ${[city, county, state].filter(Boolean).join(', ')} (${words.rulesOf} ${estimate.asOf})`,
    `${words.loan}: ${formatCents(estimate.loanAmountCents)}`,
    ...sections,
    '',
    ...totalRows(estimate, words),
    ...notIncludedRows(estimate, language),
  ].join('\n');
}
