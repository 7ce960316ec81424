import type { Cents } from '../../money/index.js';
import type { AgentPayer } from '../property.js';

/** The buyer's closing costs by section of the Loan Estimate's page 2, and its totals D, I and J. */
export type LoanEstimateSums = Readonly<{
  sections: Readonly<Record<'A' | 'B' | 'C' | 'E' | 'F' | 'G' | 'H', Cents>>;
  /** D: A, B and C. */
  totalLoanCostsCents: Cents;
  /** I: E, F, G and H. */
  totalOtherCostsCents: Cents;
  /** What the lender pays toward them for a higher rate; 0 in an estimate. */
  lenderCreditsCents: Cents;
  /** J: D and I less the lender's credits. */
  closingCostsCents: Cents;
}>;

/** What the buyer brings if one of the two pays the buyer's agent. A row that lowers the sum is positive here. */
export type ClosingScenario = LoanEstimateSums &
  Readonly<{
    agentPaidBy: AgentPayer;
    /** Closing costs that are added to the loan. */
    closingCostsFinancedCents: Cents;
    downPaymentCents: Cents;
    /** Paid with the offer already. */
    depositCents: Cents;
    /** At most the closing costs that are left to pay. */
    sellerCreditsCents: Cents;
    /** Below 0 where the buyer gets money back. */
    cashToCloseCents: Cents;
  }>;

export type CashToClose = Readonly<{
  /** The scenario that the estimate's totals are for. */
  agentPaidBy: AgentPayer;
  /** The agent's compensation, whoever pays it. */
  agentCents: Cents;
  sellerPaysAgent: ClosingScenario;
  buyerPaysAgent: ClosingScenario;
}>;

/** The scenario that the totals are for. */
export const chosenScenario = ({ agentPaidBy, ...scenarios }: CashToClose): ClosingScenario =>
  agentPaidBy === 'seller' ? scenarios.sellerPaysAgent : scenarios.buyerPaysAgent;
