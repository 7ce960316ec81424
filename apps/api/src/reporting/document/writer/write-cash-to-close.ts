import type { CashToClose, CashToCloseRow } from '@closewise/contracts/report-document';
import { chosenScenario, type ClosingScenario } from '@closewise/domain/closing-costs';
import { roundedCents, type Cents } from '@closewise/domain/money';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

type Amounts = ReadonlyMap<CashToCloseRow, Cents>;

const loanCosts = ['A', 'B', 'C'] as const;
const otherCosts = ['E', 'F', 'G', 'H'] as const;

/** Rounds to whole dollars only, because down payment, deposit and credits are contract amounts. */
const wholeDollars = (cents: Cents): Cents => Math.round(cents / 100) * 100;

/** The displayed amounts: parts are rounded, and sums add up the rounded parts. */
function shownAmounts(scenario: ClosingScenario): Amounts {
  const part = (section: keyof ClosingScenario['sections']) => roundedCents(scenario.sections[section]);
  const sum = (sections: readonly (keyof ClosingScenario['sections'])[]) =>
    sections.reduce((total, section) => total + part(section), 0);
  const [loan, other] = [sum(loanCosts), sum(otherCosts)];
  const brought = [
    ['financed', -roundedCents(scenario.closingCostsFinancedCents)],
    ['down-payment', wholeDollars(scenario.downPaymentCents)],
    ['deposit', -wholeDollars(scenario.depositCents)],
    ['seller-credits', -wholeDollars(scenario.sellerCreditsCents)],
  ] as const;
  return new Map<CashToCloseRow, Cents>([
    ...loanCosts.map((section) => [section, part(section)] as const),
    ['D', loan],
    ...otherCosts.map((section) => [section, part(section)] as const),
    ['I', other],
    ['J', loan + other],
    ...brought,
    ['cash-to-close', brought.reduce((total, [, cents]) => total + cents, loan + other)],
  ]);
}

/** The displayed closing costs, which every text uses. */
export const shownClosingCosts = ({ cashToClose }: ReportDocumentInput['estimate']): Cents =>
  shownAmounts(chosenScenario(cashToClose)).get('J') ?? 0;

/** The displayed part of the closing costs that is added to the loan. */
export const shownFinancedCosts = ({ cashToClose }: ReportDocumentInput['estimate']): Cents =>
  -(shownAmounts(chosenScenario(cashToClose)).get('financed') ?? 0);

/** Rows that are always shown; the others only if not zero. */
const always: ReadonlySet<CashToCloseRow> = new Set(['D', 'I', 'J', 'cash-to-close']);

function interestOf({ estimate }: ReportDocumentInput): number | null {
  const interest = estimate.lines.find(({ key }) => key === 'fee.prepaid_interest');
  const step = interest?.workings.find(({ kind }) => kind === 'interest-by-day');
  return step?.kind === 'interest-by-day' ? step.yearlyPercent : null;
}

/** The seller's credit for property tax beyond the buyer's payment, which is in none of the rows. */
const creditBesideOf = ({ estimate }: ReportDocumentInput): Cents =>
  estimate.lines
    .flatMap(({ workings }) => workings)
    .reduce((sum, step) => sum + (step.kind === 'credit-beside' ? step.cents : 0), 0);

/** The cash to close with its rows and interval, and the total if the other party pays the agent. */
export function writeCashToClose(writing: Writing, input: ReportDocumentInput): CashToClose {
  const { formats } = writing;
  const texts = writing.texts.fees.cashToClose;
  const { cashToClose, totals, asOf, loanAmountCents } = input.estimate;
  const scenario = chosenScenario(cashToClose);
  const amounts = shownAmounts(scenario);
  const headlineCents = amounts.get('cash-to-close') ?? 0;
  const off = (cents: Cents) => headlineCents + roundedCents(cents - totals.buyerCashToCloseFeesCents);
  const agentCents = roundedCents(cashToClose.agentCents);
  const otherCents = headlineCents + (scenario.agentPaidBy === 'seller' ? agentCents : -agentCents);
  const percent = interestOf(input);
  const creditCents = roundedCents(creditBesideOf(input));
  const likely = { lowCents: off(totals.likely.lowCents), highCents: off(totals.likely.highCents) };
  return {
    rows: [...amounts].flatMap(([row, cents]) =>
      cents !== 0 || always.has(row) ? [{ row, name: rowName(writing, row, loanAmountCents), cents }] : [],
    ),
    headlineCents,
    likely,
    agentPaidBy: scenario.agentPaidBy,
    otherScenario:
      agentCents > 0
        ? {
            cents: otherCents,
            text: texts.otherScenario[scenario.agentPaidBy](
              formats.dollars(agentCents),
              formats.dollars(otherCents),
            ),
          }
        : null,
    interval: texts.interval(formats.dollars(likely.lowCents), formats.dollars(likely.highCents)),
    assumptions: [
      texts.assumptions(formats.date(asOf), percent === null ? null : formats.percent(percent)),
      ...(creditCents > 0 ? [texts.remainingCredit(formats.dollars(creditCents))] : []),
    ].join(' '),
  };
}

function rowName({ texts }: Writing, row: CashToCloseRow, loanAmountCents: Cents): string {
  const { sections, cashToClose } = texts.fees;
  if (loanAmountCents === 0 && row === 'down-payment') return cashToClose.rows.price;
  if (loanAmountCents === 0 && row === 'D') return cashToClose.rows.withoutLoan;
  return row in cashToClose.rows
    ? cashToClose.rows[row as keyof typeof cashToClose.rows]
    : sections[row as keyof typeof sections];
}
