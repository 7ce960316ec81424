import { cashToCloseOf } from '../cash-to-close.js';
import type { Estimate, FeeLine } from '../estimate.js';
import { normalizePurchase } from '../input/normalize-purchase.js';
import { explainEstimate } from './explain-estimate.js';

const transferTax: FeeLine = {
  key: 'tax.xx',
  kind: 'transfer-tax',
  name: { en: 'Transfer tax', es: 'Impuesto de transferencia' },
  section: 'E',
  category: 'required',
  tolerance: 'zero',
  requiredBy: 'law',
  level: 'state',
  jurisdiction: { kind: 'state', name: 'Florida' },
  shares: { buyerCents: 0, sellerCents: 315_000, lenderCents: 0 },
  range: { lowCents: 0, typicalCents: 0, highCents: 0 },
  exact: true,
  workings: [{ kind: 'units', baseCents: 45_000_000, units: 4_500, unitDollars: 100, perUnitDollars: 0.7 }],
  source: {
    publisher: 'State of Florida',
    title: 'Fla. Stat. 201.02',
    dateChecked: null,
    provenance: 'law',
    remarks: [],
    url: 'https://example.org/201.02',
    effectiveFrom: null,
    confidence: 'high',
  },
  whoToContact: { en: 'Agent', es: 'Agente' },
  whatToAskFor: { en: 'Proof.', es: 'Prueba.' },
};
const appraisal: FeeLine = {
  ...transferTax,
  key: 'fee.appraisal',
  section: 'B',
  name: { en: 'Appraisal', es: 'Tasación' },
  shares: { buyerCents: 62_500, sellerCents: 0, lenderCents: 0 },
  range: { lowCents: 45_000, typicalCents: 62_500, highCents: 100_000 },
  exact: false,
  workings: [{ kind: 'usual-range', lowCents: 45_000, highCents: 100_000 }],
};
const estimate: Estimate = {
  asOf: '2026-11-20',
  jurisdiction: {
    state: 'FL',
    county: 'Orange',
    city: 'Orlando',
    resolved: 'city',
    certainty: 'certain',
    choices: [],
  },
  loanAmountCents: 36_000_000,
  notIncluded: [],
  lines: [transferTax, appraisal],
  totals: {
    requiredCents: 62_500,
    negotiableCents: 0,
    optionalCents: 0,
    buyerCashToCloseFeesCents: 62_500,
    lowCents: 45_000,
    highCents: 100_000,
    likely: { lowCents: 50_000, highCents: 85_000 },
  },
  cashToClose: cashToCloseOf(
    [transferTax, appraisal],
    normalizePurchase({ state: 'FL', price: 450_000, closingDate: '2026-11-20' }, '2026-11-20'),
  ),
};

describe('the table of an estimate', () => {
  it('shows the place, the form’s sections in order, arithmetic, sources and other payers', () => {
    const table = explainEstimate(estimate, 'en');
    expect(table).toContain('Place: Orlando, Orange, FL (rules of 2026-11-20)');
    expect(table.indexOf('B. Services')).toBeLessThan(table.indexOf('E. Taxes'));
    expect(table).toMatch(/Appraisal +\$625\.00 {2}\$450\.00 – \$1,000\.00/);
    expect(table).toMatch(/Transfer tax +\$0\.00 {2}exact/);
    expect(table).toContain('4,500 × $0.70 per $100 of $450,000.00; seller pays $3,150.00');
    expect(table).toContain('Source: Fla. Stat. 201.02, https://example.org/201.02 (high)');
    expect(table).toMatch(/What you bring if the seller pays your agent\n/);
    expect(table).toMatch(/J\. Total closing costs .+\$625\.00 {2}8 of 10 between \$500\.00 – \$850\.00\n/);
    expect(table).toMatch(/Down payment +\$90,000\.00\n/);
    expect(table).toMatch(/Cash to close +\$90,625\.00$/);
  });

  it('ends with what the estimate leaves out, if anything', () => {
    const left: Estimate['notIncluded'][number] = {
      reason: 'not-known',
      kind: 'transfer-tax',
      en: 'A fee is missing.',
      es: 'Falta un cargo.',
    };
    const missing = { ...estimate, notIncluded: [left] };
    expect(explainEstimate(missing, 'en')).toMatch(/\n\nNot included\n {2}A fee is missing\.$/);
    expect(explainEstimate(missing, 'es')).toMatch(/\n\nNo incluido\n {2}Falta un cargo\.$/);
    expect(explainEstimate(estimate, 'en')).not.toContain('Not included');
  });

  it('shows the date since a rule is in force, and wraps long lines', () => {
    const dated = {
      ...transferTax.source,
      effectiveFrom: '2023-01-01',
      statute: 'A statute '.repeat(20).trim(),
    };
    const table = explainEstimate({ ...estimate, lines: [{ ...transferTax, source: dated }] }, 'en');
    expect(table).toContain('(since 2023-01-01, high)');
    expect(table.split('\n').filter((line) => line.length > 120)).toEqual([]);
    expect(table.match(/A\s+statute/g)).toHaveLength(20);
  });

  it('has all of its own words in Spanish', () => {
    const table = explainEstimate(estimate, 'es');
    expect(table).toContain('Impuesto de transferencia');
    expect(table).toContain('paga el vendedor $3,150.00');
    expect(table).toContain('(confianza alta)');
    expect(table).not.toMatch(/Required|Source|Loan|seller pays|\(high\)|Cash|Total closing/);
  });
});
