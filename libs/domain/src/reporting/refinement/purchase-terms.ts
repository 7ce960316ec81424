import type { AgentPayer } from '../../closing-costs/index.js';
import type { Cents } from '../../money/index.js';

/** What the buyer will use the home for. */
export const occupancies = ['own-home', 'second-home', 'investment'] as const;
export type Occupancy = (typeof occupancies)[number];

/** How much is not borrowed: as an amount, as a share of the price, or said by the loan instead. */
export type DownPayment =
  | Readonly<{ kind: 'amount'; cents: Cents }>
  | Readonly<{ kind: 'percent'; basisPoints: number }>
  | Readonly<{ kind: 'loan'; cents: Cents }>;

/**
 * What only a refinement says of a purchase; null where the buyer said nothing, so that the documented default of the
 * estimate stands. Rates are in thousandths of a percent, since lenders quote eighths: 6.875% is 6875.
 */
export type PurchaseTerms = Readonly<{
  /** ISO date. */
  closingDate: string | null;
  units: number | null;
  occupancy: Occupancy;
  /** Also of buyers who pay cash: some taxes are lower for a first home. */
  firstTimeBuyer: boolean;
  downPayment: DownPayment | null;
  interestRateThousandths: number | null;
  /** The premium or fee of the loan's program is added to the loan. */
  programFeeFinanced: boolean | null;
  firstVaUse: boolean | null;
  veteranExempt: boolean | null;
  sellerCreditCents: Cents | null;
  depositCents: Cents | null;
  agentPaidBy: AgentPayer | null;
  hasAssociation: boolean | null;
  hoaMonthlyCents: Cents | null;
}>;
