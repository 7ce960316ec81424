import type { PropertyInput } from '@closewise/domain/closing-costs';
import { stateCodes } from '@closewise/domain/place';
import {
  houstonHome,
  reportDocumentOf,
  reportInput,
  seattleCondo,
} from '../../../test/fixtures/report-documents.js';
import { writeReportDocument } from './index.js';

const centsOf = (money: string): number => Math.round(Number(money.replace(/[$,]/g, '')) * 100);

describe('what the buyer reads about the place and the total', () => {
  const documentFor = (property: Partial<PropertyInput> & { state: string }, language: 'en' | 'es' = 'en') =>
    writeReportDocument(
      reportInput({ price: 400_000, buyerType: 'financing', ...property }, language, { address: 'As typed' }),
    );

  it.each([
    ['en', 'The property’s county is not known', 'Calvert'],
    ['es', 'No se conoce el condado de la propiedad', 'Calvert'],
  ] as const)('says in %s which local taxes may be missing', (language, sentence, county) => {
    const [missing] = documentFor({ state: 'MD', city: 'Brigadoon' }, language).property.place.missing;
    expect(missing).toContain(sentence);
    expect(missing).toContain(county);
    expect(missing).toContain('Maryland');
  });

  it('names a city that is its own county once', () => {
    const { summary } = documentFor({ state: 'VA', city: 'Alexandria', zip: '22314' }).property.place;
    expect(summary).toContain('recognized as Alexandria, Virginia,');
  });

  it.each([
    ['en', 'outside the limits of Pittsburgh', 'The finance office of the municipality of the property'],
    ['es', 'fuera de los límites de Pittsburgh', 'La oficina de finanzas del municipio de la propiedad'],
  ] as const)(
    'takes no home in %s for one of the city whose limits it lies outside of',
    (language, words, office) => {
      const home = { state: 'PA', city: 'Pittsburgh', zip: '15228', insideCityLimits: false };
      const { property, fees, sections } = documentFor(home, language);
      expect(property.place.summary).toContain(words);
      expect(sections.localInsights.introduction).not.toContain('Pittsburgh');
      const tax = fees.find(({ id }) => id === 'tax.pa-local-default-municipality')!;
      expect(tax.contact).toContain(office);
      expect(
        fees.filter(({ name, jurisdiction }) => `${name} ${jurisdiction}`.includes('Pittsburgh')),
      ).toEqual([]);
    },
  );

  it.each([
    { state: 'FL', city: 'Miami', county: 'Miami-Dade' },
    { state: 'MD', city: 'Baltimore', zip: '21201' },
    { state: 'TX', city: 'Austin', zip: '78701' },
  ])('misses no local tax in $city $state', (property) => {
    expect(documentFor(property).property.place.missing).toEqual([]);
  });

  it.each(['en', 'es'] as const)(
    'tells in %s the gaps of the rules in the estimate’s own words',
    (language) => {
      const input = reportInput(
        { state: 'WV', county: 'Kanawha', city: 'Charleston', price: 400_000 },
        language,
      );
      const { unknowns } = writeReportDocument(input).sections.localInsights;
      expect(input.estimate.notIncluded).toHaveLength(2);
      for (const gap of input.estimate.notIncluded) expect(unknowns).toContain(gap[language]);
    },
  );

  it.each(['en', 'es'] as const)(
    'has one headline in %s, and names it if the buyer pays the agent',
    (language) => {
      const { cashToClose, introduction } = reportDocumentOf(houstonHome, language).sections.costSummary;
      const { headlineCents, otherScenario } = cashToClose!;
      const shown = (cents: number) => `$${(cents / 100).toLocaleString('en-US')}`;
      expect(introduction).toContain(shown(headlineCents));
      expect(otherScenario?.cents).toBe(headlineCents + 1_125_000);
      expect(otherScenario?.text).toContain('$11,250');
      expect(otherScenario?.text).toContain(shown(headlineCents + 1_125_000));
    },
  );

  it.each([
    houstonHome,
    seattleCondo,
    { state: 'NY', city: 'Brooklyn', zip: '11201', price: 912_345, depositDollars: 45_000 },
    { state: 'VA', city: 'Norfolk', zip: '23510', price: 333_333.33, sellerCreditDollars: 5_000 },
  ] as const)('adds up to the headline in the amounts that are shown: %o', (property) => {
    const { cashToClose } = documentFor({ ...property }).sections.costSummary;
    const of = (...names: string[]) =>
      cashToClose!.rows.filter(({ row }) => names.includes(row)).reduce((sum, { cents }) => sum + cents, 0);
    expect(of('D')).toBe(of('A', 'B', 'C'));
    expect(of('I')).toBe(of('E', 'F', 'G', 'H'));
    expect(of('J')).toBe(of('D', 'I'));
    expect(of('cash-to-close')).toBe(of('J', 'financed', 'down-payment', 'deposit', 'seller-credits'));
    expect(cashToClose!.headlineCents).toBe(of('cash-to-close'));
    expect(cashToClose!.rows.filter(({ cents }) => cents % 100 !== 0)).toEqual([]);
    expect(cashToClose!.likely.lowCents).toBeLessThan(cashToClose!.headlineCents);
    expect(cashToClose!.likely.highCents).toBeGreaterThan(cashToClose!.headlineCents);
  });

  it('says what the interval is, and what is assumed', () => {
    const { cashToClose } = reportDocumentOf(houstonHome, 'en').sections.costSummary;
    expect(cashToClose?.interval).toMatch(
      /^8 of 10 purchases like this one end between \$[\d,]+ and \$[\d,]+\. 1 of 10 costs less, and 1 of 10 costs more\.$/,
    );
    expect(cashToClose?.assumptions).toBe('Assumed: closing on January 15, 2027, interest of 6.5% a year.');
    const cash = reportDocumentOf(seattleCondo, 'es').sections.costSummary.cashToClose;
    expect(cash?.assumptions).toBe(
      'Se supone un cierre el 15 de enero de 2027. No se restan unos $200 que el vendedor le abona por el impuesto a la propiedad anterior a ese día: los deciden el recibo del vendedor y su contrato.',
    );
  });

  it.each([{ propertyType: 'vacant-land' }, { propertyType: 'single-family' }] as const)(
    'divides the closing costs into what the law and what the market sets: $propertyType',
    (property) => {
      const { sections } = documentFor({ state: 'PA', city: 'Philadelphia', ...property });
      const [byLaw, byMarket] = sections.marketAnalysis.facts.map(({ value }) => centsOf(value));
      const closingCosts = sections.costSummary.cashToClose?.rows.find(({ row }) => row === 'J');
      expect(Math.abs((byLaw ?? 0) + (byMarket ?? 0) - closingCosts!.cents)).toBeLessThan(100);
    },
  );

  it('asks no seller to pay what is due only after closing', () => {
    const { fees, sections } = documentFor({ state: 'AZ', propertyType: 'vacant-land', buyerType: 'cash' });
    const [first] = sections.negotiationStrategies.strategies;
    const later = fees.filter(({ loanEstimateSection }) => loanEstimateSection === 'post-closing');
    expect(later.map(({ id }) => id)).toContain('fee.utility_impact');
    const closingCosts = sections.costSummary.cashToClose?.rows.find(({ row }) => row === 'J');
    expect(first?.atStakeCents).toBe(closingCosts?.cents);
    expect(later.filter(({ id }) => first?.feeIds.includes(id))).toEqual([]);
  });

  it('asks for a credit in whole dollars', () => {
    const { strategies } = documentFor({ state: 'GA', propertyType: 'commercial' }).sections
      .negotiationStrategies;
    expect(strategies[0]?.script).toMatch(/a credit of \$[\d,]+ toward/);
  });

  it.each(['en', 'es'] as const)('names no loan in the total of a cash buyer (%s)', (language) => {
    const { costSummary, localInsights } = reportDocumentOf(
      {
        state: 'MT',
        city: 'Bozeman',
        zip: '59715',
        price: 250_000,
        propertyType: 'vacant-land',
        buyerType: 'cash',
      },
      language,
    ).sections;
    const names = costSummary.cashToClose!.rows.map(({ name }) => name);
    expect(names).toContain(
      { en: 'Total of services (A + B + C)', es: 'Total de servicios (A + B + C)' }[language],
    );
    expect(names.join()).not.toMatch(/loan costs|costos del préstamo/);
    expect(JSON.stringify(localInsights.facts)).not.toMatch(/mortgage|hipoteca/);
  });

  it('names the price, not a down payment, to a cash buyer', () => {
    const { introduction } = reportDocumentOf(seattleCondo, 'en').sections.costSummary;
    expect(introduction).toContain('to closing, the price included.');
    expect(reportDocumentOf(seattleCondo, 'es').sections.costSummary.introduction).toContain(
      'al cierre, con el precio incluido.',
    );
  });

  it.each([
    ['condo', 'What an insurer will ask for this unit'],
    ['co-op', 'what the building’s own policy leaves to you'],
    ['commercial', 'for which no premium is published'],
    ['mobile-home', 'What an insurer will ask for this home'],
  ] as const)('says what is not known of the insurance of a %s', (propertyType, sentence) => {
    const { unknowns } = documentFor({ state: 'GA', propertyType }).sections.localInsights;
    expect(unknowns.join(' ')).toContain(sentence);
  });

  it('shows no average premium of houses to the buyer of a condo', () => {
    const labels = reportDocumentOf(seattleCondo, 'en').sections.marketAnalysis.facts.map(
      ({ label }) => label,
    );
    expect(labels).not.toContain('Homeowner’s insurance');
  });

  it('tells the buyer of shares nothing of title rates, owner’s policies or a tax bill of their own', () => {
    const { facts } = documentFor({ state: 'NY', propertyType: 'co-op' }).sections.marketAnalysis;
    const labels = facts.map(({ label }) => label).join(' ');
    expect(labels).toMatch(/transfer/i);
    expect(labels).not.toMatch(/title|policy|insurance|property tax/i);
  });

  const factOf = (property: Parameters<typeof documentFor>[0], label: string, language: 'en' | 'es' = 'en') =>
    documentFor(property, language).sections.marketAnalysis.facts.find((fact) => fact.label === label);

  it('names one premium of a home in Bellevue, in the fees and in the market', () => {
    const bellevue = { state: 'WA', county: 'King', price: 1_400_000 };
    expect(factOf(bellevue, 'Homeowner’s insurance')).toMatchObject({
      value: 'About $2,160 a year',
      explanation: expect.stringContaining('from $1,800 to $2,730 a year'),
    });
    const premium = documentFor(bellevue).fees.find(({ id }) => id === 'fee.hoi_premium');
    expect(premium?.buyer.typicalCents).toBe(215_800);
    expect(premium?.calculation).toContain('assumed dwelling coverage of $488,000.00');
  });

  it.each([
    [
      'of the county',
      { state: 'TX', county: 'Harris' },
      'About 1.62% of the value a year',
      'the median that owners in Harris County pay',
    ],
    [
      'that is a lower bound',
      { state: 'NJ', county: 'Bergen' },
      'About 1.61% of the value a year',
      'lower bound',
    ],
    [
      'raised for a new owner',
      { state: 'FL', county: 'Miami-Dade' },
      'About 1.28% of the value a year',
      'raised for a new owner',
    ],
    ['of the state', { state: 'TX' }, 'About 1.36% of the value a year', 'statewide average'],
    [
      'of a second home',
      { state: 'AL', county: 'Jefferson', secondHome: true },
      'About 1.17% of the value a year',
      'not its owner’s residence',
    ],
  ] as const)('tells the property tax rate %s', (_, property, value, words) => {
    const fact = factOf(property, 'Property tax');
    expect(fact).toMatchObject({ value, explanation: expect.stringContaining(words) });
  });

  it('says in Spanish whose rate the property tax is', () => {
    expect(factOf({ state: 'NJ', county: 'Bergen' }, 'Impuesto a la propiedad', 'es')?.explanation).toMatch(
      /la mediana que pagan los propietarios del condado de Bergen, .* Es un límite inferior/,
    );
  });

  it.each(stateCodes)('lists no source twice in %s', (state) => {
    const { sources } = documentFor({ state, buyerType: 'first-time' });
    const shown = sources.map((source) => JSON.stringify({ ...source, id: null }));
    expect(shown.filter((source, index) => shown.indexOf(source) !== index)).toEqual([]);
  });

  it('shows the loan that the figures are for where the wished one does not fit', () => {
    const { property, sections } = documentFor({
      state: 'AZ',
      propertyType: 'vacant-land',
      buyerType: 'first-time',
    });
    expect(property.loanType).toBe('Conventional');
    expect(sections.costSummary.notices[0]?.title).toMatch(/^An FHA loan does not fit this purchase/);
  });

  it('says that the seller gives back the days before closing, not that the seller pays the deposit', () => {
    const { fees } = documentFor({ state: 'NE', propertyType: 'farm-ranch', price: 1_100_000 });
    const deposit = fees.find(({ name }) => name === 'Initial escrow deposit: property tax');
    expect(deposit?.whoPays).toMatch(/^You, less \$[\d,.]+ that the seller credits to you$/);
  });

  it('holds no charge of a cash purchase to a Loan Estimate', () => {
    const { fees } = reportDocumentOf(seattleCondo, 'en');
    expect(new Set(fees.map(({ tolerance }) => tolerance))).toEqual(new Set([null]));
  });

  it('holds no charge of a purchase for business to a Loan Estimate, and offers no homeowner’s policy', () => {
    const { fees, sections } = documentFor({ state: 'TX', propertyType: 'commercial', price: 2_400_000 });
    expect(new Set(fees.map(({ tolerance }) => tolerance))).toEqual(new Set([null]));
    expect(sections.marketAnalysis.facts.map(({ label }) => label)).not.toContain('Homeowner’s insurance');
  });

  it('names the city of the purchase, not the list that its rule is for', () => {
    const tax = reportDocumentOf(seattleCondo, 'es').fees.find(({ id }) => id === 'tax.wa-local-reet-city');
    expect(tax?.name).toBe('Impuesto municipal de transferencia (Seattle)');
  });
});
