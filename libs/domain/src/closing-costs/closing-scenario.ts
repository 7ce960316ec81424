import type { Cents } from '../money/index.js';
import type { AgentPayer } from './property.js';

/** The buyer's closing costs by section of page 2 of the Loan Estimate, with its totals D, I and J. */
export type LoanEstimateSums = Readonly<{
  sections: Readonly<Record<'A' | 'B' | 'C' | 'E' | 'F' | 'G' | 'H', Cents>>;
  /** D: A, B and C. */
  totalLoanCostsCents: Cents;
  /** I: E, F, G and H. */
  totalOtherCostsCents: Cents;
  /** Lender credits for a higher rate; 0 in an estimate. */
  lenderCreditsCents: Cents;
  /** J: D plus I minus lender credits. */
  closingCostsCents: Cents;
}>;

/** The buyer's cash to close if this party pays the buyer's agent. Rows that reduce it are positive. */
export type ClosingScenario = LoanEstimateSums &
  Readonly<{
    agentPaidBy: AgentPayer;
    /** Closing costs added to the loan. */
    closingCostsFinancedCents: Cents;
    downPaymentCents: Cents;
    /** Already paid with the offer. */
    depositCents: Cents;
    /** At most the remaining closing costs. */
    sellerCreditsCents: Cents;
    /** Negative if the buyer gets money back. */
    cashToCloseCents: Cents;
  }>;

export type CashToClose = Readonly<{
  /** The scenario that the estimate's totals use. */
  agentPaidBy: AgentPayer;
  /** The agent's compensation, from either party. */
  agentCents: Cents;
  sellerPaysAgent: ClosingScenario;
  buyerPaysAgent: ClosingScenario;
}>;

/** The scenario that the estimate's totals use. */
export const chosenScenario = ({ agentPaidBy, ...scenarios }: CashToClose): ClosingScenario =>
  agentPaidBy === 'seller' ? scenarios.sellerPaysAgent : scenarios.buyerPaysAgent;
