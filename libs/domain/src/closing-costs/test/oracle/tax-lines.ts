import type { Scope, Shares, StateData, Tax } from './data.js';
import { covers, holds, inForce, type Facts } from './facts.js';
import { centsOf, dollarsOf, smaller, times, toMultiple, written } from './fraction.js';
import { baseOf, taxAmount } from './tax-amount.js';

export type Line = Readonly<{
  key: string;
  kind: string;
  level: string;
  jurisdiction: Tax['jurisdiction'];
  buyer: bigint;
  seller: bigint;
  lender: bigint;
}>;

const sharesOf = ({ shares, sharesWhen }: Tax, facts: Facts): Shares =>
  sharesWhen?.find(({ when }) => holds(when, facts))?.shares ?? shares;

function lenderCents(tax: Tax, facts: Facts, cents: bigint): bigint {
  const part = tax.lenderPart?.find(({ when }) => holds(when, facts));
  if (!part) return 0n;
  const exact = baseOf(tax, facts);
  const base = tax.roundBase ? toMultiple(exact, written(tax.roundBase.to), tax.roundBase.mode) : exact;
  const lender = centsOf(times(base, written(part.rate)));
  return lender > cents ? cents : lender;
}

function reduction(tax: Tax, facts: Facts, payer: 'buyer' | 'seller'): bigint {
  const found = tax.shareReduction?.find(({ when }) => holds(when, facts));
  if (found?.payer !== payer) return 0n;
  return centsOf(times(smaller(baseOf(tax, facts), written(found.ofBaseUpTo)), written(found.rate)));
}

const notNegative = (cents: bigint): bigint => (cents < 0n ? 0n : cents);

function lineOf(tax: Tax, facts: Facts, cents: bigint): Line {
  const lender = lenderCents(tax, facts, cents);
  const rest = cents - lender;
  const buyer = centsOf(times(dollarsOf(rest), written(sharesOf(tax, facts).buyer)));
  return {
    key: tax.id,
    kind: tax.kind,
    level: tax.level,
    jurisdiction: tax.jurisdiction,
    buyer: notNegative(buyer - reduction(tax, facts, 'buyer')),
    seller: notNegative(rest - buyer - reduction(tax, facts, 'seller')),
    lender,
  };
}

const computable = ({ method, machineReadable }: Tax): boolean => method !== 'unknown' && machineReadable;

const isLevied = ({ cooperatives, when }: Tax, facts: Facts): boolean =>
  (facts.propertyType === 'co-op' ? cooperatives === true : true) && holds(when, facts);

/** The rules that apply to the purchase, without those that another one replaces. */
export function rulesFor({ taxes }: StateData, facts: Facts): Tax[] {
  const chosen = taxes
    .filter(computable)
    .filter((tax) => inForce(tax, facts) && covers(tax.appliesIn, facts) && isLevied(tax, facts));
  const replaced = new Set(chosen.flatMap(({ replaces }) => replaces ?? []));
  return chosen.filter(({ id }) => !replaced.has(id));
}

/** Each tax of the purchase in cents, divided between its payers; zero taxes are left out. */
export function taxLines(data: StateData, facts: Facts): Line[] {
  const centsOfRule = (id: string): bigint => {
    const tax = data.taxes.find((one) => one.id === id)!;
    return centsOf(taxAmount(tax, facts, centsOfRule));
  };
  return rulesFor(data, facts)
    .map((tax) => lineOf(tax, facts, centsOfRule(tax.id)))
    .filter(({ buyer, seller, lender }) => buyer + seller + lender > 0n);
}

/** The purchase in each place of the scope that it might be in. */
function possiblePlaces({ counties, cities }: Scope, facts: Facts): Facts[] {
  const open = facts.county === null && (facts.city === null || !cities) ? (counties ?? []) : [];
  const named = facts.city === null ? (cities ?? []) : [];
  return [...open.map((county) => ({ ...facts, county })), ...named.map((city) => ({ ...facts, city }))];
}

const mayFallAway = ({ taxes }: StateData, { id }: Tax, facts: Facts): boolean =>
  taxes
    .filter((other) => other.replaces?.includes(id) && computable(other))
    .filter((other) => inForce(other, facts) && isLevied(other, facts))
    .some(({ appliesIn }) =>
      possiblePlaces(appliesIn ?? {}, facts).some((there) => covers(appliesIn, there)),
    );

/** Whether the tax may be exact: due in every possible place, with a single rate and a reliable source. */
export function mayBeExact(data: StateData, tax: Tax, facts: Facts): boolean {
  const later = tax.confidenceFrom?.findLast(({ from }) => from <= facts.closingDate);
  if ((later?.confidence ?? tax.confidence) === 'low') return false;
  if (tax.rangeRate || tax.rangeRatePerUnit || mayFallAway(data, tax, facts)) return false;
  const { exceptCounties, exceptCities } = tax.appliesIn ?? {};
  return !(
    (exceptCounties?.length && facts.county === null) ||
    (exceptCities?.length && facts.city === null)
  );
}
