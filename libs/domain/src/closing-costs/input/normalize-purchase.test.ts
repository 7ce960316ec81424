import { normalizePurchase } from './normalize-purchase.js';

const home = { state: 'TX', price: 400_000 };

describe('defaults of a purchase', () => {
  it.each([
    [{}, 'Conventional', 32_000_000],
    [{ buyerType: 'first-time' }, 'FHA', 38_600_000],
    [{ buyerType: 'cash' }, 'Cash', 0],
    [{ loanType: 'VA' }, 'VA', 40_000_000],
    [{ loanType: 'USDA' }, 'USDA', 40_000_000],
    [{ buyerType: 'first-time', loanType: 'Conventional' }, 'Conventional', 32_000_000],
    [{ downPaymentPercent: 3 }, 'Conventional', 38_800_000],
    [{ loanAmount: 123_456.78 }, 'Conventional', 12_345_678],
    [{ downPaymentPercent: 100 }, 'Cash', 0],
    [{ loanAmount: 0 }, 'Cash', 0],
  ] as const)('%j is a %s purchase with a loan of %i cents', (input, loanType, loanCents) => {
    const purchase = normalizePurchase({ ...home, ...input }, '2026-11-21');
    expect(purchase).toMatchObject({ loanType, loanCents });
    expect(purchase.buyerType === 'cash').toBe(loanType === 'Cash');
  });

  it('are a single-family primary residence that closes in 45 days', () => {
    expect(normalizePurchase(home, '2026-11-21')).toEqual({
      state: 'TX',
      county: null,
      knownCounty: null,
      certainty: 'unknown',
      choices: [],
      city: null,
      isCityOpen: false,
      zip: null,
      priceCents: 40_000_000,
      propertyType: 'single-family',
      units: 1,
      buyerType: 'financing',
      loanType: 'Conventional',
      loanCents: 32_000_000,
      principalResidence: true,
      firstTimeBuyer: false,
      closingDate: '2027-01-15',
      ownerPolicyCents: 40_000_000,
      hasPool: false,
      hoa: false,
      associationUnknown: true,
      insideCityLimits: null,
      interestRatePercent: null,
      sellerCreditCents: 0,
      depositCents: 0,
      agentPaidBy: 'seller',
      hoaMonthlyCents: null,
      secondHome: false,
      investment: false,
      veteranExempt: false,
      firstVaUse: true,
      financedPremium: true,
    });
  });

  it.each([
    [{ propertyType: 'multi-family' }, { units: 2, hoa: false }],
    [{ propertyType: 'condo' }, { units: 1, hoa: true }],
    [{ propertyType: 'townhouse' }, { hoa: true }],
    [
      { propertyType: 'condo', hoa: false },
      { hoa: false, associationUnknown: false },
    ],
    [{ hoaMonthlyDollars: 85 }, { hoa: true, associationUnknown: false }],
    [
      { propertyType: 'condo', cooperative: true },
      { propertyType: 'co-op', hoa: false },
    ],
    [
      { propertyType: 'multi-family', units: 40, cooperative: true },
      { propertyType: 'co-op', units: 1 },
    ],
    [{ buyerType: 'first-time' }, { firstTimeBuyer: true }],
    [{ buyerType: 'first-time', firstTimeBuyer: false }, { firstTimeBuyer: false }],
    [
      { county: 'Harris', city: 'Houston' },
      { county: 'Harris', city: 'Houston' },
    ],
    [{ ownerPolicyAmount: 300_000.5 }, { ownerPolicyCents: 30_000_050 }],
  ] as const)('%j gives %j', (input, expected) => {
    expect(normalizePurchase({ ...home, ...input }, '2026-11-21')).toMatchObject(expected);
  });
});
