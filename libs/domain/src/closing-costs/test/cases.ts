import type { PropertyInput } from '../property.js';
import { loanTypes, propertyTypes } from '../property.js';
import type { Conditions, Scope, StateData, Tax } from './oracle/data.js';

/** A purchase to compare, in cents so that it can be one cent away from an edge. */
export type Case = PropertyInput & Readonly<{ closingDate: string }>;

/** Pseudo-random numbers, the same in every run. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const numbersOf = (when: Conditions | null | undefined): number[] => {
  if (!when) return [];
  const { priceAtMost, priceUnder, priceAtLeast, priceOver, loanUnder, loanAtLeast, loanOver } = when;
  const own = [priceAtMost, priceUnder, priceAtLeast, priceOver, loanUnder, loanAtLeast, loanOver];
  return [...own.filter((limit) => limit !== undefined), ...(when.anyOf ?? []).flatMap(numbersOf)];
};

/** Where the rule's amount can jump: brackets, thresholds, units, exemptions, caps. */
function edgesOf(tax: Tax): number[] {
  const unit = tax.unit ?? tax.roundBase?.to ?? 1000;
  const exempt = tax.exemptFirst ?? [];
  const rate = tax.rate ?? (tax.unit && tax.ratePerUnit ? tax.ratePerUnit / tax.unit : 0);
  const cap = tax.maximum && rate ? [tax.maximum / rate] : [];
  const floor = tax.minimum && rate ? [tax.minimum.amount / rate] : [];
  return [
    ...(tax.brackets ?? []).flatMap(({ upTo }) => (upTo === null ? [] : [upTo])),
    ...[tax.zeroAtOrBelow, tax.zeroBelow, tax.fixedAtOrBelow?.base, tax.validFrom].flatMap(
      (edge) => edge ?? [],
    ),
    ...[...exempt, ...(tax.rateWhen ?? []), ...(tax.credit ?? [])].flatMap(({ when }) => numbersOf(when)),
    ...exempt.map(({ amount }) => amount),
    ...(tax.shareReduction ?? []).map(({ ofBaseUpTo }) => ofBaseUpTo),
    ...numbersOf(tax.when),
    ...cap.map(Math.round),
    ...floor.map(Math.round),
    unit,
    unit * 3,
    412_300 - (412_300 % unit),
    412_300 - (412_300 % unit) + unit / 2,
    1_234_567,
  ];
}

/** The edge, a cent and a dollar to each side, and the limits of valid input. */
export const around = (edge: number): number[] =>
  [-1, -0.01, 0, 0.01, 1]
    .map((step) => Math.round((edge + step) * 100) / 100)
    .filter((amount) => amount > 0 && amount <= 1_000_000_000);

const dayBeside = (isoDate: string, days: number): string =>
  new Date(Date.parse(`${isoDate}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The days on which the state's rules begin or end, the day before or after, and two ordinary days. */
export const daysOf = ({ taxes, titleInsurance }: StateData): string[] => [
  '2026-11-20',
  '2019-02-28',
  ...[...taxes, ...titleInsurance.schedules].flatMap(({ effectiveFrom, effectiveTo }) => [
    ...(effectiveFrom ? [effectiveFrom, dayBeside(effectiveFrom, -1)] : []),
    ...(effectiveTo ? [effectiveTo, dayBeside(effectiveTo, 1)] : []),
  ]),
];

type Place = Readonly<{ county?: string; city?: string }>;

/** Every place that the rule names; a city with its county, with another one and with none. */
export function placesOf(scope: Scope | null | undefined): Place[] {
  const cities = [...(scope?.cities ?? []), ...(scope?.exceptCities ?? [])];
  const counties = [...(scope?.counties ?? []), ...(scope?.exceptCounties ?? [])];
  const cityCounty = scope?.cityCounty;
  return [
    {},
    { county: 'Nowhere', city: 'Nowhere' },
    ...counties.flatMap((county) => [
      { county },
      { county: `${county.toUpperCase()} COUNTY`, city: 'Nowhere' },
    ]),
    ...cities.flatMap((city) => [{ city }, { county: 'Nowhere', city: `City of ${city}` }]),
    ...(cityCounty ? cities.map((city) => ({ city, county: cityCounty })) : []),
    ...cities.flatMap((city) => counties.slice(0, 1).map((county) => ({ city, county }))),
  ];
}

const ownHomes = ['single-family', 'condo', 'townhouse', 'new-construction', 'mobile-home'] as const;
const ordinaryLoans = ['Conventional', 'Cash'] as const;

/** A random buyer of a random property; loan programs only for one home, because others get a conventional loan. */
function randomBuyer(roll: (sides: number) => number): Omit<Case, 'state' | 'price' | 'closingDate'> {
  const ordinary = roll(3) > 0;
  const propertyType = ordinary
    ? propertyTypes[roll(propertyTypes.length)]!
    : ownHomes[roll(ownHomes.length)]!;
  const loanType = ordinary ? ordinaryLoans[roll(2)]! : loanTypes[roll(loanTypes.length)]!;
  const financedBy = roll(3) === 0 ? 'first-time' : 'financing';
  return {
    propertyType,
    loanType,
    buyerType: loanType === 'Cash' ? 'cash' : financedBy,
    units: 1 + roll(ordinary ? 7 : 4),
    principalResidence: roll(3) > 0,
    firstTimeBuyer: roll(3) === 0,
  };
}

const largest = 1_000_000_000;
const inCents = (dollars: number): number => Math.round(dollars * 100) / 100;

/** A purchase with the price, the loan or both at the edge. */
function atEdge(
  edge: number,
  onLoan: boolean,
  cash: boolean,
  roll: (sides: number) => number,
): Partial<Case> {
  if (cash) return { price: edge };
  if (!onLoan) {
    const loan = inCents(edge * [0.2, 0.8, 1, 1.25][roll(4)]! - 0.01);
    return { price: edge, loanAmount: Math.min(largest, Math.max(0.01, loan)) };
  }
  const price = [edge, edge / 0.8, edge * 2][roll(3)]!;
  return { price: inCents(Math.min(price + 0.01, largest)), loanAmount: edge };
}

/** `perEdge` purchases around every edge of every rule of the state. */
export function casesOf(data: StateData, perEdge: number): Case[] {
  const roll = dice(data.state.charCodeAt(0) * 256 + data.state.charCodeAt(1));
  const days = daysOf(data);
  return data.taxes.flatMap((tax) => {
    const places = placesOf(tax.appliesIn);
    const ownDays = [tax.effectiveFrom, tax.effectiveTo].flatMap((day) => day ?? []);
    return edgesOf(tax).flatMap((edge) =>
      Array.from({ length: perEdge }, () => {
        const who = randomBuyer(roll);
        const offsets = around(edge);
        const amount = offsets[roll(offsets.length)] ?? 450_000.01;
        const onLoan = tax.basis === 'loan' || roll(5) === 0;
        return {
          state: data.state,
          ...places[roll(places.length)],
          ...who,
          price: amount,
          ...atEdge(amount, onLoan, who.loanType === 'Cash', roll),
          closingDate: ownDays[roll(ownDays.length * 2)] ?? days[roll(days.length)]!,
        };
      }),
    );
  });
}
