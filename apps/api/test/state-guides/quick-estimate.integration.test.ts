import type { QuickEstimateView } from '@closewise/contracts/state-guides';
import { estimateClosingCosts } from '@closewise/domain/closing-costs';
import { Clock } from '../../src/platform/clock/clock.js';
import { ClosingCostRules } from '../../src/reporting/closing-cost-rules.js';
import { Shop } from '../buyer/shop.js';

const price = 'Please enter a valid purchase price';
const loan = 'Please enter a loan amount between $0 and the purchase price';

describe('the quick estimate', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await Shop.open();
  });
  afterAll(() => shop?.close());

  const ask = (query: Readonly<Record<string, string>>) =>
    shop.get(`/api/public/quick-estimate?${new URLSearchParams(query).toString()}`);
  const estimate = async (query: Readonly<Record<string, string>>): Promise<QuickEstimateView> => {
    const answer = await ask(query);
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json<QuickEstimateView>();
  };

  it("is the engine's estimate, as totals", async () => {
    const query = { state: 'MD', county: 'Montgomery County', price: '512345.67', loanAmount: '400000' };
    const said = await estimate(query);
    const today = shop.application.get(Clock, { strict: false }).now().toISOString().slice(0, 10);
    const book = shop.application.get(ClosingCostRules, { strict: false }).all();
    const { totals } = estimateClosingCosts(
      {
        state: 'MD',
        county: 'Montgomery County',
        price: 512_345.67,
        loanAmount: 400_000,
        loanType: 'Conventional',
      },
      book,
      today,
    );
    expect(said.closingCosts).toEqual({
      typicalCents: totals.buyerCashToCloseFeesCents,
      lowCents: totals.likely.lowCents,
      highCents: totals.likely.highCents,
    });
    expect(said).toMatchObject({
      priceCents: 51_234_567,
      loanAmountCents: 40_000_000,
      downPaymentCents: 11_234_567,
      cashToCloseCents: 11_234_567 + totals.buyerCashToCloseFeesCents,
    });
    const parts = said.groups.filter(({ group }) => group !== 'choice');
    const sum = [...said.byLaw, ...parts].reduce((cents, { typicalCents }) => cents + typicalCents, 0);
    expect(sum).toBe(said.closingCosts.typicalCents);
  });

  it('shows each tax with its calculation, and only totals for everything else', async () => {
    const said = await estimate({ state: 'MD', county: 'Montgomery County', price: '400000' });
    const tax = said.byLaw.find(({ key }) => key === 'tax.md-state-transfer-tax');
    expect(tax).toMatchObject({ payer: 'buyer-and-seller', typicalCents: 100_000, sellerCents: 100_000 });
    expect(tax?.working).toContain('$400,000.00');
    expect(said.groups.map(({ group }) => group)).toEqual(['lender', 'custom', 'negotiable', 'choice']);
    expect(JSON.stringify(said)).not.toMatch(/appraisal|origination|whoToContact|whatToAskFor/i);
  });

  it('is available in Spanish', async () => {
    const said = await estimate({ state: 'LA', county: 'Orleans Parish', price: '400000', lang: 'es' });
    expect(said.county).toBe('parroquia de Orleans');
    expect(said.byLaw.map(({ name }) => name).join(' ')).toContain('escritura');
  });

  it.each([
    [{ loanType: 'Cash' }, { loanType: 'Cash', loanAmountCents: 0 }],
    [{ loanAmount: '0' }, { loanType: 'Cash', loanAmountCents: 0 }],
    [{ loanType: 'FHA' }, { loanType: 'FHA', loanAmountCents: 38_600_000 }],
    [{ loanType: 'VA' }, { loanType: 'VA', loanAmountCents: 40_000_000 }],
  ])('uses the loan as given: %j', async (changes, expected) => {
    expect(await estimate({ state: 'OH', price: '400000', ...changes })).toMatchObject(expected);
  });

  it('says that a loan does not fit, and what it shows instead', async () => {
    const said = await estimate({ state: 'OH', price: '2000000', loanType: 'FHA' });
    expect(said.notices[0]).toBe(
      'An FHA loan does not fit this purchase; a conventional loan is shown instead',
    );
    expect(said.loanType).toBe('Conventional');
    expect(said.byLaw.length).toBeGreaterThan(0);
  });

  it.each([
    [{ price: '0' }, price],
    [{ price: '-5' }, price],
    [{ price: '1e12' }, price],
    [{ price: '1000000000000' }, price],
    [{ price: '400000.123' }, price],
    [{ price: '' }, price],
    [{ loanAmount: '400001' }, loan],
    [{ loanAmount: 'all' }, loan],
    [{ loanType: 'Cash', loanAmount: '5' }, 'A cash purchase has no loan: please leave the loan amount out'],
    [{ loanType: 'balloon' }, 'Loan type must be one of FHA, Conventional, VA, USDA, Cash'],
    [{ county: 'Kings County' }, 'Texas has no county named Kings County'],
    [{ county: ' ' }, 'Please enter a county'],
    [{ state: 'PR' }, 'We have no figures for PR. Please name one of the 50 states or DC'],
    [{ state: 'Texas' }, 'Please enter the state’s two-letter code, such as TX'],
    [{ lang: 'fr' }, 'Lang must be one of en, es'],
    [{ color: 'red' }, "Unknown field 'color'"],
  ])('refuses %j', async (changes, message) => {
    const answer = await ask({ state: 'TX', price: '400000', ...changes });
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      expect.objectContaining({ success: false, message }),
    ]);
  });

  it('refuses a request without a price or state, or with two of them', async () => {
    expect((await ask({ state: 'TX' })).json()).toMatchObject({ status: 400, message: price });
    expect((await ask({ price: '400000' })).statusCode).toBe(400);
    const twice = await shop.get('/api/public/quick-estimate?state=TX&price=1&price=2');
    expect(twice.json()).toMatchObject({ status: 400, message: price });
  });

  it('may be cached for 5 minutes', async () => {
    const answer = await ask({ state: 'TX', price: '400000' });
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    expect(answer.headers['etag']).toMatch(/^"[\w-]{22}"$/);
  });
});
