import type { PropertyInput } from '../../property.js';
import { estimateOf, keysOf, lineOf } from './estimate-of.js';

const home: PropertyInput = { state: 'TX', county: 'Harris', price: 400_000 };
const cashOf = (input: Partial<PropertyInput>) => estimateOf({ ...home, ...input }).cashToClose;
const bySeller = (input: Partial<PropertyInput>) => cashOf(input).sellerPaysAgent;

// FHA lends 96.5 % of $400,000 and charges 1.75 % of $386,000; VA lends all of it and charges 2.15 %.
const fha = { loanType: 'FHA', downCents: 1_400_000, premiumCents: 675_500 } as const;
const va = { loanType: 'VA', downCents: 0, premiumCents: 860_000 } as const;
const moreThanAll = 100_000;

describe('a seller’s credit', () => {
  it.each([fha, va])(
    'does not pay a premium added to the loan ($loanType)',
    ({ loanType, downCents, premiumCents }) => {
      const { closingCostsCents, ...one } = bySeller({ loanType, sellerCreditDollars: moreThanAll });
      expect(one.closingCostsFinancedCents).toBe(premiumCents);
      expect(one.sellerCreditsCents).toBe(closingCostsCents - premiumCents);
      expect(one.cashToCloseCents).toBe(downCents);
    },
  );

  it.each([fha, va])('pays a premium paid in cash ($loanType)', ({ loanType, downCents }) => {
    const one = bySeller({ loanType, sellerCreditDollars: moreThanAll, financedPremium: false });
    expect(one.closingCostsFinancedCents).toBe(0);
    expect(one.sellerCreditsCents).toBe(one.closingCostsCents);
    expect(one.cashToCloseCents).toBe(downCents);
  });

  it('covers the agent if the buyer pays them, and is partly lost if the seller does', () => {
    // 2.5 % of $400,000
    const { agentCents, sellerPaysAgent, buyerPaysAgent } = cashOf({ sellerCreditDollars: moreThanAll });
    expect(agentCents).toBe(1_000_000);
    expect(buyerPaysAgent.sellerCreditsCents).toBe(sellerPaysAgent.sellerCreditsCents + 1_000_000);
    expect(buyerPaysAgent.cashToCloseCents).toBe(8_000_000);
    expect(sellerPaysAgent.cashToCloseCents).toBe(8_000_000);
  });

  it('adds to the deposit, part of which may be returned', () => {
    const without = bySeller(fha).cashToCloseCents;
    const both = bySeller({ ...fha, sellerCreditDollars: 3_000, depositDollars: 4_000 });
    expect(both).toMatchObject({ sellerCreditsCents: 300_000, depositCents: 400_000 });
    expect(both.cashToCloseCents).toBe(without - 700_000);
    const back = bySeller({ ...fha, sellerCreditDollars: moreThanAll, depositDollars: 20_000 });
    expect(back.cashToCloseCents).toBe(1_400_000 - 2_000_000);
  });

  it('pays a cash buyer’s costs, but no part of the price', () => {
    const one = bySeller({ loanType: 'Cash', sellerCreditDollars: moreThanAll });
    expect(one.sellerCreditsCents).toBe(one.closingCostsCents);
    expect(one.cashToCloseCents).toBe(40_000_000);
  });
});

describe('a veteran', () => {
  it('who is exempt pays no funding fee, financed or in cash', () => {
    for (const financedPremium of [true, false]) {
      const one = bySeller({ loanType: 'VA', veteranExempt: true, financedPremium });
      expect(one.closingCostsFinancedCents).toBe(0);
      expect(one.cashToCloseCents).toBe(one.closingCostsCents);
    }
  });

  it.each([
    // 38 U.S.C. 3729: of the loan, 2.15 and 3.3 % with less than 5 % down, 1.5 % from 5 %, 1.25 % from 10 %.
    ['nothing down, used before', { firstVaUse: false }, 1_320_000],
    ['$19,999 down', { loanAmount: 380_001 }, 817_002],
    ['$20,000 down', { loanAmount: 380_000 }, 570_000],
    ['$20,000 down, used before', { loanAmount: 380_000, firstVaUse: false }, 570_000],
    ['$40,000 down, used before', { loanAmount: 360_000, firstVaUse: false }, 450_000],
  ] as const)('adds the funding fee to the loan: %s', (_, input, cents) => {
    const financed = bySeller({ loanType: 'VA', ...input });
    const brought = bySeller({ loanType: 'VA', ...input, financedPremium: false });
    expect(financed.closingCostsFinancedCents).toBe(cents);
    expect(brought.cashToCloseCents - financed.cashToCloseCents).toBe(cents);
    expect(financed.closingCostsCents).toBe(brought.closingCostsCents);
  });

  it('who is exempt, with a credit and a deposit, pays the rest', () => {
    const one = bySeller({
      loanType: 'VA',
      veteranExempt: true,
      firstVaUse: false,
      sellerCreditDollars: 2_000,
      depositDollars: 1_000,
    });
    expect(one.cashToCloseCents).toBe(one.closingCostsCents - 300_000);
  });
});

describe('a cash purchase', () => {
  it.each([
    ['an interest rate', { interestRatePercent: 9 }],
    ['a financed premium', { financedPremium: true }],
    ['an exempt veteran', { veteranExempt: true }],
    ['a later VA loan', { firstVaUse: false }],
  ])('ignores loan options: %s', (_, input) => {
    const plain = estimateOf({ ...home, loanType: 'Cash' });
    const said = estimateOf({ ...home, loanType: 'Cash', ...input });
    expect(said.lines).toEqual(plain.lines);
    expect(said.cashToClose).toEqual(plain.cashToClose);
  });

  it('has no loan lines', () => {
    const loanLines =
      /^(fee\.(origination|appraisal|points|credit_report|prepaid_interest|mi_prepaid|flood_cert|tax_service|underwriting|processing)|title\.lender|recording\.mortgage|tax\.\S*mortgage)/;
    for (const state of ['TX', 'NY', 'FL', 'MN', 'OK'])
      expect(
        keysOf(estimateOf({ state, price: 400_000, loanType: 'Cash' })).filter((key) => loanLines.test(key)),
      ).toEqual([]);
  });
});

describe('options of the home', () => {
  it('work together for each kind of loan: a rate, a use and an association', () => {
    const one = estimateOf({
      ...home,
      loanType: 'Conventional',
      interestRatePercent: 6,
      secondHome: true,
      hoaMonthlyDollars: 250,
      closingDate: '2026-11-21',
    });
    // 6 % of $320,000 for a year of 365 days, for the ten days from the 21st to the 30th
    expect(lineOf(one, 'fee.prepaid_interest').range.typicalCents).toBe(52_603);
    const plain = estimateOf({
      ...home,
      loanType: 'Conventional',
      interestRatePercent: 6,
      closingDate: '2026-11-21',
    });
    expect(lineOf(plain, 'fee.prepaid_interest').range.typicalCents).toBe(52_603);
    const added = keysOf(one).filter((key) => !keysOf(plain).includes(key));
    expect(added).toContain('notice.occupancy-pricing');
    expect(added.some((key) => key.startsWith('fee.hoa'))).toBe(true);
  });
});
