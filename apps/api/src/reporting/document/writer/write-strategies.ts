import {
  isAtClosing,
  type NegotiationStrategies,
  type ReportFee,
} from '@closewise/contracts/report-document';
import { sellerCreditLimit } from '@closewise/domain/closing-costs';
import { groupsOfFees } from './fee-groups.js';
import { sumOf } from './ranges.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { savedByQuotes, savedIfGranted, type Saving } from './savings.js';
import { shownLoanType } from './shown-loan-type.js';
import { shownClosingCosts, shownFinancedCosts } from './write-cash-to-close.js';
import type { Writing } from './writing.js';

type Strategy = NegotiationStrategies['strategies'][number];
type Texts = Readonly<{
  title: string;
  atStake: (amount: string) => string;
  steps: string[];
  script: string | null;
}>;

/** Strategies that this estimate gives reason for, the most dollars at stake first. */
export function writeStrategies(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): NegotiationStrategies {
  const texts = writing.texts.strategies;
  const groups = groupsOfFees(input.estimate.lines, fees);
  const strategies = [
    sellerCredit(writing, input, fees),
    byQuotes(writing, texts.lenders, groups.lender),
    byQuotes(writing, closingTexts(writing, input), groups.titleAndSettlement),
    byAsking(writing, texts.agent, groups.agent),
    byAsking(writing, texts.transferTax, groups.transferTax),
    byQuotes(writing, texts.insurance, groups.insurance),
    byAsking(writing, optionalTexts(writing, input), groups.optional),
    byQuotes(writing, texts.rest, groups.rest),
    strategy(writing, texts.closingDay, groups.prepaidInterest, {
      atStakeCents: sumOf(groups.prepaidInterest).typicalCents,
      saving: null,
    }),
  ]
    .filter((found) => found !== null)
    .toSorted((left, right) => right.atStakeCents - left.atStakeCents);
  return {
    title: texts.title,
    introduction: strategies.length > 0 ? texts.introduction : texts.noneFound,
    strategies,
  };
}

/** Without a lender there is no list of providers; shares have neither a title policy nor a survey. */
function closingTexts({ texts }: Writing, { purchase, estimate }: ReportDocumentInput): Texts {
  const { titleAndSettlement, closingOfShares } = texts.strategies;
  const own = purchase.propertyType === 'co-op' ? closingOfShares : titleAndSettlement;
  return estimate.loanAmountCents > 0 ? own : { ...own, steps: own.cashSteps };
}

function optionalTexts({ texts }: Writing, { purchase }: ReportDocumentInput): Texts {
  const { keepForShares, ...optional } = texts.strategies.optional;
  if (purchase.propertyType !== 'co-op') return optional;
  return { ...optional, steps: [keepForShares, ...optional.steps.slice(1)] };
}

type Stake = Pick<Strategy, 'atStakeCents' | 'saving'>;

const byQuotes = (writing: Writing, texts: Texts, fees: readonly ReportFee[]): Strategy | null =>
  strategy(writing, texts, fees, stakeOf(savedByQuotes(fees)));

const byAsking = (writing: Writing, texts: Texts, fees: readonly ReportFee[]): Strategy | null =>
  strategy(writing, texts, fees, stakeOf(savedIfGranted(sumOf(fees).typicalCents)));

const stakeOf = (saving: Saving): Stake => ({ atStakeCents: saving?.highCents ?? 0, saving });

function strategy(
  { formats }: Writing,
  { title, atStake, steps, script }: Texts,
  fees: readonly ReportFee[],
  { atStakeCents, saving }: Stake,
): Strategy | null {
  if (atStakeCents <= 0) return null;
  return {
    title,
    atStakeCents,
    atStake: atStake(formats.roughMoney(atStakeCents)),
    saving,
    steps,
    script,
    feeIds: fees.map((fee) => fee.id),
    rule: null,
  };
}

/** What the buyer would bring money for. */
function creditedFees({ estimate }: ReportDocumentInput, fees: readonly ReportFee[]): ReportFee[] {
  const isFinanced = shownFinancedCosts(estimate) > 0;
  const financed = estimate.lines.filter(({ kind }) => isFinanced && kind === 'loan-program');
  const notBrought = new Set(financed.map(({ key }) => key));
  return fees.filter((fee) => isAtClosing(fee) && fee.buyer.typicalCents > 0 && !notBrought.has(fee.id));
}

/** A credit pays what the buyer would bring: what is added to the loan is not brought. */
function sellerCredit(
  { texts, formats }: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): Strategy | null {
  const { title, capped, open, besideFinanced, steps, script } = texts.strategies.sellerCredit;
  const financedCents = shownFinancedCosts(input.estimate);
  const costsCents = shownClosingCosts(input.estimate) - financedCents;
  const { priceCents, propertyType, investment } = input.purchase;
  const loanCents = input.estimate.loanAmountCents;
  const loanType = shownLoanType(input);
  const limit = sellerCreditLimit({ priceCents, propertyType, investment, loanCents, loanType });
  const atStakeCents = Math.min(costsCents, limit?.cents ?? costsCents);
  if (atStakeCents <= 0) return null;
  const amount = formats.dollars(atStakeCents);
  const upTo = limit
    ? capped(amount, formats.percent(limit.percent), formats.roughMoney(limit.cents))
    : open(amount);
  return {
    title,
    atStakeCents,
    atStake: financedCents > 0 ? `${upTo} ${besideFinanced(formats.dollars(financedCents))}` : upTo,
    saving: savedIfGranted(atStakeCents),
    steps: loanCents > 0 ? steps : steps.slice(0, 2),
    script: script(amount),
    feeIds: creditedFees(input, fees).map((fee) => fee.id),
    rule: limit?.rule ?? null,
  };
}
