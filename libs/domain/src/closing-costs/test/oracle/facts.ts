import { isAtMost, isUnder, written, type Fraction } from './fraction.js';
import type { Conditions, Scope } from './data.js';

/** Facts of a purchase that rules depend on; money in dollars, as in the input. */
export type Facts = Readonly<{
  county: string | null;
  city: string | null;
  price: Fraction;
  loan: Fraction;
  owner: Fraction;
  propertyType: string;
  units: number;
  buyerType: string;
  loanType: string;
  principalResidence: boolean;
  firstTimeBuyer: boolean;
  closingDate: string;
}>;

/** Whether all of the conditions hold; true without conditions. */
export function holds(when: Conditions | null | undefined, facts: Facts): boolean {
  if (!when) return true;
  const { price, loan, units } = facts;
  const tests: Record<keyof Conditions, () => boolean> = {
    propertyTypes: () => when.propertyTypes!.includes(facts.propertyType),
    notPropertyTypes: () => !when.notPropertyTypes!.includes(facts.propertyType),
    buyerTypes: () => when.buyerTypes!.includes(facts.buyerType),
    loanTypes: () => when.loanTypes!.includes(facts.loanType),
    notLoanTypes: () => !when.notLoanTypes!.includes(facts.loanType),
    unitsAtMost: () => units <= when.unitsAtMost!,
    unitsAtLeast: () => units >= when.unitsAtLeast!,
    principalResidence: () => facts.principalResidence === when.principalResidence,
    firstTimeBuyer: () => facts.firstTimeBuyer === when.firstTimeBuyer,
    priceAtMost: () => isAtMost(price, written(when.priceAtMost!)),
    priceUnder: () => isUnder(price, written(when.priceUnder!)),
    priceAtLeast: () => isAtMost(written(when.priceAtLeast!), price),
    priceOver: () => isUnder(written(when.priceOver!), price),
    loanUnder: () => isUnder(loan, written(when.loanUnder!)),
    loanAtLeast: () => isAtMost(written(when.loanAtLeast!), loan),
    loanOver: () => isUnder(written(when.loanOver!), loan),
    anyOf: () => when.anyOf!.some((one) => holds(one, facts)),
  };
  return Object.keys(when).every((name) => {
    const test = tests[name as keyof Conditions];
    if (!test) throw new Error(`condition ${name} is not documented`);
    return test();
  });
}

const prefix = /^(city|town|village|borough|township) of /;
const suffix = / (county|parish|borough|township|twp)$/;
const plain = (name: string): string =>
  name.toLowerCase().replace(/[.'’]/g, '').trim().replace(prefix, '').replace(suffix, '');

/** Whether the names include the place. */
export const lists = (names: string[] | null | undefined, name: string | null): boolean =>
  name !== null && (names ?? []).some((listed) => plain(listed) === plain(name));

/** Whether the rule's place is, or might be, the purchase's. */
export function covers(scope: Scope | null | undefined, { county, city }: Facts): boolean {
  if (!scope) return true;
  if (scope.localitiesListed === false) return false;
  if (lists(scope.exceptCounties, county) || lists(scope.exceptCities, city)) return false;
  if (!scope.counties && !scope.cities) return true;
  const inCounty = !scope.cityCounty || county === null || plain(county) === plain(scope.cityCounty);
  return lists(scope.counties, county) || (lists(scope.cities, city) && inCounty);
}

type Dated = { effectiveFrom?: string | null; effectiveTo?: string | null };

/** Whether the rule is in force on the day, both ends included. */
export const inForce = ({ effectiveFrom, effectiveTo }: Dated, { closingDate }: Facts): boolean =>
  (!effectiveFrom || effectiveFrom <= closingDate) && (!effectiveTo || closingDate <= effectiveTo);
