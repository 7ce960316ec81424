import type { Cents } from '../../money/index.js';
import type { FeeLine, LoanEstimateSection } from '../estimate.js';
import { isPaidAtClosing } from '../paid-at-closing.js';
import type { AgentPayer } from '../property.js';
import type { Purchase } from '../purchase.js';
import type { CashToClose, ClosingScenario, LoanEstimateSums } from './closing-scenario.js';

/** The line of the buyer's agent: who pays it is agreed in each contract. */
export const agentLineKey = 'fee.buyer_agent';

type Section = keyof LoanEstimateSums['sections'];

const isSection = (section: LoanEstimateSection): section is Section =>
  section !== 'D' && section !== 'post-closing';

function sectionSums(lines: readonly FeeLine[]): LoanEstimateSums['sections'] {
  const sums = { A: 0, B: 0, C: 0, E: 0, F: 0, G: 0, H: 0 };
  for (const { section, range } of lines) if (isSection(section)) sums[section] += range.typicalCents;
  return sums;
}

/** Pages 2 of the Loan Estimate, 12 CFR 1026.37(f) and (g): D is A to C, I is E to H, J is both. */
function sumsOf(sections: LoanEstimateSums['sections']): LoanEstimateSums {
  const totalLoanCostsCents = sections.A + sections.B + sections.C;
  const totalOtherCostsCents = sections.E + sections.F + sections.G + sections.H;
  return {
    sections,
    totalLoanCostsCents,
    totalOtherCostsCents,
    lenderCreditsCents: 0,
    closingCostsCents: totalLoanCostsCents + totalOtherCostsCents,
  };
}

/** The premium or fee of the loan's program, which lenders add to the loan by default. */
const financedOf = (lines: readonly FeeLine[], { financedPremium }: Purchase): Cents =>
  financedPremium
    ? lines
        .filter(({ kind }) => kind === 'loan-program')
        .reduce((sum, line) => sum + line.range.typicalCents, 0)
    : 0;

/** A seller's credit pays closing costs alone: what goes beyond them is lost, not handed out. */
const usedCreditOf = ({ sellerCreditCents }: Purchase, toPayCents: Cents): Cents =>
  Math.min(sellerCreditCents, Math.max(0, toPayCents));

function scenarioOf(
  sums: LoanEstimateSums,
  purchase: Purchase,
  { agentPaidBy, financedCents }: Readonly<{ agentPaidBy: AgentPayer; financedCents: Cents }>,
): ClosingScenario {
  const downPaymentCents = purchase.priceCents - purchase.loanCents;
  const sellerCreditsCents = usedCreditOf(purchase, sums.closingCostsCents - financedCents);
  return {
    agentPaidBy,
    ...sums,
    closingCostsFinancedCents: financedCents,
    downPaymentCents,
    depositCents: purchase.depositCents,
    sellerCreditsCents,
    cashToCloseCents:
      sums.closingCostsCents - financedCents + downPaymentCents - purchase.depositCents - sellerCreditsCents,
  };
}

/** What the buyer brings, in the rows of the Loan Estimate's "Calculating Cash to Close" (12 CFR 1026.37(h)), whoever pays the agent. */
export function cashToCloseOf(lines: readonly FeeLine[], purchase: Purchase): CashToClose {
  const paid = lines.filter((line) => isPaidAtClosing(line) && line.key !== agentLineKey);
  const agent = lines.find(({ key }) => key === agentLineKey)?.shares;
  const agentCents = agent ? agent.buyerCents + agent.sellerCents : 0;
  const withoutAgent = sectionSums(paid);
  const financedCents = financedOf(paid, purchase);
  const withAgent = { ...withoutAgent, H: withoutAgent.H + agentCents };
  return {
    agentPaidBy: purchase.agentPaidBy,
    agentCents,
    sellerPaysAgent: scenarioOf(sumsOf(withoutAgent), purchase, { agentPaidBy: 'seller', financedCents }),
    buyerPaysAgent: scenarioOf(sumsOf(withAgent), purchase, { agentPaidBy: 'buyer', financedCents }),
  };
}
