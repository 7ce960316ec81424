import type { Language } from '../../language/index.js';
import type { County } from '../../place/index.js';
import type { NotIncluded } from '../estimate.js';
import { nameOfJurisdiction, placeAsWritten, type Jurisdiction } from '../jurisdiction/index.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules } from '../rules/index.js';
import { spreadOfCounties, type Spread } from '../taxes/tax-spread.js';
import { roundedDollars } from '../../money/index.js';

const mostNamed = 5;
const either = {
  en: new Intl.ListFormat('en', { type: 'disjunction' }),
  es: new Intl.ListFormat('es', { type: 'disjunction' }),
} as const;

const asJurisdiction = ({ name }: County): Jurisdiction =>
  name.endsWith(' city')
    ? { kind: 'county-level-city', name: name.slice(0, -' city'.length) }
    : placeAsWritten(name);

const nameIn = (county: County, language: Language): string =>
  nameOfJurisdiction(asJurisdiction(county), language);

const taxesThere = {
  en({ lowCents, highCents }: Spread): string {
    if (lowCents === 0 && highCents === 0) {
      return 'According to our data, your taxes on this purchase would be the same there, but recording fees and property taxes may differ.';
    }
    const [less, more] = [roundedDollars(-lowCents), roundedDollars(highCents)];
    if (lowCents === 0) return `The taxes on this purchase would be up to ${more} higher for you there.`;
    if (highCents === 0) return `The taxes on this purchase would be up to ${less} lower for you there.`;
    return `The taxes on this purchase would be up to ${more} higher or ${less} lower for you there.`;
  },
  es({ lowCents, highCents }: Spread): string {
    if (lowCents === 0 && highCents === 0) {
      return 'Según nuestros datos, ningún impuesto de esta compra sería distinto allí para usted, pero el registro y el impuesto a la propiedad pueden serlo.';
    }
    const [less, more] = [roundedDollars(-lowCents), roundedDollars(highCents)];
    if (lowCents === 0) return `Allí los impuestos de esta compra serían hasta ${more} más altos para usted.`;
    if (highCents === 0)
      return `Allí los impuestos de esta compra serían hasta ${less} más bajos para usted.`;
    return `Allí los impuestos de esta compra serían hasta ${more} más altos o ${less} más bajos para usted.`;
  },
} as const;

/** Says that the county is only the likeliest of several, and what that means for taxes; null if it is certain. */
export function likelyCounty(rules: JurisdictionRules, purchase: Purchase): NotIncluded | null {
  const [likeliest, ...others] = purchase.choices;
  if (!likeliest || others.length === 0) return null;
  const percent = Math.round(likeliest.share * 100);
  const named = others.slice(0, mostNamed).map(({ county }) => county);
  const spread = spreadOfCounties(rules.taxes, purchase);
  const [en, es] = (['en', 'es'] as const).map((language) => ({
    likeliest: nameIn(likeliest.county, language),
    others: either[language].format(named.map((county) => nameIn(county, language))),
  })) as [Names, Names];
  return {
    reason: 'place-not-given',
    kind: null,
    en: `The property’s county is not certain. This estimate uses the most likely one, ${en.likeliest} (about ${percent}% of the homes with such an address); it may also be ${en.others}. ${taxesThere.en(spread)}`,
    es: `No se sabe con certeza en qué condado está la propiedad. Esta estimación usa el más probable: ${es.likeliest} (cerca del ${percent}% de las viviendas con una dirección así). También es posible: ${es.others}. ${taxesThere.es(spread)}`,
  };
}

type Names = Readonly<{ likeliest: string; others: string }>;
