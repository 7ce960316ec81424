import { readFileSync } from 'node:fs';
import { normalizePurchase } from '../input/normalize-purchase.js';
import type { PropertyInput } from '../property.js';
import { nameOfSource } from '../sources/name-of-source.js';
import { withCalculation } from '../test/with-calculation.js';
import { parseLocalCosts } from './local-costs.js';
import { parseNationalFees } from './national-fees.js';
import { nationalLines } from './market-fee.js';

const data = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../data/closing-costs/${name}.json`, import.meta.url), 'utf8'));
const national = parseNationalFees(data('national'));

const linesOf = (input: Partial<PropertyInput>) => {
  const property = { state: 'TX', price: 400_000, closingDate: '2026-11-20', ...input };
  return nationalLines(
    normalizePurchase(property, '2026-11-21'),
    national,
    parseLocalCosts(data(property.state)),
  ).map(withCalculation);
};
const line = (input: Partial<PropertyInput>, key: string) =>
  linesOf(input).find((candidate) => candidate.key === `fee.${key}`);
const keys = (input: Partial<PropertyInput>) => linesOf(input).map(({ key }) => key.replace('fee.', ''));

describe('loan programs', () => {
  it.each([
    [
      'FHA premium on the base loan',
      { loanType: 'FHA', loanAmount: 400_000, price: 420_000 },
      'fha_ufmip',
      700_000,
    ],
    ['VA fee, first use, nothing down', { loanType: 'VA', price: 300_000 }, 'va_funding_fee', 645_000],
    [
      'VA fee with exactly 5 % down',
      { loanType: 'VA', price: 300_000, downPaymentPercent: 5 },
      'va_funding_fee',
      427_500,
    ],
    [
      'VA fee just under 5 % down',
      { loanType: 'VA', price: 300_000, loanAmount: 285_001 },
      'va_funding_fee',
      612_752,
    ],
    [
      'VA fee with 10 % down',
      { loanType: 'VA', price: 300_000, downPaymentPercent: 10 },
      'va_funding_fee',
      337_500,
    ],
    [
      'USDA guarantee',
      { loanType: 'USDA', price: 150_000, closingDate: '2026-06-15' },
      'usda_guarantee',
      150_000,
    ],
  ] as const)('compute the %s to the cent', (_, input, key, cents) => {
    expect(line(input, key)).toMatchObject({
      exact: true,
      level: 'federal',
      shares: { buyerCents: cents },
      range: { lowCents: cents, typicalCents: cents, highCents: cents },
    });
  });

  it('do not mark the USDA fee as exact after the last known fiscal year', () => {
    expect(line({ loanType: 'USDA', closingDate: '2026-10-01' }, 'usda_guarantee')?.exact).toBe(false);
  });

  it('expect at most a month of mortgage insurance, and only if the loan has it', () => {
    expect(line({ loanType: 'FHA' }, 'mi_prepaid')?.range).toEqual({
      lowCents: 0,
      typicalCents: 17_692,
      highCents: 35_383,
    });
    expect(keys({ loanType: 'Conventional' })).not.toContain('mi_prepaid');
    expect(keys({ loanType: 'Conventional', downPaymentPercent: 19.99 })).toEqual(
      expect.arrayContaining(['mi_prepaid', 'pmi_single']),
    );
    expect(keys({ loanType: 'VA' })).not.toContain('mi_prepaid');
  });
});

describe('percentage fees', () => {
  it('leave the agent to the seller unless the input says that the buyer pays', () => {
    const agent = line({}, 'buyer_agent');
    expect(agent?.shares).toEqual({ buyerCents: 0, sellerCents: 1_000_000, lenderCents: 0 });
    expect(agent?.range).toEqual({ lowCents: 0, typicalCents: 0, highCents: 0 });
    const own = line({ agentPaidBy: 'buyer' }, 'buyer_agent');
    expect(own?.shares).toEqual({ buyerCents: 1_000_000, sellerCents: 0, lenderCents: 0 });
    expect(own?.range).toEqual({ lowCents: 1_000_000, typicalCents: 1_000_000, highCents: 1_000_000 });
  });

  it('prepay interest at the given rate, and name it as the source', () => {
    const assumed = line({ closingDate: '2027-01-15' }, 'prepaid_interest');
    const named = line({ closingDate: '2027-01-15', interestRatePercent: 5.875 }, 'prepaid_interest');
    // $320,000 for 17 days of the year
    expect(assumed?.range.typicalCents).toBe(Math.round((32_000_000 * 6.5 * 17) / 36_500));
    expect(named?.range.typicalCents).toBe(Math.round((32_000_000 * 5.875 * 17) / 36_500));
    expect(nameOfSource(assumed!.source, 'en')).toContain('Assumption: a yearly rate of 6.5%');
    expect(nameOfSource(named!.source, 'en')).toBe('The yearly rate you entered: 5.875%');
    expect(nameOfSource(named!.source, 'es')).toBe('La tasa anual que usted indicó: 5.875%');
  });

  it('write a percentage without binary rounding errors', () => {
    expect(line({ downPaymentPercent: 3 }, 'pmi_single')?.calculation).toBe(
      '$0.00 unless you choose it; up to 3.5% of the $388,000.00 loan = $13,580.00',
    );
  });

  it.each(['discount_points', 'broker_fee', 'rate_lock'])('show %s with a typical amount of zero', (key) => {
    expect(line({}, key)?.category).toBe('optional');
    expect(line({}, key)?.range).toMatchObject({ lowCents: 0, typicalCents: 0 });
    expect(line({}, key)?.range.highCents).toBeGreaterThan(0);
  });
});

describe('the lender’s charge', () => {
  it.each([150_000, 1_500_000])('is one flat charge, whether the home costs $%i', (price) => {
    expect(line({ price }, 'origination')).toMatchObject({
      range: { lowCents: 100_000, typicalCents: 150_000, highCents: 200_000 },
      calculation: 'Usual range: $1,000.00 to $2,000.00, including application, underwriting and processing',
    });
    const expected = linesOf({ price }).filter(
      ({ section, range }) => section === 'A' && range.typicalCents > 0,
    );
    expect(expected.map(({ key }) => key)).toEqual(['fee.origination']);
  });

  it('shows what others paid for points, but includes none', () => {
    expect(line({}, 'discount_points')?.calculation).toBe(
      '$0.00 unless you choose it; up to 3% of the $320,000.00 loan = $9,600.00; 56.6% of buyers with a loan paid it in 2023, half of them more than $3,000.00',
    );
    expect(line({ propertyType: 'commercial' }, 'discount_points')?.calculation).not.toContain('2023');
  });

  it('is a percentage of the loan for commercial property', () => {
    const shop = { propertyType: 'commercial' } as const;
    expect(line(shop, 'origination_commercial')).toMatchObject({
      shares: { buyerCents: line(shop, 'discount_points')!.range.highCents / 6 },
    });
    expect(keys(shop)).not.toContain('origination');
  });
});

describe('the fees of a property', () => {
  it.each([
    [
      'a commercial building',
      { propertyType: 'commercial' },
      ['appraisal_commercial', 'survey_alta', 'phase1_esa'],
      ['appraisal', 'survey', 'hoi_premium'],
    ],
    [
      'a house',
      {},
      ['appraisal', 'survey', 'hoi_premium'],
      ['appraisal_commercial', 'survey_alta', 'hoa_transfer', 'inspection_pool', 'condo_review'],
    ],
    [
      'a house with a pool and an association',
      { hasPool: true, hoa: true },
      ['inspection_pool', 'hoa_transfer'],
      ['condo_review'],
    ],
    [
      'a condo',
      { propertyType: 'condo' },
      ['hoa_transfer', 'condo_review'],
      ['survey', 'inspection_septic', 'inspection_well'],
    ],
    [
      'a building with six units',
      { propertyType: 'multi-family', units: 6 },
      ['appraisal_commercial', 'survey_alta'],
      ['appraisal', 'survey'],
    ],
    ['a duplex', { propertyType: 'multi-family' }, ['appraisal', 'survey'], ['survey_alta']],
    [
      'vacant land',
      { propertyType: 'vacant-land' },
      ['perc_soil', 'utility_impact'],
      ['hoi_premium', 'inspection_general', 'escrow_tax'],
    ],
    [
      'a mobile home',
      { propertyType: 'mobile-home' },
      ['mobile_title', 'park_app', 'manufactured_foundation'],
      ['inspection_radon'],
    ],
    [
      'a new home',
      { propertyType: 'new-construction' },
      ['inspection_builder_phase', 'reinspection'],
      ['inspection_septic'],
    ],
  ] as const)('are those of %s and no others', (_, input, present, absent) => {
    const found = keys(input);
    expect(found).toEqual(expect.arrayContaining([...present]));
    expect(found.filter((key) => (absent as readonly string[]).includes(key))).toEqual([]);
  });

  it.each(['vacant-land', 'new-construction'] as const)(
    'include connection fees for %s only after closing',
    (propertyType) => {
      expect(line({ propertyType }, 'utility_impact')).toMatchObject({
        section: 'post-closing',
        category: 'optional',
        range: { lowCents: 0, typicalCents: 0, highCents: 5_000_000 },
      });
    },
  );

  it('make the survey of commercial property optional for a cash buyer', () => {
    const shop = { propertyType: 'commercial' } as const;
    expect(line({ ...shop, buyerType: 'cash' }, 'survey_alta')).toMatchObject({
      category: 'optional',
      requiredBy: null,
    });
    expect(line(shop, 'survey_alta')).toMatchObject({ category: 'required', requiredBy: 'lender' });
  });

  it('do not include a purchased warranty for a new home', () => {
    expect(line({ propertyType: 'new-construction' }, 'home_warranty')?.range.typicalCents).toBe(0);
  });

  it('do not assume a park fee for a mobile home or a sewer inspection for a farm', () => {
    expect(line({ propertyType: 'mobile-home' }, 'park_app')?.range).toMatchObject({ typicalCents: 0 });
    expect(keys({ propertyType: 'farm-ranch' })).not.toContain('inspection_sewer');
  });

  it.each([
    [400_000, [100_000, 150_000, 400_000]],
    [120_000, [100_000, 120_000, 120_000]],
    [80_000, [80_000, 80_000, 80_000]],
  ])('cap a veteran’s charge for a loan of $%i at one percent', (price, range) => {
    const origination = line({ loanType: 'VA', price }, 'origination');
    expect(Object.values(origination!.range)).toEqual(range);
    expect(origination?.source).toMatchObject({ statute: '38 CFR 36.4313(d)(2)', publisher: 'CFPB' });
  });

  it('list what a veteran’s charge includes', () => {
    expect(line({ loanType: 'VA', price: 80_000 }, 'origination')?.calculation).toBe(
      'Usual range: $1,000.00 to $2,000.00; at most 1% of the $80,000.00 loan = $800.00, including application, underwriting and processing',
    );
  });

  it('do not include the tax service for a veteran', () => {
    expect(keys({ loanType: 'VA' })).not.toContain('tax_service');
  });

  it.each([
    ['the title search of a New Yorker', { state: 'NY' }, 'title_search', 25_000],
    ['no title search where the premium includes it', { state: 'TX' }, 'title_search', 0],
    ['no title search where the closing attorney does it', { state: 'NC' }, 'title_search', 0],
    ['a buyer’s attorney in Illinois', { state: 'IL' }, 'attorney', 85_000],
    ['no second attorney in Massachusetts', { state: 'MA' }, 'attorney', 0],
    ['a termite report in Florida', { state: 'FL' }, 'pest', 12_500],
    ['no termite report in Alaska', { state: 'AK', loanType: 'VA' }, 'pest', 0],
    ['a survey at New Jersey’s price', { state: 'NJ' }, 'survey', 67_500],
    ['a buyer’s attorney in northern New Jersey', { state: 'NJ', county: 'Bergen' }, 'attorney', 130_000],
    ['none in its south', { state: 'NJ', county: 'Camden' }, 'attorney', undefined],
    ['no survey in Iowa, whose title guaranty does not require one', { state: 'IA' }, 'survey', 0],
    ['an attorney’s title opinion in Iowa', { state: 'IA' }, 'title_search', 25_000],
    ['no charge for endorsements there', { state: 'IA' }, 'endorsements', undefined],
    ['an improvement location report in New Mexico', { state: 'NM' }, 'survey', 22_500],
    ['a mortgage location survey in Ohio', { state: 'OH' }, 'survey', 18_000],
    ['endorsements at the bureau’s price in Pennsylvania', { state: 'PA' }, 'endorsements', 30_000],
    ['no survey in California, where titles are insured without one', { state: 'CA' }, 'survey', 0],
    ['a plot plan in Massachusetts', { state: 'MA' }, 'survey', 19_000],
    ['a surveyor location report in Indiana', { state: 'IN' }, 'survey', 15_000],
    ['a location drawing in Maryland', { state: 'MD' }, 'survey', 35_000],
    ['no survey in Pennsylvania, whose lenders do not require one', { state: 'PA' }, 'survey', 0],
    ['a closing protection letter for a Pennsylvania lender', { state: 'PA' }, 'title_commitment', 12_500],
    ['none for a cash buyer there', { state: 'PA', buyerType: 'cash' }, 'title_commitment', 0],
    ['a resale certificate from the seller in Washington', { state: 'WA', hoa: true }, 'hoa_estoppel', 0],
    ['a resale certificate in Ohio', { state: 'OH', hoa: true }, 'hoa_estoppel', 27_500],
    ['no lead test in a home of unknown age', {}, 'inspection_lead_asbestos', 0],
  ] as const)('include %s', (_, input, key, cents) => {
    expect(line(input, key)?.range.typicalCents).toBe(cents);
  });

  it.each([
    ['FL', 'condo', 29_500, '$299'],
    ['FL', 'single-family', 29_500, '$299'],
    ['TX', 'single-family', 37_500, '$375, and an update at $75'],
  ] as const)(
    'cap an association’s certificate in %s (%s) at the legal limit',
    (state, propertyType, cap, said) => {
      const certificate = line({ state, propertyType, hoa: true }, 'hoa_estoppel');
      expect(certificate?.range).toEqual({ lowCents: 0, typicalCents: 0, highCents: cap });
      expect(certificate?.whatToAskFor.en).toContain(said);
      expect(certificate?.whatToAskFor.es).toContain(said.slice(0, 4));
      const all = line({ state: 'OH' }, 'hoa_if_any')!.range.highCents;
      expect(line({ state }, 'hoa_if_any')!.range.highCents).toBe(all - 60_000 + cap);
    },
  );

  it('do not claim a cap for a Texas condominium', () => {
    const ask = line({ state: 'TX', propertyType: 'condo' }, 'hoa_estoppel')!.whatToAskFor;
    expect(`${ask.en} ${ask.es}`).not.toMatch(/caps|tope/);
  });

  it('do not mention sewer and termites to the buyer of an apartment', () => {
    for (const propertyType of ['condo', 'co-op'] as const) {
      const ask = line({ state: 'NY', propertyType }, 'inspection_general')!.whatToAskFor;
      expect(`${ask.en} ${ask.es}`).not.toMatch(/sewer|termit|alcantarillado/);
    }
  });

  it('do not count the Massachusetts lien certificate twice', () => {
    expect(keys({ state: 'MA' })).not.toContain('tax_cert');
  });

  it('do not count the attorney twice if the attorney charges the closing fee', () => {
    expect(keys({ state: 'NY' })).not.toContain('attorney');
  });

  it('require the tax certificate only for a loan', () => {
    expect(line({ buyerType: 'cash' }, 'tax_cert')?.requiredBy).toBeNull();
    expect(line({ loanType: 'FHA' }, 'tax_cert')?.requiredBy).toBe('lender');
  });

  it.each([
    ['TX', { state: 'TX' }, 'survey', 'T-47'],
    ['VA', { state: 'VA' }, 'survey', 'location drawing'],
    ['PA', { state: 'PA' }, 'survey', 'usually do not require one'],
    ['SC', { state: 'SC' }, 'pest', 'CL-100'],
    ['a veteran', { loanType: 'VA' }, 'pest', 'VA loan'],
    ['an FHA buyer', { loanType: 'FHA' }, 'inspection_well', 'FHA'],
    ['a conventional buyer', { loanType: 'Conventional' }, 'escrow_insurance', '20% down'],
    ['MA', { state: 'MA' }, 'inspection_septic', 'Title 5'],
    ['TX', { state: 'TX' }, 'hoa_estoppel', '$375'],
  ] as const)('say what only %s needs to no one else', (_, input, key, words) => {
    const asked = (its: Partial<PropertyInput>) =>
      line({ state: 'OH', buyerType: 'first-time', hoa: true, ...its }, key);
    expect(asked(input)?.whatToAskFor.en).toContain(words);
    expect(asked({ loanType: 'USDA' })?.whatToAskFor.en).not.toContain(words);
  });

  it('require a veteran’s termite report only where the VA does', () => {
    expect(line({ state: 'FL', loanType: 'VA' }, 'pest')).toMatchObject({
      category: 'required',
      requiredBy: 'lender',
    });
    expect(line({ state: 'MN', loanType: 'VA' }, 'pest')?.category).toBe('optional');
  });

  it('do not include a lead test for a new home', () => {
    expect(keys({ propertyType: 'new-construction' })).not.toContain('inspection_lead_asbestos');
  });

  it('do not mention the FinCEN report, because the rule was vacated', () => {
    expect(keys({ buyerType: 'cash' })).not.toContain('entity_fincen');
  });

  it('include a lender’s attorney in New York but not in Texas', () => {
    expect(line({ state: 'NY' }, 'lender_attorney')?.range.typicalCents).toBe(95_000);
    expect(keys({})).not.toContain('lender_attorney');
  });
});

describe('prepaid amounts', () => {
  it('count interest from closing to the end of the month at a rate marked as assumed', () => {
    const interest = line({ loanAmount: 300_000, closingDate: '2026-11-20' }, 'prepaid_interest');
    expect(interest?.range.typicalCents).toBe(58_767);
    expect(interest?.calculation).toBe('$300,000.00 × 6.5% ÷ 365 × 11 days = $587.67');
    expect(interest?.source).toMatchObject({
      confidence: 'low',
      assumption: 'interest-rate',
      yearlyPercents: { low: 5.5, typical: 6.5, high: 7.5 },
    });
  });

  it.each([
    ['the last day of a month', '2026-11-30', '1 day'],
    ['the first day of a month', '2026-11-01', '30 days'],
    ['the first of February in a leap year', '2028-02-01', '29 days'],
    ['the leap day', '2028-02-29', '1 day'],
  ])('count interest from %s', (_, closingDate, days) => {
    expect(line({ loanAmount: 300_000, closingDate }, 'prepaid_interest')?.calculation).toContain(
      `÷ 365 × ${days} =`,
    );
  });

  it('deposit tax by the bill dates, minus the seller’s share of the days before closing', () => {
    expect(line({ loanType: 'FHA' }, 'escrow_tax')).toMatchObject({
      range: { typicalCents: 107_930 },
      shares: { buyerCents: 107_930, sellerCents: 481_403 },
      calculation:
        '13/12 of $5,440.00, based on the bill dates and including a RESPA cushion of 2 months = $5,893.33, less $4,814.03 credited by the seller = $1,079.30',
    });
    expect(line({}, 'escrow_tax')?.range.lowCents).toBe(0);
  });

  it('deposit three months of insurance, because the next premium is due after eleven payments', () => {
    expect(line({ loanType: 'FHA' }, 'escrow_insurance')?.range).toEqual({
      lowCents: 69_783,
      typicalCents: 104_675,
      highCents: 104_675,
    });
  });

  it('reimburse the seller for prepaid tax', () => {
    expect(line({ state: 'NJ', buyerType: 'cash' }, 'property_tax_prepaid')).toMatchObject({
      range: { typicalCents: 80_804 },
      calculation:
        'about 1.77% of the price, $7,080.00 a year: $808.04 to the seller for days already paid = $808.04',
    });
  });

  it('include a bill that is due before the first loan payment, except for a cash buyer', () => {
    expect(line({ state: 'FL' }, 'property_tax_prepaid')).toMatchObject({
      range: { typicalCents: 57_534, highCents: 625_000 },
      shares: { sellerCents: 442_466 },
    });
    expect(line({ state: 'FL', buyerType: 'cash' }, 'property_tax_prepaid')).toMatchObject({
      range: { highCents: 0 },
      calculation: expect.stringContaining('the seller credits $4,424.66'),
    });
  });

  it('follow custom if the bill dates are unknown', () => {
    expect(line({ state: 'NY', loanType: 'FHA' }, 'escrow_tax')?.range.typicalCents).toBe(84_000);
    expect(line({ state: 'NY' }, 'property_tax_prepaid')?.range.typicalCents).toBe(126_000);
  });

  it('make insurance optional for a cash buyer', () => {
    expect(line({ buyerType: 'cash' }, 'hoi_premium')?.category).toBe('optional');
    expect(line({}, 'hoi_premium')).toMatchObject({ category: 'required', requiredBy: 'lender' });
  });

  it('interpolate the premium between two published amounts', () => {
    const premium = line({ state: 'AK', price: 312_500 }, 'hoi_premium');
    expect(premium?.range.typicalCents).toBe(153_200);
    expect(premium?.calculation).toBe(
      'assumed dwelling coverage of $250,000.00, without the land, about 80% of the $312,500.00 price; $1,355.00 for $200,000.00 of dwelling coverage and $1,708.00 for $300,000.00, in proportion for $250,000.00 = $1,532.00 a year',
    );
  });

  it.each([
    ['a more expensive home from the state’s single figure', { price: 750_000 }, 680_000],
    ['a home with the usual dwelling', { price: 375_000 }, 400_000],
    ['beyond the last published amount', { state: 'AK', price: 625_000 }, 242_000],
    ['below the first published amount', { state: 'AK', price: 50_000 }, 100_200],
    ['a condo, whose building the association insures', { propertyType: 'condo' }, 60_000],
  ] as const)('derive the premium for %s', (_, input, cents) => {
    expect(line(input, 'hoi_premium')?.range.typicalCents).toBe(cents);
  });

  it('do not assume flood insurance in an unknown zone', () => {
    expect(line({}, 'flood_insurance')?.range).toEqual({ lowCents: 0, typicalCents: 0, highCents: 450_000 });
  });
});

describe('the sources of fees', () => {
  it.each([
    ['tax_service', 'Market range, no published source'],
    [
      'origination',
      'CFPB: 2023 Mortgage Market Activity and Trends (HMDA data, December 2024); our range, based on its averages',
    ],
    ['flood_cert', '42 USC 4104b; amount: market range, no published source'],
    [
      'credit_report',
      'CFPB and MBA notices on credit report price increases (not re-checked); amount: market range, no published source',
    ],
    ['fha_ufmip', 'HUD 4000.1 / ML 2015-01 & 2023-05'],
  ])('name the source of %s', (key, name) => {
    const source = line({ loanType: 'FHA' }, key)?.source;
    expect(source && nameOfSource(source, 'en')).toBe(name);
  });

  it.each([
    ['an unpublished amount', 'tax_service', 'low'],
    ['a fee that the law only names', 'flood_cert', 'low'],
    ['our range from official averages', 'origination', 'medium'],
    ['a figure set by law', 'fha_ufmip', 'high'],
  ] as const)('are as certain about %s as their source', (_, key, confidence) => {
    expect(line({ loanType: 'FHA' }, key)?.source.confidence).toBe(confidence);
  });

  it('never present an unpublished figure as published', () => {
    const premium = line({ state: 'VA' }, 'hoi_premium');
    expect(premium?.source).toEqual({
      publisher: null,
      title: null,
      dateChecked: null,
      provenance: 'market-assumption',
      assumption: 'market-range',
      url: null,
      effectiveFrom: null,
      confidence: 'low',
    });
  });
});
