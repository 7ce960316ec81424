import { formatCents } from '../../money/index.js';
import { chosenScenario, type ClosingScenario } from '../closing-scenario.js';
import { loanEstimateSections, type Estimate, type FeeCategory, type FeeLine } from '../estimate.js';
import { nameOfJurisdiction } from '../jurisdiction/index.js';
import { nameOfSource } from '../sources/name-of-source.js';
import { writeWorkings } from '../workings/write-workings.js';
import {
  cashToCloseRows,
  explainWords,
  type CashToCloseRow,
  type ExplainLanguage,
  type ExplainWords,
} from './words.js';

const nameWidth = 64;
const amountWidth = 16;
const detail = ' '.repeat(6);

const row = (label: string, amount: string, rest = ''): string =>
  `  ${label.padEnd(nameWidth)} ${amount.padStart(amountWidth)}  ${rest}`.trimEnd();

function rangeOf({ exact, range: { lowCents, highCents } }: FeeLine, words: ExplainWords): string {
  if (exact) return words.exact;
  return lowCents === highCents ? '' : `${formatCents(lowCents)} – ${formatCents(highCents)}`;
}

function othersPay({ shares }: FeeLine, words: ExplainWords): string {
  const parts = [
    shares.sellerCents > 0 ? `${words.seller} ${formatCents(shares.sellerCents)}` : '',
    shares.lenderCents > 0 ? `${words.lender} ${formatCents(shares.lenderCents)}` : '',
  ].filter(Boolean);
  return parts.length > 0 ? `; ${parts.join(', ')}` : '';
}

function sourceOf({ source }: FeeLine, language: ExplainLanguage): string {
  const words = explainWords[language];
  const since = source.effectiveFrom ? `${words.since} ${source.effectiveFrom}, ` : '';
  return `${nameOfSource(source, language)}${source.url ? `, ${source.url}` : ''} (${since}${words.confidence[source.confidence]})`;
}

function linesOf(line: FeeLine, language: ExplainLanguage): string[] {
  const words = explainWords[language];
  return [
    row(line.name[language], formatCents(line.range.typicalCents), rangeOf(line, words)),
    ...fold(
      `${words.categories[line.category]} · ${nameOfJurisdiction(line.jurisdiction, language)} · ${writeWorkings(line.workings, language)}${othersPay(line, words)}`,
      detail,
    ),
    ...fold(`${words.source}: ${sourceOf(line, language)}`, detail),
  ];
}

function categoryRows({ totals }: Estimate, words: ExplainWords): string[] {
  const byCategory: readonly (readonly [FeeCategory, number])[] = [
    ['required', totals.requiredCents],
    ['negotiable', totals.negotiableCents],
    ['optional', totals.optionalCents],
  ];
  return byCategory.map(([category, cents]) => row(words.categories[category], formatCents(cents)));
}

/** Rows that reduce the buyer's cash to close. */
const isTakenOff: ReadonlySet<CashToCloseRow> = new Set([
  'closingCostsFinancedCents',
  'depositCents',
  'sellerCreditsCents',
]);

function scenarioRows(
  scenario: ClosingScenario,
  { totals, cashToClose }: Estimate,
  words: ExplainWords,
): string[] {
  const { lowCents, highCents } = totals.likely;
  const likely = `${words.likely} ${formatCents(lowCents)} – ${formatCents(highCents)}`;
  const isChosen = scenario.agentPaidBy === cashToClose.agentPaidBy;
  return cashToCloseRows.map((name) => {
    const cents = isTakenOff.has(name) ? -scenario[name] : scenario[name];
    return row(words.rows[name], formatCents(cents), isChosen && name === 'closingCostsCents' ? likely : '');
  });
}

/** Cash to close in the scenario of the totals, and the last row of the other scenario. */
function cashToCloseBlock(estimate: Estimate, words: ExplainWords): string[] {
  const chosen = chosenScenario(estimate.cashToClose);
  const { sellerPaysAgent, buyerPaysAgent, agentCents } = estimate.cashToClose;
  const other = chosen === sellerPaysAgent ? buyerPaysAgent : sellerPaysAgent;
  return [
    words.agentPaidBy[chosen.agentPaidBy],
    ...scenarioRows(chosen, estimate, words),
    ...(agentCents > 0
      ? [row(words.agentPaidBy[other.agentPaidBy], formatCents(other.cashToCloseCents))]
      : []),
  ];
}

function notIncludedRows({ notIncluded }: Estimate, language: ExplainLanguage): string[] {
  if (notIncluded.length === 0) return [];
  const sentences = notIncluded.flatMap((sentence) => fold(sentence[language], '  '));
  return ['', explainWords[language].notIncluded, ...sentences];
}

/** The estimate as a plain-text table that a person can check line by line. */
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
    ...categoryRows(estimate, words),
    '',
    ...cashToCloseBlock(estimate, words),
    ...notIncludedRows(estimate, language),
  ].join('\n');
}

const width = 110;

/** Wraps at 110 characters and indents every line; a longer word, such as a URL, overflows. */
function fold(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const isFirst = line === indent;
    if (!isFirst && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent + word;
    } else line += isFirst ? word : ` ${word}`;
  }
  return [...lines, line];
}
