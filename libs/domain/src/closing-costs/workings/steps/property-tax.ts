import type { Cents } from '../../../money/index.js';
import type { Jurisdiction } from '../../jurisdiction/index.js';

/** A use that is taxed by other rules than the home of its owner. */
type OtherUse = 'apartments' | 'business' | 'land';

/** The year's property tax and what of it falls due at closing. */
export type PropertyTaxStep =
  /** What owners of the county pay of their homes' value, at the median, or the bound of it that is published. */
  | Readonly<{
      kind: 'owners-tax-rate';
      county: Jurisdiction;
      percent: number;
      bound: 'least' | 'most' | null;
    }>
  /** The owners' rate raised for a new owner as it is in the whole state. */
  | Readonly<{
      kind: 'new-owners-tax-rate';
      percent: number;
      stateNewPercent: number;
      stateOwnersPercent: number;
    }>
  | Readonly<{ kind: 'tax-rate-without-residence'; times: number; plusPercent: number; percent: number }>
  /** It holds the relief of owners who live there, which the buyer will not have and nobody publishes. */
  | Readonly<{ kind: 'tax-rate-of-residents' }>
  /** By the law for the use: a multiple of the rate of homes, or the rate itself, where `times` is null. */
  | Readonly<{
      kind: 'tax-rate-of-use';
      use: OtherUse;
      times: number | null;
      percent: number;
    }>
  /** The law only sets bounds: the middle of them. */
  | Readonly<{
      kind: 'tax-rate-of-use-between';
      use: OtherUse;
      leastPercent: number;
      mostPercent: number;
      percent: number;
    }>
  /** The statute of the use is cited, and its text was not read. */
  | Readonly<{ kind: 'tax-class-not-checked' }>
  /** The rate of homes, as that of the use is not known. */
  | Readonly<{ kind: 'tax-rate-of-homes'; use: OtherUse }>
  | Readonly<{ kind: 'tax-rate-of-farm'; dwellingCents: Cents; wholePercent: number; percent: number }>
  | Readonly<{ kind: 'yearly-tax'; pricePercent: number; cents: Cents }>
  | Readonly<{ kind: 'months-of-yearly-tax'; months: number; pricePercent: number; cents: Cents }>
  | Readonly<{ kind: 'taxes-paid'; when: 'advance' | 'arrears' | 'mixed' }>
  /** To the seller, for days after closing. */
  | Readonly<{ kind: 'days-already-paid'; cents: Cents }>
  | Readonly<{ kind: 'due-before-first-payment'; cents: Cents }>
  /** Taken off what the buyer pays, for days before closing. */
  | Readonly<{ kind: 'less-seller-credit'; cents: Cents }>
  | Readonly<{ kind: 'nothing-due'; sellerCreditCents: Cents }>
  | Readonly<{ kind: 'credit-beside'; cents: Cents }>;
