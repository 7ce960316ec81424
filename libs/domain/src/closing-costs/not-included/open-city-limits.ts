import type { NotIncluded } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules } from '../rules/index.js';
import { spreadOfCityLimits, type Spread } from '../taxes/index.js';
import { roundedDollars } from './rounded-dollars.js';

const outside = {
  en: ({ lowCents, highCents }: Spread): string =>
    highCents > 0 ? `${roundedDollars(highCents)} higher` : `${roundedDollars(-lowCents)} lower`,
  es: ({ lowCents, highCents }: Spread): string =>
    highCents > 0 ? `${roundedDollars(highCents)} más altos` : `${roundedDollars(-lowCents)} más bajos`,
} as const;

/** That a tax of the buyer depends on the city limits, and nobody said on which side the home lies; else null. */
export function openCityLimits(rules: JurisdictionRules, purchase: Purchase): NotIncluded | null {
  if (!purchase.isCityOpen) return null;
  const spread = spreadOfCityLimits(rules.taxes, purchase);
  if (spread.lowCents === 0 && spread.highCents === 0) return null;
  return {
    reason: 'place-not-given',
    kind: null,
    en: `Mail for ${purchase.city} also goes to homes outside the city limits. The taxes shown are those within them; outside, your taxes on this purchase would be ${outside.en(spread)}.`,
    es: `El correo de ${purchase.city} llega también a viviendas fuera de los límites de la ciudad. Los impuestos que se muestran son los de dentro; fuera de ellos, sus impuestos en esta compra serían ${outside.es(spread)}.`,
  };
}
