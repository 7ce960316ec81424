import type { NegotiationStrategies, ReportFee } from '@closewise/contracts/report-document';
import { perilsAt } from '@closewise/domain/closing-costs';
import { groupsOfFees } from './fee-groups.js';
import { firstTimeReliefIn, isForBusiness, shownLoanType } from './purchase-kind.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { planAssociation, planClosing, planSmallCharges } from './strategies/closing.js';
import {
  type Plan,
  type Strategy,
  withDate,
  keepApplicable,
  strategyByAsking,
  strategyByQuotes,
  strategyByWaiting,
} from './strategies/strategy.js';
import { planSellerCredit } from './strategies/seller-credit.js';
import { timelineDatesOf } from './timeline-dates.js';
import type { Writing } from './writing.js';

/** The strategies that fit this estimate, largest amount first. */
export function writeStrategies(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): NegotiationStrategies {
  const { title, introduction, noneFound, closingDay } = writing.texts.strategies;
  const groups = groupsOfFees(input.estimate.lines, fees);
  const plan: Plan = { writing, input, fees, groups, dates: timelineDatesOf(input) };
  const strategies = [
    planSellerCredit(plan),
    planLenders(plan),
    planClosing(plan),
    planAgent(plan),
    planTransferTax(plan),
    planInsurance(plan),
    planAssociation(plan),
    planOptional(plan),
    planSmallCharges(plan),
    strategyByWaiting(plan, closingDay, groups.prepaidInterest),
  ]
    .filter((found) => found !== null)
    .toSorted((left, right) => right.atStakeCents - left.atStakeCents);
  return { title, introduction: strategies.length > 0 ? introduction : noneFound, strategies };
}

function planLenders(plan: Plan): Strategy | null {
  const { writing, input, groups, dates } = plan;
  const { lenders: texts, banks } = writing.texts.strategies;
  if (isForBusiness(input.purchase)) return strategyByQuotes(plan, banks, groups.lender);
  const steps = keepApplicable(
    withDate(plan, dates.loan ? dates.days?.contractOn : undefined, texts.apply, texts.applyUndated),
    withDate(plan, dates.loan?.loanEstimateBy, texts.compare, texts.compareUndated),
    texts.match,
    texts.points,
    shownLoanType(input) === 'VA' && texts.va,
  );
  return strategyByQuotes(plan, { ...texts, steps }, groups.lender);
}

const isHome = ({ purchase }: ReportDocumentInput): boolean =>
  purchase.propertyType !== 'vacant-land' && !isForBusiness(purchase);

/** The agent's commission, or only the brokerage's own fee if the seller pays the agent. */
function planAgent(plan: Plan): Strategy | null {
  const { writing, input, groups } = plan;
  const { onlyBrokerage, ...texts } = writing.texts.strategies.agent;
  const owesAgent = groups.agent.some(({ id }) => id === 'fee.buyer_agent');
  const steps = [
    isHome(input) ? texts.agreement : texts.businessAgreement,
    texts.offer,
    texts.ceiling,
    texts.brokerage,
  ];
  return strategyByAsking(plan, { ...texts, ...(owesAgent ? {} : onlyBrokerage), steps }, groups.agent);
}

const isUnit = ({ purchase }: ReportDocumentInput): boolean =>
  purchase.propertyType === 'condo' || purchase.propertyType === 'co-op';

/** New homes have no inspection contingency and no old parts. */
const isNew = ({ purchase }: ReportDocumentInput): boolean => purchase.propertyType === 'new-construction';

function planTransferTax(plan: Plan): Strategy | null {
  const { writing, input, groups } = plan;
  const { exemptions, firstTimeExemptions, ...texts } = writing.texts.strategies.transferTax;
  const { jurisdiction, purchase } = input;
  const isFirstHome =
    purchase.buyerType === 'first-time' && jurisdiction && firstTimeReliefIn(input, jurisdiction) !== 'none';
  const steps = keepApplicable(
    ...texts.steps,
    !isForBusiness(input.purchase) && (isFirstHome ? firstTimeExemptions : exemptions),
  );
  return strategyByAsking(plan, { ...texts, steps }, groups.transferTax);
}

function planInsurance(plan: Plan): Strategy | null {
  const { writing, input, groups, dates } = plan;
  const { insurance: texts } = writing.texts.strategies;
  const { jurisdiction, estimate } = input;
  const perils = jurisdiction ? perilsAt(jurisdiction.homeownersInsurance, estimate.jurisdiction) : [];
  const names = perils.map((peril) => writing.texts.local.perils[peril]);
  const steps = keepApplicable(
    withDate(plan, isNew(input) ? undefined : dates.days?.inspectionUntil, texts.quotes, texts.quotesUndated),
    names.length > 0 && texts.perils(writing.formats.list(names)),
    texts[isUnit(input) ? 'unitDiscounts' : isNew(input) ? 'newHomeDiscounts' : 'discounts'],
  );
  return strategyByQuotes(plan, { ...texts, steps }, groups.insurance);
}

function planOptional(plan: Plan): Strategy | null {
  const { writing, input, groups } = plan;
  const { keep, tests, testsOfNew, warranty, drop, bundle, ...texts } = writing.texts.strategies.optional;
  const has = (test: (id: string) => boolean) => groups.optional.filter(({ id }) => test(id)).length;
  const testsCount = has((id) => id.startsWith('fee.inspection_'));
  const steps = keepApplicable(
    keep[input.purchase.propertyType === 'co-op' ? 'shares' : 'home'],
    testsCount > 0 && (isNew(input) ? testsOfNew : tests),
    has((id) => id === 'fee.home_warranty') > 0 && warranty,
    drop,
    testsCount > 0 && bundle,
  );
  return strategyByAsking(plan, { ...texts, steps }, groups.optional);
}
