import { isNamed } from '../applicability/place-scope-covers.js';
import { dollars, multiply, toCents, toPercent } from '../decimal.js';
import type { FeeLine } from '../estimate.js';
import { paidBy, type CustomaryPayer } from '../paid-by.js';
import type { Purchase } from '../purchase.js';
import type { PremiumTax, TitleRules } from '../rules/index.js';
import { spreadAround } from '../spread.js';
import type { OwnerPremium } from './owner-premium.js';

function premiumTaxLine(
  { name, level, city, rate }: PremiumTax,
  rules: TitleRules,
  payer: CustomaryPayer,
  owner: OwnerPremium,
): FeeLine {
  const cents = toCents(multiply(dollars(owner.cents), rate));
  const shares = paidBy(payer, cents);
  return {
    key: `title.premium-tax-${city.toLowerCase().replaceAll(' ', '-')}`,
    kind: 'other',
    name: { en: `${name.en}, ${city}`, es: `${name.es}, ${city}` },
    section: 'H',
    category: 'optional',
    tolerance: 'none',
    requiredBy: 'law',
    level,
    jurisdiction: { kind: 'place', name: city },
    shares,
    range: spreadAround(shares.buyerCents),
    exact: false,
    workings: [
      { kind: 'percent', baseCents: owner.cents, percent: toPercent(rate) },
      { kind: 'result', cents },
    ],
    source: { ...rules.source, effectiveFrom: null, confidence: rules.confidence },
    whoToContact: {
      en: 'The title company that writes the policy',
      es: 'La compañía de títulos que emite la póliza',
    },
    whatToAskFor: {
      en: `Ask whether the premium already includes the ${city} tax.`,
      es: `Pregunte si la prima ya incluye el impuesto de ${city}.`,
    },
  };
}

/** Local taxes on the owner's premium, paid by the policy's buyer. */
export function premiumTaxLines(
  rules: TitleRules,
  payer: CustomaryPayer,
  owner: OwnerPremium,
  purchase: Purchase,
): FeeLine[] {
  return rules.premiumTaxes
    .filter(({ city }) => isNamed(purchase.city, [city]))
    .map((tax) => premiumTaxLine(tax, rules, payer, owner));
}
