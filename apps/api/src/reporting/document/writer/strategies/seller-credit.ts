import { isAtClosing, type ReportFee } from '@closewise/contracts/report-document';
import { chosenScenario, sellerCreditLimit } from '@closewise/domain/closing-costs';
import { isForBusiness, shownLoanType } from '../purchase-kind.js';
import type { ReportDocumentInput } from '../report-document-input.js';
import { roundedDownCents } from '@closewise/domain/money';
import { type Plan, type Strategy, savingIfGranted, withDate, keepApplicable } from './strategy.js';
import { shownClosingCosts, shownFinancedCosts } from '../write-cash-to-close.js';

/** The fees that a credit can pay: not those added to the loan. */
function creditedFees({ estimate }: ReportDocumentInput, fees: readonly ReportFee[]): ReportFee[] {
  const isFinanced = shownFinancedCosts(estimate) > 0;
  const financed = estimate.lines.filter(({ kind }) => isFinanced && kind === 'loan-program');
  const notBrought = new Set(financed.map(({ key }) => key));
  return fees.filter((fee) => isAtClosing(fee) && fee.buyer.typicalCents > 0 && !notBrought.has(fee.id));
}

/** The step about a second chance to request the credit. */
function secondChance(plan: Plan): string | null {
  const { propertyType } = plan.input.purchase;
  const texts = plan.writing.texts.strategies.sellerCredit;
  if (propertyType === 'vacant-land') return null;
  if (propertyType === 'new-construction') return texts.builder;
  if (isForBusiness(plan.input.purchase)) return texts.businessSecond;
  return withDate(plan, plan.dates.days?.inspectionUntil, texts.second, texts.secondUndated);
}

/** A seller credit. It can pay neither what is added to the loan nor what is credited already. */
export function planSellerCredit(plan: Plan): Strategy | null {
  const { writing, input, fees } = plan;
  const { formats } = writing;
  const texts = writing.texts.strategies.sellerCredit;
  const { priceCents, propertyType, investment } = input.purchase;
  const loanCents = input.estimate.loanAmountCents;
  const loanType = shownLoanType(input);
  const isVa = loanCents > 0 && loanType === 'VA';
  const financedCents = shownFinancedCosts(input.estimate);
  const creditedCents = chosenScenario(input.estimate.cashToClose).sellerCreditsCents;
  const limit = isForBusiness(input.purchase)
    ? null
    : sellerCreditLimit({ priceCents, propertyType, investment, loanCents, loanType });
  const costsCents = shownClosingCosts(input.estimate) - financedCents - creditedCents;
  const atStakeCents = roundedDownCents(Math.min(costsCents, (limit?.cents ?? Infinity) - creditedCents));
  if (atStakeCents <= 0) return null;
  const amount = formats.dollars(atStakeCents);
  const upTo = limit
    ? texts.capped(amount, formats.percent(limit.percent), formats.roughMoney(limit.cents))
    : texts.open(amount);
  return {
    title: texts.title,
    atStakeCents,
    atStake: keepApplicable(
      upTo,
      isVa && texts.va,
      financedCents > 0 && texts.besideFinanced(formats.dollars(financedCents)),
      creditedCents > 0 && texts.besideCredit(formats.dollars(creditedCents)),
    ).join(' '),
    saving: savingIfGranted(atStakeCents),
    steps: keepApplicable(
      texts.listing,
      loanCents > 0 ? texts.offer(amount) : texts.cashOffer(amount),
      loanCents > 0 && !isForBusiness(input.purchase) && texts.limit,
      secondChance(plan),
    ),
    script: texts.script(amount),
    feeIds: creditedFees(input, fees).map((fee) => fee.id),
    rule: limit?.rule ?? (isVa ? texts.vaRule : null),
  };
}
