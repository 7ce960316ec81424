import type { Cents } from '../money/index.js';
import type { PlaceCertainty } from '../place/index.js';
import type { Bilingual } from './bilingual.js';
import type { CashToClose } from './closing-scenario.js';
import type { Jurisdiction } from './jurisdiction/index.js';
import type { NamedSource } from './sources/name-of-source.js';
import type { Workings } from './workings/step.js';

export type { Bilingual } from './bilingual.js';

export const feeKinds = [
  'transfer-tax',
  'mansion-tax',
  'mortgage-tax',
  'intangible-tax',
  'recording-deed',
  'recording-mortgage',
  'title-owner-policy',
  'title-lender-policy',
  'title-endorsement',
  'settlement',
  'attorney',
  'lender',
  'loan-program',
  'mortgage-insurance',
  'appraisal',
  'inspection',
  'survey',
  'hoa',
  'prepaid-interest',
  'prepaid-insurance',
  'prepaid-tax',
  'escrow-deposit',
  'disclosure',
  'other',
] as const;
export type FeeKind = (typeof feeKinds)[number];

/** Sections of the Loan Estimate form; `post-closing` is not on it. */
export const loanEstimateSections = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'post-closing'] as const;
export type LoanEstimateSection = (typeof loanEstimateSections)[number];

export type FeeCategory = 'required' | 'negotiable' | 'optional';

/** The source of a line's figure; `nameOfSource` writes it in either language. */
export type FeeSource = NamedSource &
  Readonly<{ effectiveFrom: string | null; confidence: 'high' | 'medium' | 'low' }>;

/** One fee of the estimate. A statutory line is exact: low = typical = high, to the cent. */
export type FeeLine = Readonly<{
  /** Unique in the estimate and stable over time, such as `tax.wa-state-reet-2023` or `fee.appraisal`. */
  key: string;
  kind: FeeKind;
  name: Bilingual;
  section: LoanEstimateSection;
  category: FeeCategory;
  tolerance: 'zero' | 'ten-percent' | 'none' | null;
  requiredBy: 'law' | 'lender' | 'association' | null;
  level: 'federal' | 'state' | 'county' | 'city' | 'district' | 'market';
  jurisdiction: Jurisdiction;
  /** The parts of each payer, by statute or custom. */
  shares: Readonly<{ buyerCents: Cents; sellerCents: Cents; lenderCents: Cents }>;
  /** What the buyer should expect to pay. */
  range: Readonly<{ lowCents: Cents; typicalCents: Cents; highCents: Cents }>;
  exact: boolean;
  /** The arithmetic; `writeWorkings` writes it in either language. */
  workings: Workings;
  source: FeeSource;
  whoToContact: Bilingual;
  whatToAskFor: Bilingual;
}>;

/** Something the estimate leaves out and why, in one plain sentence for the buyer. */
export type NotIncluded = Bilingual &
  Readonly<{
    reason: 'place-not-given' | 'county-not-found' | 'not-known';
    /** The kind of fee left out; null if it could be any. */
    kind: FeeKind | null;
  }>;

export type Estimate = Readonly<{
  /** ISO date that selected the rules. */
  asOf: string;
  jurisdiction: Readonly<{
    state: string;
    county: string | null;
    city: string | null;
    resolved: 'city' | 'county' | 'state';
    /** How certain the county is. */
    certainty: PlaceCertainty;
    /** The possible counties if it is uncertain, likeliest first, with their share of homes, 0 to 1. */
    choices: readonly Readonly<{ county: string; share: number }>[];
  }>;
  loanAmountCents: Cents;
  /** Those about the place first; empty if nothing is known to be missing. */
  notIncluded: readonly NotIncluded[];
  lines: readonly FeeLine[];
  totals: Readonly<{
    requiredCents: Cents;
    negotiableCents: Cents;
    optionalCents: Cents;
    buyerCashToCloseFeesCents: Cents;
    lowCents: Cents;
    highCents: Cents;
    /** The range of 8 of 10 outcomes of `buyerCashToCloseFeesCents` (docs/ranges.md). */
    likely: Readonly<{ lowCents: Cents; highCents: Cents }>;
  }>;
  cashToClose: CashToClose;
}>;
