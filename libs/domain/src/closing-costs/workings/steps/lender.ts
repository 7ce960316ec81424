import type { Cents } from '../../../money/index.js';
import type { Jurisdiction } from '../../jurisdiction/index.js';
import type { LoanType, PropertyType } from '../../property.js';

/** What a loan program may refuse: a type of property, or a building that is too large to be a home. */
export type FinancedProperty = PropertyType | 'five-homes-or-more';

type OverLimit = Readonly<{
  loanCents: Cents;
  limitCents: Cents;
  county: Jurisdiction | null;
  year: number;
}>;

/** What the lender and the loan program charge, and which loans they make. */
export type LenderStep =
  | Readonly<{ kind: 'share-of-loan'; percent: number; loanCents: Cents }>
  | Readonly<{ kind: 'share-of-loan-up-to'; percent: number; loanCents: Cents }>
  /** A limit that the program's rule sets. */
  | Readonly<{ kind: 'share-of-loan-at-most'; percent: number; loanCents: Cents }>
  | Readonly<{ kind: 'share-of-price'; percent: number; priceCents: Cents }>
  | Readonly<{ kind: 'usual-percents'; lowPercent: number; highPercent: number }>
  /** The application, underwriting and processing fees are inside this one. */
  | Readonly<{ kind: 'holds-lender-charges' }>
  | Readonly<{ kind: 'nothing-unless-chosen' }>
  | Readonly<{ kind: 'nothing-unless-closing-is-late' }>
  /** The share of a year's borrowers who paid it, and their median. */
  | Readonly<{ kind: 'paid-by-buyers'; year: number; percent: number; medianCents: Cents }>
  /** ISO date. */
  | Readonly<{ kind: 'rate-confirmed-until'; date: string }>
  | Readonly<{
      kind: 'months-of-mortgage-insurance';
      fromMonths: number;
      toMonths: number;
      monthlyCents: Cents;
      yearlyPercent: number;
    }>
  /** Of the FHA, in the county that is likeliest; null: in most counties. */
  | Readonly<{ kind: 'loan-over-usual-limit' } & OverLimit>
  /** Null: the highest of all counties that it may be. */
  | Readonly<{ kind: 'loan-over-highest-limit'; loanType: LoanType } & OverLimit>
  /** Of Fannie Mae and Freddie Mac; null: in most counties. */
  | Readonly<{ kind: 'loan-over-conforming-limit' } & OverLimit>
  | Readonly<{ kind: 'not-financed'; loanType: LoanType; property: FinancedProperty }>;
