import type { NegotiationStrategies, ReportFee } from '@closewise/contracts/report-document';
import { perilsAt } from '@closewise/domain/closing-costs';
import { groupsOfFees } from './fee-groups.js';
import { firstTimeReliefIn } from './first-time-relief.js';
import { isForBusiness } from './for-business.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { shownLoanType } from './shown-loan-type.js';
import { association, closing, rest } from './strategies/closing.js';
import { dated, said, type Plan } from './strategies/plan.js';
import { sellerCredit } from './strategies/seller-credit.js';
import { byAsking, byQuotes, byWaiting, type Strategy } from './strategies/strategy.js';
import { timelineDatesOf } from './timeline-dates.js';
import type { Writing } from './writing.js';

/** Strategies that this estimate gives reason for, the most dollars at stake first. */
export function writeStrategies(
  writing: Writing,
  input: ReportDocumentInput,
  fees: readonly ReportFee[],
): NegotiationStrategies {
  const { title, introduction, noneFound, closingDay } = writing.texts.strategies;
  const groups = groupsOfFees(input.estimate.lines, fees);
  const plan: Plan = { writing, input, fees, groups, dates: timelineDatesOf(input) };
  const strategies = [
    sellerCredit(plan),
    lenders(plan),
    closing(plan),
    agent(plan),
    transferTax(plan),
    insurance(plan),
    association(plan),
    optional(plan),
    rest(plan),
    byWaiting(plan, closingDay, groups.prepaidInterest),
  ]
    .filter((found) => found !== null)
    .toSorted((left, right) => right.atStakeCents - left.atStakeCents);
  return { title, introduction: strategies.length > 0 ? introduction : noneFound, strategies };
}

function lenders(plan: Plan): Strategy | null {
  const { writing, input, groups, dates } = plan;
  const { lenders: texts, banks } = writing.texts.strategies;
  if (isForBusiness(input.purchase)) return byQuotes(plan, banks, groups.lender);
  const steps = said(
    dated(plan, dates.loan ? dates.days?.contractOn : undefined, texts.apply, texts.applyUndated),
    dated(plan, dates.loan?.loanEstimateBy, texts.compare, texts.compareUndated),
    texts.match,
    texts.points,
    shownLoanType(input) === 'VA' && texts.va,
  );
  return byQuotes(plan, { ...texts, steps }, groups.lender);
}

const isHome = ({ purchase }: ReportDocumentInput): boolean =>
  purchase.propertyType !== 'vacant-land' && !isForBusiness(purchase);

/** What the buyer owes the agent; where the seller pays the agent, the brokerage's own charge is left. */
function agent(plan: Plan): Strategy | null {
  const { writing, input, groups } = plan;
  const { onlyBrokerage, ...texts } = writing.texts.strategies.agent;
  const owesAgent = groups.agent.some(({ id }) => id === 'fee.buyer_agent');
  const steps = [
    isHome(input) ? texts.agreement : texts.businessAgreement,
    texts.offer,
    texts.ceiling,
    texts.brokerage,
  ];
  return byAsking(plan, { ...texts, ...(owesAgent ? {} : onlyBrokerage), steps }, groups.agent);
}

const isUnit = ({ purchase }: ReportDocumentInput): boolean =>
  purchase.propertyType === 'condo' || purchase.propertyType === 'co-op';

/** The builder's contract has no period in which an inspection lets the buyer walk away, and nothing is old. */
const isNew = ({ purchase }: ReportDocumentInput): boolean => purchase.propertyType === 'new-construction';

function transferTax(plan: Plan): Strategy | null {
  const { writing, input, groups } = plan;
  const { exemptions, firstTimeExemptions, ...texts } = writing.texts.strategies.transferTax;
  const { jurisdiction, purchase } = input;
  const isFirstHome =
    purchase.buyerType === 'first-time' && jurisdiction && firstTimeReliefIn(input, jurisdiction) !== 'none';
  const steps = said(
    ...texts.steps,
    !isForBusiness(input.purchase) && (isFirstHome ? firstTimeExemptions : exemptions),
  );
  return byAsking(plan, { ...texts, steps }, groups.transferTax);
}

function insurance(plan: Plan): Strategy | null {
  const { writing, input, groups, dates } = plan;
  const { insurance: texts } = writing.texts.strategies;
  const { jurisdiction, estimate } = input;
  const perils = jurisdiction ? perilsAt(jurisdiction.homeownersInsurance, estimate.jurisdiction) : [];
  const names = perils.map((peril) => writing.texts.local.perils[peril]);
  const steps = said(
    dated(plan, isNew(input) ? undefined : dates.days?.inspectionUntil, texts.quotes, texts.quotesUndated),
    names.length > 0 && texts.perils(writing.formats.list(names)),
    texts[isUnit(input) ? 'unitDiscounts' : isNew(input) ? 'newHomeDiscounts' : 'discounts'],
  );
  return byQuotes(plan, { ...texts, steps }, groups.insurance);
}

function optional(plan: Plan): Strategy | null {
  const { writing, input, groups } = plan;
  const { keep, tests, testsOfNew, warranty, drop, bundle, ...texts } = writing.texts.strategies.optional;
  const has = (test: (id: string) => boolean) => groups.optional.filter(({ id }) => test(id)).length;
  const testsCount = has((id) => id.startsWith('fee.inspection_'));
  const steps = said(
    keep[input.purchase.propertyType === 'co-op' ? 'shares' : 'home'],
    testsCount > 0 && (isNew(input) ? testsOfNew : tests),
    has((id) => id === 'fee.home_warranty') > 0 && warranty,
    drop,
    testsCount > 0 && bundle,
  );
  return byAsking(plan, { ...texts, steps }, groups.optional);
}
