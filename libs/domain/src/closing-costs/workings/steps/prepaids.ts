import type { Cents } from '../../../money/index.js';
import type { Jurisdiction } from '../../jurisdiction/index.js';

/** Interest and insurance that are paid ahead. */
export type PrepaidStep =
  | Readonly<{ kind: 'interest-by-day'; loanCents: Cents; yearlyPercent: number; days: number }>
  | Readonly<{ kind: 'condo-policy' }>
  /** The part of the price that is not land, where the county's median home is worth more than it costs to build. */
  | Readonly<{
      kind: 'dwelling-beside-land';
      dwellingCents: Cents;
      priceCents: Cents;
      usualDwellingCents: Cents;
      medianValueCents: Cents;
      county: Jurisdiction;
    }>
  | Readonly<{ kind: 'dwelling-by-price'; dwellingCents: Cents; priceCents: Cents; percent: number }>
  | Readonly<{ kind: 'dwelling-of-farm'; dwellingCents: Cents }>
  | Readonly<{ kind: 'building-by-price'; buildingCents: Cents; priceCents: Cents; percent: number }>
  /** The premium that follows is that of a home with the same cover, as none of a business is published. */
  | Readonly<{ kind: 'premium-as-of-home' }>
  | Readonly<{ kind: 'least-dwelling'; dwellingCents: Cents }>
  /** The premium of a dwelling between, or beyond, two whose premiums are known. */
  | Readonly<{
      kind: 'premium-in-proportion';
      dwellingCents: Cents;
      from: Readonly<{ dwellingCents: Cents; premiumCents: Cents }>;
      to: Readonly<{ dwellingCents: Cents; premiumCents: Cents }>;
    }>
  /** One part of the usual premium is fixed, the other grows with the dwelling. */
  | Readonly<{
      kind: 'premium-by-dwelling';
      usualPremiumCents: Cents;
      fixedPart: number;
      growingPart: number;
      dwellingCents: Cents;
      usualDwellingCents: Cents;
    }>;
