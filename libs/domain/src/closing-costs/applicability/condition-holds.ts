import { compare, dollars, type Decimal } from '../decimal/index.js';
import type { Purchase } from '../purchase.js';
import type { Condition } from '../rules/index.js';

type Facts = Omit<Condition, 'anyOf'>;

const isAbsentOr = <Value>(limit: Value | undefined, holds: (limit: Value) => boolean): boolean =>
  limit === undefined || holds(limit);

function propertyFits(facts: Facts, { propertyType, units }: Purchase): boolean {
  return (
    isAbsentOr(facts.propertyTypes, (types) => types.includes(propertyType)) &&
    isAbsentOr(facts.notPropertyTypes, (types) => !types.includes(propertyType)) &&
    isAbsentOr(facts.unitsAtMost, (limit) => units <= limit) &&
    isAbsentOr(facts.unitsAtLeast, (limit) => units >= limit)
  );
}

function buyerFits(facts: Facts, purchase: Purchase): boolean {
  return (
    isAbsentOr(facts.principalResidence, (wanted) => purchase.principalResidence === wanted) &&
    isAbsentOr(facts.firstTimeBuyer, (wanted) => purchase.firstTimeBuyer === wanted) &&
    isAbsentOr(facts.buyerTypes, (types) => types.includes(purchase.buyerType)) &&
    isAbsentOr(facts.loanTypes, (types) => types.includes(purchase.loanType)) &&
    isAbsentOr(facts.notLoanTypes, (types) => !types.includes(purchase.loanType))
  );
}

function amountsFit(facts: Facts, { priceCents, loanCents }: Purchase): boolean {
  const price = (): Decimal => dollars(priceCents);
  const loan = (): Decimal => dollars(loanCents);
  return (
    isAbsentOr(facts.priceAtMost, (limit) => compare(price(), limit) <= 0) &&
    isAbsentOr(facts.priceUnder, (limit) => compare(price(), limit) < 0) &&
    isAbsentOr(facts.priceAtLeast, (limit) => compare(price(), limit) >= 0) &&
    isAbsentOr(facts.priceOver, (limit) => compare(price(), limit) > 0) &&
    isAbsentOr(facts.loanUnder, (limit) => compare(loan(), limit) < 0) &&
    isAbsentOr(facts.loanAtLeast, (limit) => compare(loan(), limit) >= 0) &&
    isAbsentOr(facts.loanOver, (limit) => compare(loan(), limit) > 0)
  );
}

/** Whether every fact of the condition is true of the purchase; no condition always holds. */
export function conditionHolds(condition: Condition | null, purchase: Purchase): boolean {
  if (condition === null) return true;
  const holds = (facts: Facts): boolean =>
    propertyFits(facts, purchase) && buyerFits(facts, purchase) && amountsFit(facts, purchase);
  return holds(condition) && isAbsentOr(condition.anyOf, (alternatives) => alternatives.some(holds));
}

/** The first entry whose condition holds. */
export function firstThatHolds<Entry extends { when: Condition | null }>(
  entries: readonly Entry[],
  purchase: Purchase,
): Entry | undefined {
  return entries.find(({ when }) => conditionHolds(when, purchase));
}

/** Whether the closing date lies within the rule's dates, both ends included. */
export function isInForce(
  { effectiveFrom, effectiveTo }: { effectiveFrom: string | null; effectiveTo: string | null },
  closingDate: string,
): boolean {
  return (
    (effectiveFrom === null || effectiveFrom <= closingDate) &&
    (effectiveTo === null || closingDate <= effectiveTo)
  );
}
