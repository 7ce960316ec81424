import { DomainError } from '../../events/index.js';
import { parsePropertyInput } from './parse-property-input.js';

const home = { state: 'TX', price: 400_000 };

function refusalOf(json: unknown): DomainError {
  try {
    parsePropertyInput(json);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('was accepted');
}

describe('the property to estimate', () => {
  it.each([
    [home],
    [{ ...home, price: 0.01 }],
    [{ ...home, price: 1_000_000_000 }],
    [{ ...home, price: 449_999.99 }],
    [{ ...home, loanAmount: 500_000 }],
    [{ ...home, downPaymentPercent: 3.5, loanType: 'FHA', buyerType: 'first-time' }],
    [{ ...home, buyerType: 'cash', loanType: 'Cash', loanAmount: 0 }],
    [{ ...home, buyerType: 'first-time', loanType: 'Cash' }],
    [
      {
        ...home,
        county: 'Harris',
        city: 'Houston',
        zip: '77002-1234',
        street: '1600 Main St',
        closingDate: '2028-02-29',
      },
    ],
  ])('accepts %j', (input) => {
    expect(parsePropertyInput(input)).toEqual(input);
  });

  it('accepts a state in small letters', () => {
    expect(parsePropertyInput({ ...home, state: ' dc ' }).state).toBe('DC');
  });

  it.each([
    [{ price: 1 }, 'state'],
    [{ ...home, state: 'PR' }, 'state'],
    [{ ...home, state: 'Texas' }, 'state'],
    [{ ...home, state: null }, 'state'],
    [{ state: 'TX' }, 'price'],
    [{ ...home, price: 0 }, 'price'],
    [{ ...home, price: -1 }, 'price'],
    [{ ...home, price: Number.NaN }, 'price'],
    [{ ...home, price: Infinity }, 'price'],
    [{ ...home, price: 1_000_000_000.01 }, 'price'],
    [{ ...home, price: 0.001 }, 'price'],
    [{ ...home, price: 100.555 }, 'price'],
    [{ ...home, price: 400_000.000_001 }, 'price'],
    [{ ...home, price: 1e-7 }, 'price'],
    [{ ...home, price: '400000' }, 'price'],
    [{ ...home, propertyType: 'castle' }, 'propertyType'],
    [{ ...home, units: 1.5 }, 'units'],
    [{ ...home, units: 0 }, 'units'],
    [{ ...home, buyerType: 'rich' }, 'buyerType'],
    [{ ...home, loanType: 'fha' }, 'loanType'],
    [{ ...home, loanAmount: -1 }, 'loanAmount'],
    [{ ...home, loanAmount: 500_000.01 }, 'loanAmount'],
    [{ ...home, loanAmount: 1, downPaymentPercent: 1 }, 'downPaymentPercent'],
    [{ ...home, downPaymentPercent: 101 }, 'downPaymentPercent'],
    [{ ...home, buyerType: 'cash', loanAmount: 1 }, 'loanAmount'],
    [{ ...home, buyerType: 'cash', loanType: 'FHA' }, 'loanType'],
    [{ ...home, buyerType: 'financing', loanType: 'Cash' }, 'loanType'],
    [{ ...home, closingDate: '2026-02-30' }, 'closingDate'],
    [{ ...home, closingDate: '11/20/2026' }, 'closingDate'],
    [{ ...home, closingDate: 20261120 }, 'closingDate'],
    [{ ...home, zip: '7700' }, 'zip'],
    [{ ...home, city: '' }, 'city'],
    [{ ...home, city: 'Hou\nston' }, 'city'],
    [{ ...home, street: '\u0000' }, 'street'],
    [{ ...home, 'po\nol': true }, 'po ol'],
    [{ ...home, county: 'x'.repeat(121) }, 'county'],
    [{ ...home, hasPool: 'yes' }, 'hasPool'],
    [{ ...home, ownerPolicyAmount: 0 }, 'ownerPolicyAmount'],
    [{ ...home, insideCityLimits: 'no' }, 'insideCityLimits'],
    [{ ...home, interestRatePercent: 0 }, 'interestRatePercent'],
    [{ ...home, interestRatePercent: 31 }, 'interestRatePercent'],
    [{ ...home, sellerCreditDollars: -1 }, 'sellerCreditDollars'],
    [{ ...home, sellerCreditDollars: 400_001 }, 'sellerCreditDollars'],
    [{ ...home, depositDollars: 400_001 }, 'depositDollars'],
    [{ ...home, agentPaidBy: 'nobody' }, 'agentPaidBy'],
    [{ ...home, hoaMonthlyDollars: -1 }, 'hoaMonthlyDollars'],
    [{ ...home, secondHome: true, investment: true }, 'investment'],
    [{ ...home, secondHome: true, principalResidence: true }, 'principalResidence'],
    [{ ...home, pool: true }, 'pool'],
    [JSON.parse('{"state":"TX","price":1,"__proto__":{"x":1}}'), '__proto__'],
    [[], 'property'],
    [null, 'property'],
    ['TX', 'property'],
  ])('refuses %j and names the field %s', (json, field) => {
    const refusal = refusalOf(json);
    expect(refusal.code).toBe('closing-costs.input-invalid');
    expect(refusal.message).toMatch(new RegExp(`^${field} `));
    expect(refusal.message).not.toContain('\n');
  });
});
