import type { Cents } from '../../../money/index.js';
import type { LoanType } from '../../property.js';
import type { FinancedProperty } from './lender.js';

/** What only some properties and loans have. */
export type SpecialCaseStep =
  | Readonly<{ kind: 'cooperative-policy' }>
  /** A rule that the buyer should know, which costs nothing by itself. */
  | Readonly<{ kind: 'no-amount' }>
  | Readonly<{ kind: 'funding-fee-use'; use: 'first' | 'subsequent' }>
  /** The program is for the home that the borrower lives in. */
  | Readonly<{ kind: 'only-lived-in'; loanType: LoanType; use: 'second-home' | 'investment' }>
  | Readonly<{ kind: 'nothing-unless-charged' }>
  | Readonly<{ kind: 'share-of-price-up-to'; percent: number; priceCents: Cents }>
  | Readonly<{ kind: 'months-of-dues'; fromMonths: number; toMonths: number; monthlyCents: Cents }>
  /** The program's rules allow it, but hardly a lender makes it. */
  | Readonly<{ kind: 'seldom-financed'; loanType: LoanType; property: FinancedProperty }>;
