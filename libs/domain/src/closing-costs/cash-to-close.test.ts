import { estimateClosingCosts } from './estimate-closing-costs.js';
import type { PropertyInput } from './property.js';
import { readRuleBook } from './test/rule-book.js';
import { chosenScenario } from './closing-scenario.js';

const rules = readRuleBook();
const estimateOf = (input: Partial<PropertyInput>) =>
  estimateClosingCosts({ state: 'TX', county: 'Harris', price: 400_000, ...input }, rules, '2026-11-22');
const cashOf = (input: Partial<PropertyInput>) => estimateOf(input).cashToClose;

describe('cash to close', () => {
  it('adds up like page 2 of the Loan Estimate', () => {
    const { sections, ...sums } = cashOf({ loanType: 'Conventional' }).sellerPaysAgent;
    expect(sums.totalLoanCostsCents).toBe(sections.A + sections.B + sections.C);
    expect(sums.totalOtherCostsCents).toBe(sections.E + sections.F + sections.G + sections.H);
    expect(sums.closingCostsCents).toBe(sums.totalLoanCostsCents + sums.totalOtherCostsCents);
    expect(sums.downPaymentCents).toBe(8_000_000);
    expect(sums.cashToCloseCents).toBe(sums.closingCostsCents + 8_000_000);
  });

  it('is the total of the estimate plus the down payment', () => {
    for (const agentPaidBy of ['seller', 'buyer'] as const) {
      const { totals, cashToClose } = estimateOf({ agentPaidBy });
      expect(chosenScenario(cashToClose)).toMatchObject({
        agentPaidBy,
        closingCostsCents: totals.buyerCashToCloseFeesCents,
      });
      expect(totals.likely.lowCents).toBeLessThan(totals.buyerCashToCloseFeesCents);
      expect(totals.likely.highCents).toBeGreaterThan(totals.buyerCashToCloseFeesCents);
    }
  });

  it('differs only by the agent’s compensation between the two payers', () => {
    const bySeller = cashOf({});
    const byBuyer = cashOf({ agentPaidBy: 'buyer' });
    expect(bySeller.agentPaidBy).toBe('seller');
    expect(bySeller.agentCents).toBe(1_000_000);
    expect(bySeller.buyerPaysAgent.cashToCloseCents - bySeller.sellerPaysAgent.cashToCloseCents).toBe(
      1_000_000,
    );
    expect({ ...byBuyer, agentPaidBy: 'seller' }).toEqual(bySeller);
  });

  it('adds the FHA premium to the loan unless the buyer pays it', () => {
    const { sellerPaysAgent: financed } = cashOf({ loanType: 'FHA' });
    // 1.75 % of $386,000
    expect(financed.closingCostsFinancedCents).toBe(675_500);
    expect(financed.cashToCloseCents).toBe(financed.closingCostsCents - 675_500 + 1_400_000);
    const { sellerPaysAgent: paid } = cashOf({ loanType: 'FHA', financedPremium: false });
    expect(paid.closingCostsFinancedCents).toBe(0);
    expect(paid.cashToCloseCents - financed.cashToCloseCents).toBe(675_500);
  });

  it('has no down payment for a VA loan of the full price', () => {
    const { downPaymentCents, closingCostsFinancedCents } = cashOf({ loanType: 'VA' }).sellerPaysAgent;
    expect(downPaymentCents).toBe(0);
    // 2.15 % of $400,000 for the first use
    expect(closingCostsFinancedCents).toBe(860_000);
  });

  it('is the full price plus fees without a loan', () => {
    const { downPaymentCents, closingCostsFinancedCents, sections } = cashOf({
      loanType: 'Cash',
    }).sellerPaysAgent;
    expect(downPaymentCents).toBe(40_000_000);
    expect(closingCostsFinancedCents).toBe(0);
    expect(sections.A).toBe(0);
  });

  it('is reduced by the deposit, even below zero', () => {
    const { cashToCloseCents } = cashOf({}).sellerPaysAgent;
    const { sellerPaysAgent } = cashOf({ depositDollars: 10_000 });
    expect(sellerPaysAgent).toMatchObject({
      depositCents: 1_000_000,
      cashToCloseCents: cashToCloseCents - 1_000_000,
    });
    expect(cashOf({ loanType: 'VA', depositDollars: 100_000 }).sellerPaysAgent.cashToCloseCents).toBeLessThan(
      0,
    );
  });

  it('applies a seller’s credit to closing costs only and loses the excess', () => {
    const { sellerPaysAgent: without } = cashOf({});
    const { sellerPaysAgent: some } = cashOf({ sellerCreditDollars: 2_000 });
    expect(some.cashToCloseCents).toBe(without.cashToCloseCents - 200_000);
    const { sellerPaysAgent: much } = cashOf({ sellerCreditDollars: 100_000 });
    expect(much.sellerCreditsCents).toBe(without.closingCostsCents);
    expect(much.cashToCloseCents).toBe(without.downPaymentCents);
  });

  it('includes an owner’s policy that the buyer customarily pays, but no optional inspection', () => {
    const { lines, cashToClose } = estimateOf({ state: 'NY', county: 'Kings', city: 'Brooklyn' });
    const policy = lines.find(({ key }) => key === 'title.owner-policy');
    const inSectionH = lines
      .filter(({ section, category }) => section === 'H' && category !== 'optional')
      .reduce((sum, { range }) => sum + range.typicalCents, 0);
    expect(policy?.shares.buyerCents).toBeGreaterThan(0);
    expect(cashToClose.sellerPaysAgent.sections.H).toBe(inSectionH + policy!.range.typicalCents);
    expect(lines.find(({ key }) => key === 'fee.inspection_general')?.range.typicalCents).toBeGreaterThan(0);
  });
});
