import type { PropertyInput } from '@closewise/domain/closing-costs';
import { reportDocumentOf } from '../../../test/fixtures/report-documents.js';

const reportOf = (state: string, city: string, zip: string, more: Partial<PropertyInput> = {}) =>
  reportDocumentOf({ state, city, zip, price: 700_000, ...more }, 'en');

const peconic = (city: string, zip: string, more: Partial<PropertyInput> = {}) =>
  reportOf('NY', city, zip, { county: 'Suffolk', price: 1_400_000, ...more });

describe('what a report says of its place', () => {
  it.each([
    ['Montauk', '11954'],
    ['Amagansett', '11930'],
    ['Bridgehampton', '11932'],
    ['Sag Harbor', '11963'],
    ['Hampton Bays', '11946'],
    ['Shelter Island', '11964'],
    ['Cutchogue', '11935'],
    ['Aquebogue', '11931'],
    ['East Hampton', '11937'],
  ])('holds the Peconic Bay tax in %s, whose town the address does not name', (city, zip) => {
    const { fees, property } = peconic(city, zip);
    const tax = fees.find(({ id }) => id.startsWith('tax.ny-peconic'));
    expect(tax?.buyer.typicalCents).toBeGreaterThan(1_500_000);
    expect(JSON.stringify(property.place)).not.toContain('limits');
  });

  it('asks for the town where a ZIP code lies in two, one of them without the Peconic Bay tax', () => {
    const document = peconic('Eastport', '11941');
    expect(document.fees.some(({ id }) => id.startsWith('tax.ny-peconic'))).toBe(false);
    expect(JSON.stringify(document.sections)).toContain('Ask the title company which town the home is in.');
    expect(JSON.stringify(peconic('Montauk', '11954').sections)).not.toContain('in which town the home lies');
  });

  it.each([
    ['Downey, while only Oakland has one', 'CA', 'Downey', '90241', 'None in our data'],
    ['Oakland', 'CA', 'Oakland', '94601', 'Considered in this estimate'],
    ['Pittsfield, while only the islands have one', 'MA', 'Pittsfield', '01201', 'None in our data'],
    ['Nantucket', 'MA', 'Nantucket', '02554', 'Considered in this estimate'],
    ['Queens, while only the Peconic towns have one', 'NY', 'Astoria', '11103', 'None in our data'],
    ['Southold', 'NY', 'Southold', '11971', 'Exists, not computed'],
    ['Detroit, where it is the seller’s', 'MI', 'Detroit', '48226', 'None in our data'],
  ])('tells a first-time buyer of the relief of %s', (_, state, city, zip, value) => {
    const { sections } = reportOf(state, city, zip, { buyerType: 'first-time', price: 450_000 });
    const fact = sections.localInsights.facts.find(({ label }) => label.includes('first-time'));
    expect(fact?.value).toBe(value);
  });

  it.each([
    ['Florida', 'FL', 'Miami', '33131', 'Florida'],
    ['Hennepin County', 'MN', 'Minneapolis', '55408', 'Hennepin County'],
  ])('names %s for the tax that it levies', (_, state, city, zip, name) => {
    const taxes = reportOf(state, city, zip).fees.filter(
      ({ id }) => id.includes('miami-dade') || id.includes('environmental-response'),
    );
    expect(taxes.map(({ jurisdiction }) => jurisdiction)).toContain(name);
  });

  it('sends a cash buyer in Ohio or Maine to no lender for a survey', () => {
    const cash = { buyerType: 'cash' } as const;
    for (const document of [reportOf('OH', 'Dayton', '45402', cash), reportOf('ME', 'Bangor', '04401', cash)])
      expect(document.fees.find(({ id }) => id === 'fee.survey')?.ask ?? '').not.toContain('lender');
  });

  it('speaks of the owners in the City of Norfolk', () => {
    const { fees, sections } = reportOf('VA', 'Norfolk', '23510');
    const tax = fees.find(({ id }) => id === 'fee.property_tax_prepaid');
    expect(tax?.calculation).toContain('homeowners in the City of Norfolk pay');
    expect(JSON.stringify(sections.marketAnalysis)).toContain('owners in the City of Norfolk pay');
  });

  it.each([
    [
      'Seattle',
      { state: 'WA', city: 'Seattle', zip: '98115' },
      'In this purchase the seller pays it: $20,060.',
    ],
    ['Nashville', { state: 'TN', city: 'Nashville', zip: '37211' }, 'In this purchase you pay it: $4,366.'],
    [
      'Pittsburgh',
      { state: 'PA', city: 'Pittsburgh', zip: '15217', insideCityLimits: true },
      'In this purchase $29,500 of it is yours and $29,500 is the seller’s.',
    ],
  ] as const)('names no part of the transfer tax that nobody pays in %s', (_, place, said) => {
    const { facts } = reportDocumentOf({ ...place, price: 1_180_000 }, 'en').sections.marketAnalysis;
    expect(facts.find(({ label }) => label === 'Tax on the transfer')?.explanation).toContain(said);
  });

  it('names the seller’s tax in Washington, D.C. as its own fact does, to the cent', () => {
    const home = {
      state: 'DC',
      city: 'Washington',
      zip: '20010',
      price: 485_000,
      buyerType: 'first-time',
    } as const;
    const { marketAnalysis, localInsights } = reportDocumentOf(home, 'en').sections;
    expect(JSON.stringify(localInsights.facts)).toContain('$7,032.50');
    expect(marketAnalysis.facts.find(({ label }) => label === 'Tax on the transfer')?.explanation).toContain(
      '$7,032.50 is the seller’s',
    );
  });

  it('says who pays the owner’s policy in this purchase where the state has no one custom', () => {
    const { facts } = reportDocumentOf({ state: 'OK', city: 'Tulsa', zip: '74114', price: 210_000 }, 'en')
      .sections.marketAnalysis;
    expect(facts.find(({ label }) => label === 'Owner’s title policy')?.value).toBe(
      'Usually paid by the buyer',
    );
  });

  it('sends nobody in the District of Columbia to a county', () => {
    const home = { state: 'DC', city: 'Washington', zip: '20010', price: 485_000 };
    const { comparableProperties } = reportDocumentOf(home, 'en').sections;
    expect(JSON.stringify(comparableProperties)).toContain('Recorder of Deeds');
    expect(JSON.stringify(comparableProperties)).not.toContain('county');
  });

  it('tells a cash buyer of the seller’s credit for the property tax that no total holds', () => {
    const working = (more: Partial<PropertyInput>, id: string) =>
      reportOf('IL', 'Chicago', '60614', more).fees.find((fee) => fee.id === id)?.calculation;
    expect(working({ buyerType: 'cash' }, 'fee.property_tax_prepaid')).toMatch(
      /the seller credits (\$[\d,.]+) for the days before it; these totals do not include \1 of the seller’s credit/,
    );
    expect(working({ buyerType: 'financing' }, 'fee.property_tax_prepaid')).not.toContain('totals');
    const { cashToClose } = reportOf('IL', 'Chicago', '60614', { buyerType: 'cash' }).sections.costSummary;
    expect(cashToClose?.assumptions).toMatch(
      /About \$[\d,]+ that the seller credits you for property tax before that day is not taken off: the seller’s own bill and your contract decide it\./,
    );
  });
});
