import { compare, dollars, type Decimal } from '../decimal.js';
import { memoize } from '../memoize.js';
import type { Purchase } from '../purchase.js';
import type { Condition } from '../rules/index.js';

type Facts = Omit<Condition, 'anyOf'>;
type Check = (purchase: Purchase) => boolean;

const checkOf = <Limit>(limit: Limit | undefined, check: (limit: Limit) => Check): Check[] =>
  limit === undefined ? [] : [check(limit)];

const priceOrder = ({ priceCents }: Purchase, limit: Decimal): number => compare(dollars(priceCents), limit);
const loanOrder = ({ loanCents }: Purchase, limit: Decimal): number => compare(dollars(loanCents), limit);

const checksOf = (facts: Facts): readonly Check[] => [
  ...checkOf(
    facts.propertyTypes,
    (types) =>
      ({ propertyType }) =>
        types.includes(propertyType),
  ),
  ...checkOf(
    facts.notPropertyTypes,
    (types) =>
      ({ propertyType }) =>
        !types.includes(propertyType),
  ),
  ...checkOf(
    facts.unitsAtMost,
    (limit) =>
      ({ units }) =>
        units <= limit,
  ),
  ...checkOf(
    facts.unitsAtLeast,
    (limit) =>
      ({ units }) =>
        units >= limit,
  ),
  ...checkOf(facts.principalResidence, (wanted) => (purchase) => purchase.principalResidence === wanted),
  ...checkOf(facts.firstTimeBuyer, (wanted) => (purchase) => purchase.firstTimeBuyer === wanted),
  ...checkOf(
    facts.buyerTypes,
    (types) =>
      ({ buyerType }) =>
        types.includes(buyerType),
  ),
  ...checkOf(
    facts.loanTypes,
    (types) =>
      ({ loanType }) =>
        types.includes(loanType),
  ),
  ...checkOf(
    facts.notLoanTypes,
    (types) =>
      ({ loanType }) =>
        !types.includes(loanType),
  ),
  ...checkOf(facts.priceAtMost, (limit) => (purchase) => priceOrder(purchase, limit) <= 0),
  ...checkOf(facts.priceUnder, (limit) => (purchase) => priceOrder(purchase, limit) < 0),
  ...checkOf(facts.priceAtLeast, (limit) => (purchase) => priceOrder(purchase, limit) >= 0),
  ...checkOf(facts.priceOver, (limit) => (purchase) => priceOrder(purchase, limit) > 0),
  ...checkOf(facts.loanUnder, (limit) => (purchase) => loanOrder(purchase, limit) < 0),
  ...checkOf(facts.loanAtLeast, (limit) => (purchase) => loanOrder(purchase, limit) >= 0),
  ...checkOf(facts.loanOver, (limit) => (purchase) => loanOrder(purchase, limit) > 0),
];

const allOf = (checks: readonly Check[]): Check => {
  const [only] = checks;
  if (only && checks.length === 1) return only;
  return (purchase) => checks.every((check) => check(purchase));
};

/** A condition names one or two of many facts. Finding them once, not per estimate, keeps the check fast. */
const checkOfCondition = memoize((condition: Condition): Check =>
  allOf([
    ...checksOf(condition),
    ...checkOf(condition.anyOf, (alternatives) => {
      const checks = alternatives.map((facts) => allOf(checksOf(facts)));
      return (purchase) => checks.some((check) => check(purchase));
    }),
  ]),
);

/** Whether every fact of the condition is true of the purchase; null always holds. */
export const conditionHolds = (condition: Condition | null, purchase: Purchase): boolean =>
  condition === null || checkOfCondition(condition)(purchase);

/** The first entry whose condition holds. */
export function firstThatHolds<Entry extends { when: Condition | null }>(
  entries: readonly Entry[],
  purchase: Purchase,
): Entry | undefined {
  return entries.find(({ when }) => conditionHolds(when, purchase));
}

/** Whether the closing date is within the rule's dates, both inclusive. */
export function isInForce(
  { effectiveFrom, effectiveTo }: { effectiveFrom: string | null; effectiveTo: string | null },
  closingDate: string,
): boolean {
  return (
    (effectiveFrom === null || effectiveFrom <= closingDate) &&
    (effectiveTo === null || closingDate <= effectiveTo)
  );
}
