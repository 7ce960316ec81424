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
    ['en', 'The county of the property is not known', 'Calvert'],
    ['es', 'No se conoce el condado de la propiedad', 'Calvert'],
  ] as const)('says in %s which local taxes may be missing', (language, sentence, county) => {
    const [missing] = documentFor({ state: 'MD', city: 'Brigadoon' }, language).property.place.missing;
    expect(missing).toContain(sentence);
    expect(missing).toContain(county);
    expect(missing).toContain('Maryland');
  });

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

  it.each(['en', 'es'] as const)('shows the total with and without the buyer’s agent in %s', (language) => {
    const document = reportDocumentOf(houstonHome, language);
    const { agentCompensation, totals } = document.sections.costSummary;
    expect(agentCompensation?.cents).toBe(1_125_000);
    expect(agentCompensation?.withoutCents).toBe(totals.atClosing.typicalCents - 1_125_000);
    expect(agentCompensation?.text).toContain('$11,250');
  });

  it.each([{ propertyType: 'vacant-land' }, { propertyType: 'single-family' }] as const)(
    'divides exactly what is due by closing into what the law and what the market sets: $propertyType',
    (property) => {
      const { sections } = documentFor({ state: 'PA', city: 'Philadelphia', ...property });
      const [byLaw, byMarket] = sections.marketAnalysis.facts.map(({ value }) => centsOf(value));
      expect((byLaw ?? 0) + (byMarket ?? 0)).toBe(sections.costSummary.totals.atClosing.typicalCents);
    },
  );

  it('asks no seller to pay what is due only after closing', () => {
    const { fees, sections } = documentFor({ state: 'AZ', propertyType: 'vacant-land', buyerType: 'cash' });
    const [first] = sections.negotiationStrategies.strategies;
    const later = fees.filter(({ loanEstimateSection }) => loanEstimateSection === 'post-closing');
    expect(later.map(({ category }) => category)).toContain('required');
    expect(first?.atStakeCents).toBe(sections.costSummary.totals.atClosing.typicalCents);
    expect(later.filter(({ id }) => first?.feeIds.includes(id))).toEqual([]);
  });

  it('asks for a credit in whole dollars', () => {
    const { strategies } = documentFor({ state: 'GA', propertyType: 'commercial' }).sections
      .negotiationStrategies;
    expect(strategies[0]?.script).toMatch(/a credit of \$[\d,]+ toward/);
  });

  it('names the price, not a down payment, to a cash buyer', () => {
    const { introduction } = reportDocumentOf(seattleCondo, 'en').sections.costSummary;
    expect(introduction).toMatch(/^Besides the price itself, plan/);
    expect(reportDocumentOf(seattleCondo, 'es').sections.costSummary.introduction).toMatch(
      /^Además del precio mismo, cuente/,
    );
  });

  it.each([
    ['condo', 'What an insurer will ask for this unit'],
    ['commercial', 'no premium is in the figures'],
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
