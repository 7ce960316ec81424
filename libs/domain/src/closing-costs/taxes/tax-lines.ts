import type { Cents } from '../../money/index.js';
import type { FeeLine } from '../estimate.js';
import { countyOfPurchase, placeAsWritten, type Jurisdiction } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { chooseTaxRules, possiblyReplacedRules, taxRulesOfTheDay } from './choose-tax-rules.js';
import { askAboutTax, taxContact, taxName } from './tax-texts.js';
import { taxAmount, type TaxAmount } from './tax-amount.js';
import { confidenceOf, isExactTax, taxRange, widenForPlaces } from './tax-spread.js';
import { taxShares } from './buyer-taxes.js';

const severalPlaces = new Set<Jurisdiction['kind']>([
  'of-property',
  'county-among',
  'listed-counties',
  'listed-places',
]);

/** The purchase's own place if the rule names a kind of place or a list. A mailing city is not enough. */
function jurisdictionOf({ jurisdiction, level }: TaxRule, purchase: Purchase): Jurisdiction {
  if (!severalPlaces.has(jurisdiction.kind)) return jurisdiction;
  const { county, state, insideCityLimits } = purchase;
  if (level === 'county' && county !== null) return countyOfPurchase(county, state);
  const city = insideCityLimits === false ? null : purchase.city;
  return city === null ? jurisdiction : placeAsWritten(city);
}

/** If the contract may leave the tax to the buyer, up to all of it. */
const rangeOfPayer = (
  { payerVaries }: TaxRule,
  { buyerCents, sellerCents }: FeeLine['shares'],
  range: FeeLine['range'],
): FeeLine['range'] => (payerVaries ? { ...range, highCents: buyerCents + sellerCents } : range);

function taxLine(rule: TaxRule, tax: TaxAmount, exact: boolean, purchase: Purchase): FeeLine {
  const jurisdiction = jurisdictionOf(rule, purchase);
  const shares = taxShares(rule, tax, purchase);
  return {
    key: `tax.${rule.id}`,
    kind: rule.kind,
    name: taxName(rule, jurisdiction),
    section: 'E',
    category: 'required',
    tolerance: rule.kind === 'other' ? 'ten-percent' : 'zero',
    requiredBy: 'law',
    level: rule.level,
    jurisdiction,
    shares,
    range: rangeOfPayer(rule, shares, taxRange(rule, shares.buyerCents, exact, purchase)),
    exact,
    workings: tax.workings,
    source: {
      ...rule.source,
      statute: rule.statute,
      effectiveFrom: rule.effectiveFrom,
      confidence: confidenceOf(rule, purchase),
    },
    whoToContact: taxContact(rule, jurisdiction, purchase.state),
    whatToAskFor: askAboutTax(rule, shares),
  };
}

/** A line for each tax due; a tax the purchase is exempt from stays as a $0 line. */
export function taxLines(rules: readonly TaxRule[], purchase: Purchase): FeeLine[] {
  const results = new Map<string, Cents>();
  const ofTheDay = taxRulesOfTheDay(rules, purchase);
  const perhapsReplaced = possiblyReplacedRules(ofTheDay, purchase);
  const lines = chooseTaxRules(ofTheDay, purchase).flatMap((rule) => {
    const tax = taxAmount(rule, purchase, results);
    results.set(rule.id, tax.cents);
    if (tax.cents === 0 && rule.zeroWhen.length === 0) return [];
    return [taxLine(rule, tax, isExactTax(rule, purchase, perhapsReplaced), purchase)];
  });
  return widenForPlaces(lines, rules, purchase);
}
