import type { Cents } from '../../../money/index.js';

/** Interest and insurance that are paid ahead. */
export type PrepaidStep =
  | Readonly<{ kind: 'interest-by-day'; loanCents: Cents; yearlyPercent: number; days: number }>
  | Readonly<{ kind: 'condo-policy' }>
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
