import type { Cents } from '../../money/index.js';
import { isNamed, placeScopeCovers } from '../applicability/index.js';
import { isZero } from '../decimal/index.js';
import { oncePer, oncePerDay } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { buyerTotal, taxesOfPurchase } from './buyer-taxes.js';
import { computableOn, taxRulesOfTheDay } from './choose-tax-rules.js';

type NamedPlace = Readonly<{ county: string | null; city: string | null }>;
type Rules = readonly TaxRule[];

const rulesAt = (rules: Rules, place: NamedPlace): Rules =>
  rules.filter(({ appliesIn }) => placeScopeCovers(appliesIn, place));

/** Every place that a rule of the day names. */
const taxedPlacesOn = oncePerDay((rules: Rules, closingDate): readonly NamedPlace[] =>
  computableOn(rules, closingDate).flatMap(({ appliesIn }) => [
    ...(appliesIn?.counties ?? []).map((county) => ({ county, city: null })),
    ...(appliesIn?.cities ?? []).map((city) => ({ county: appliesIn?.cityCounty ?? null, city })),
  ]),
);

/** Whether each rule stands for itself, so that their taxes are only to be added. */
const areIndependent = (rules: Rules): boolean =>
  rules.every(({ replaces, fractionOf }) => replaces.length === 0 && fractionOf === null);

const namesInRule = new Set(['id', 'name', 'jurisdiction', 'appliesIn', 'source', 'notes', 'statute']);

/** What a rule takes, whoever levies it: many cities have the same tax under names of their own. */
const formulaOf = oncePer((rule: TaxRule): string =>
  JSON.stringify(rule, (key, value: unknown) => {
    if (namesInRule.has(key)) return undefined;
    return typeof value === 'bigint' ? `${value}n` : value;
  }),
);

const buyerMayPay = ({ shares, sharesWhen }: TaxRule): boolean =>
  !isZero(shares.buyer) || sharesWhen.some((one) => !isZero(one.shares.buyer));

/** The rules that matter to what the buyer pays. */
const forBuyer = (rules: Rules): Rules => (areIndependent(rules) ? rules.filter(buyerMayPay) : rules);

/** The rules of each place, those that are the same to a buyer once. */
const distinct = (places: readonly Rules[]): readonly Rules[] => [
  ...new Map(
    places
      .map(forBuyer)
      .map((rules) => [rules.map(areIndependent(rules) ? formulaOf : ({ id }) => id).join(), rules]),
  ).values(),
];

/** The rules of every such place. */
const rulesOfTaxedPlacesOn = oncePerDay((rules: Rules, closingDate): readonly Rules[] => {
  const inForce = computableOn(rules, closingDate);
  return distinct(taxedPlacesOn(rules, closingDate).map((place) => rulesAt(inForce, place)));
});

const mayBe = (known: string | null, named: string | null): boolean =>
  known === null || named === null || isNamed(known, [named]);

/** The rules of every place that the property may lie in, as far as it is known. */
function rulesOfPossiblePlaces(rules: Rules, { county, city, closingDate }: Purchase): readonly Rules[] {
  if (county === null && city === null) return rulesOfTaxedPlacesOn(rules, closingDate);
  const inForce = computableOn(rules, closingDate);
  const possible = taxedPlacesOn(rules, closingDate)
    .filter((place) => mayBe(county, place.county) && mayBe(city, place.city))
    .map((place) => ({ county: county ?? place.county, city: city ?? place.city }));
  return distinct(possible.map((place) => rulesAt(inForce, place)));
}

/**
 * By how much the buyer's taxes may be higher than those of the purchase where its county or city is not known: the most
 * that any place of the state takes where it may lie, in cents.
 */
export function mostLocalTaxesMayAdd(rules: Rules, purchase: Purchase): Cents {
  const possible = rulesOfPossiblePlaces(rules, purchase);
  if (possible.length === 0) return 0;
  const ofTheDay = new Set(taxRulesOfTheDay(rules, purchase));
  const taxesOf = taxesOfPurchase(purchase);
  const single = new Map<string, Cents>();
  const buyerCentsOf = (rule: TaxRule): Cents => {
    const formula = formulaOf(rule);
    const cents = single.get(formula) ?? buyerTotal(taxesOf([rule]));
    single.set(formula, cents);
    return cents;
  };
  const taxesBy = (applying: Rules): Cents => {
    const due = applying.filter((rule) => ofTheDay.has(rule));
    if (!areIndependent(due)) return buyerTotal(taxesOf(due));
    return due.reduce((sum, rule) => sum + buyerCentsOf(rule), 0);
  };
  const shown = taxesBy(forBuyer(rulesAt(computableOn(rules, purchase.closingDate), purchase)));
  return possible.reduce((most, applying) => Math.max(most, taxesBy(applying) - shown), 0);
}
