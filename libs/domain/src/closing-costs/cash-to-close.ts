import type { Cents } from '../money/index.js';
import type { FeeLine, LoanEstimateSection } from './estimate.js';
import { isPaidAtClosing } from './paid-by.js';
import type { AgentPayer } from './property.js';
import type { Purchase } from './purchase.js';
import type { CashToClose, ClosingScenario, LoanEstimateSums } from './closing-scenario.js';

/** The buyer's agent's line. Each contract decides who pays it. */
export const agentLineKey = 'fee.buyer_agent';

type Section = keyof LoanEstimateSums['sections'];

const isSection = (section: LoanEstimateSection): section is Section =>
  section !== 'D' && section !== 'post-closing';

type BuyerAmounts = Readonly<{
  sections: LoanEstimateSums['sections'];
  programCents: Cents;
  agentCents: Cents;
}>;

/**
 * The buyer's amounts by section without the agent's, the part that is a program's premium or fee, and the agent's
 * cost.
 */
function buyerAmounts(lines: readonly FeeLine[]): BuyerAmounts {
  const sections = { A: 0, B: 0, C: 0, E: 0, F: 0, G: 0, H: 0 };
  let [programCents, agentCents] = [0, 0];
  for (const line of lines) {
    const { section, range, shares, kind, key } = line;
    if (key === agentLineKey) agentCents = shares.buyerCents + shares.sellerCents;
    else if (isSection(section) && isPaidAtClosing(line)) {
      sections[section] += range.typicalCents;
      if (kind === 'loan-program') programCents += range.typicalCents;
    }
  }
  return { sections, programCents, agentCents };
}

/** Page 2 of the Loan Estimate, 12 CFR 1026.37(f) and (g): D is A to C, I is E to H, J is both. */
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

/** A seller credit pays closing costs only; any excess is lost. */
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

/**
 * The buyer's cash to close by the rows of the Loan Estimate's "Calculating Cash to Close" (12 CFR 1026.37(h)), with
 * either party paying the agent.
 */
export function cashToCloseOf(lines: readonly FeeLine[], purchase: Purchase): CashToClose {
  const { sections, programCents, agentCents } = buyerAmounts(lines);
  // Lenders finance it by default.
  const financedCents = purchase.financedPremium ? programCents : 0;
  const withAgent = { ...sections, H: sections.H + agentCents };
  return {
    agentPaidBy: purchase.agentPaidBy,
    agentCents,
    sellerPaysAgent: scenarioOf(sumsOf(sections), purchase, { agentPaidBy: 'seller', financedCents }),
    buyerPaysAgent: scenarioOf(sumsOf(withAgent), purchase, { agentPaidBy: 'buyer', financedCents }),
  };
}
