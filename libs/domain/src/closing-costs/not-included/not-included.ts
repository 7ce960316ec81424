import type { NotIncluded } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules, Gap } from '../rules/index.js';
import { likelyCounty } from './likely-county.js';
import { placeNotGiven } from './place-not-given.js';
import { conditionHolds, isInForce } from '../applicability/condition-holds.js';
import { mayLieIn, placeScopeCovers } from '../applicability/place-scope-covers.js';
import { memoize } from '../memoize.js';
import { spreadOfCityLimits, type Spread } from '../taxes/tax-spread.js';
import { roundedDollars } from '../../money/index.js';

/** What the estimate leaves out because the place or a rule is unknown, place first. */
export function notIncluded(rules: JurisdictionRules, purchase: Purchase): NotIncluded[] {
  const place =
    countyNotFound(rules, purchase) ?? likelyCounty(rules, purchase) ?? placeNotGiven(rules, purchase);
  const ofPlace = [place, openCityLimits(rules, purchase)].filter((sentences) => sentences !== null);
  return [...ofPlace, ...taxesOnShares(rules, purchase), ...gapsOfPurchase(rules.gaps, purchase)];
}

/** An unknown county has no rules, so a misspelling must not look like "no taxes". */
function countyNotFound(rules: JurisdictionRules, { county, knownCounty }: Purchase): NotIncluded | null {
  if (county === null || knownCounty !== null) return null;
  return {
    reason: 'county-not-found',
    kind: null,
    en: `${rules.name} has no county named ${county}, so county taxes and fees are not included. Check the spelling.`,
    es: `${rules.name} no tiene un condado llamado ${county}, por lo que los impuestos y cargos del condado no están incluidos. Revise cómo se escribe.`,
  };
}

/** Gaps in rules about deeds, mortgages and title policies do not affect buyers of shares. */
const appliesToOwnership = ({ when }: Gap, { propertyType }: Purchase): boolean =>
  propertyType !== 'co-op' || when?.propertyTypes?.includes('co-op') === true;

/** Gaps in the state's rules that affect this purchase, or might because its place is unknown. */
const gapsOfPurchase = (gaps: readonly Gap[], purchase: Purchase): NotIncluded[] =>
  gaps
    .filter(
      (gap) =>
        isInForce(gap, purchase.closingDate) &&
        appliesToOwnership(gap, purchase) &&
        conditionHolds(gap.when, purchase) &&
        (placeScopeCovers(gap.appliesIn, purchase) || mayLieIn(gap.appliesIn, purchase)),
    )
    .map(({ kind, text }) => ({ reason: 'not-known', kind, ...text }));

const hasRuleOnShares = memoize(({ taxes }: JurisdictionRules): boolean =>
  taxes.some(({ cooperatives }) => cooperatives === true),
);

/** Says that the data has no rule on co-operative shares, so no tax on them is included. */
function taxesOnShares(rules: JurisdictionRules, { propertyType }: Purchase): NotIncluded[] {
  if (propertyType !== 'co-op' || hasRuleOnShares(rules)) return [];
  return [
    {
      reason: 'not-known',
      kind: 'transfer-tax',
      en: `You buy shares, not a deed. We do not know whether ${rules.name} or its cities tax the transfer of co-op shares, so no such tax is included. Ask the closing attorney.`,
      es: `Usted compra acciones, no una escritura. No sabemos si ${rules.name} o sus ciudades gravan el traspaso de acciones de una cooperativa; por eso no se incluye ese impuesto. Pregunte al abogado de cierre.`,
    },
  ];
}

const outside = {
  en: ({ lowCents, highCents }: Spread): string =>
    highCents > 0 ? `${roundedDollars(highCents)} higher` : `${roundedDollars(-lowCents)} lower`,
  es: ({ lowCents, highCents }: Spread): string =>
    highCents > 0 ? `${roundedDollars(highCents)} más altos` : `${roundedDollars(-lowCents)} más bajos`,
} as const;

/** Says that a tax depends on the city limits and it is unknown whether the home is inside; null otherwise. */
function openCityLimits(rules: JurisdictionRules, purchase: Purchase): NotIncluded | null {
  if (!purchase.isCityOpen) return null;
  const spread = spreadOfCityLimits(rules.taxes, purchase);
  if (spread.lowCents === 0 && spread.highCents === 0) return null;
  return {
    reason: 'place-not-given',
    kind: null,
    en: `Mail for ${purchase.city} also goes to homes outside the city limits. The taxes shown apply within them; outside, your taxes on this purchase would be ${outside.en(spread)}.`,
    es: `El correo de ${purchase.city} llega también a viviendas fuera de los límites de la ciudad. Los impuestos que se muestran son los de dentro; fuera de ellos, sus impuestos en esta compra serían ${outside.es(spread)}.`,
  };
}
