import type { PropertyInput } from '@closewise/domain/closing-costs';
import { reportDocumentOf } from '../../../test/fixtures/report-documents.js';

type Language = 'en' | 'es';
const documentOf = (input: Omit<PropertyInput, 'price'>, language: Language = 'en') =>
  reportDocumentOf({ price: 600_000, ...input }, language);
const factOf = (input: Omit<PropertyInput, 'price'>, label: string, language: Language = 'en') =>
  documentOf(input, language).sections.marketAnalysis.facts.find((fact) => fact.label === label)!;
/** Every text of a document, its sources aside. */
function saidIn({ sections, fees, property }: ReturnType<typeof documentOf>): string {
  return JSON.stringify([sections, property, fees.map((fee) => ({ ...fee, sourceId: null }))]);
}

describe('six homes under one roof', () => {
  const six = {
    state: 'IL',
    county: 'Cook',
    city: 'Chicago',
    propertyType: 'multi-family',
    units: 6,
  } as const;
  const said = saidIn(documentOf({ ...six, investment: true, downPaymentPercent: 25 }));

  it('are bought for business: banks compete, and no rule of home loans is named', () => {
    expect(said).toContain('Let two banks compete');
    expect(said).toContain('Do the due diligence');
    expect(said).not.toMatch(/Closing Disclosure arrives|that your loan allows|12 CFR 1026\.19|Fannie Mae/);
  });

  it('four of them are not', () => {
    const four = saidIn(documentOf({ ...six, units: 4 }));
    expect(four).toContain('Let three lenders compete');
    expect(four).toContain('The Closing Disclosure arrives');
  });
});

describe('a business bought for cash', () => {
  it.each(['en', 'es'] as const)('asks nobody for what a lender wants (%s)', (language) => {
    const { fees } = documentOf(
      { state: 'IN', county: 'Marion', propertyType: 'commercial', buyerType: 'cash' },
      language,
    );
    const asks = fees.filter(({ id }) => /business_insurance|phase1_esa|survey_alta/.test(id));
    expect(asks).toHaveLength(3);
    expect(asks.filter(({ ask }) => /lender|prestamista/.test(ask))).toEqual([]);
  });
});

describe('what the report says of customs and dates', () => {
  it('names who pays the owner’s policy by the custom of the county', () => {
    const label = 'Owner’s title policy';
    expect(factOf({ state: 'FL', county: 'Hillsborough' }, label).value).toBe('Usually paid by the seller');
    expect(factOf({ state: 'FL', county: 'Miami-Dade' }, label).value).toBe('Usually paid by the buyer');
    expect(factOf({ state: 'FL' }, label).value).toBe('Differs from county to county');
  });

  it.each([
    { state: 'HI', county: 'Honolulu', secondHome: true },
    { state: 'FL', county: 'Hillsborough' },
  ] as const)('puts no two brackets behind the name of a tax: %j', (input) => {
    const { facts } = documentOf(input).sections.localInsights;
    expect(facts.find(({ label }) => label === 'Taxes on this purchase')!.explanation).not.toContain(') (');
  });

  it('counts the local tax on a premium with the policy that the buyer pays', () => {
    const louisville = documentOf({ state: 'KY', county: 'Jefferson', city: 'Louisville' });
    const tax = louisville.fees.find(({ id }) => id.startsWith('title.premium-tax'))!;
    expect(tax.atClosing).toBe(true);
    expect(louisville.sections.optionalFees.introduction).toContain(tax.name);
  });
});

describe('a purchase in the District of Columbia', () => {
  it.each(['single-family', 'commercial', 'condo'] as const)('is in no state (%s)', (propertyType) => {
    const district = { state: 'DC', propertyType, buyerType: 'first-time' } as const;
    expect(saidIn(documentOf(district, 'en'))).not.toMatch(/(?:the|this) state\b/i);
    expect(saidIn(documentOf(district, 'es'))).not.toMatch(
      /(?:del|el|este) estado(?! del inmueble| de )|estatal/i,
    );
  });
});

describe('a purchase that is no usual home', () => {
  it('has nothing old in a new home, and no inspection by which to walk away', () => {
    const home = documentOf({
      state: 'NV',
      city: 'Henderson',
      zip: '89052',
      propertyType: 'new-construction',
    });
    const said = saidIn(home);
    expect(said).toContain('Get three quotes for the same cover and deductible as soon as');
    expect(said).toContain('the manufacturer’s warranty in your name');
    expect(said).not.toMatch(/newer roof|age of the (roof|part)|remaining life|still lets you walk away/);
    expect(saidIn(documentOf({ state: 'NV', city: 'Henderson', zip: '89052' }))).toContain('newer roof');
  });

  it('moves nobody into a home to let, and gives it no relief of who lives there', () => {
    const tulsa = { state: 'OK', city: 'Tulsa', zip: '74114' };
    const rentalHome = documentOf({ ...tulsa, investment: true, downPaymentPercent: 25 });
    expect(rentalHome.fees.map(({ id }) => id)).not.toContain('fee.moving');
    expect(documentOf(tulsa).fees.map(({ id }) => id)).toContain('fee.moving');
    const relief = rentalHome.sections.localInsights.facts.find(({ label }) =>
      label.includes('who live there'),
    )!;
    expect(relief.value).toBe('Not for this home');
    expect(relief.explanation).toContain('so it will not be yours');
  });

  it('pays tax and insurance of a business on days that the buyer puts down, unless the lender does', () => {
    const { steps } = documentOf({ state: 'GA', city: 'Atlanta', zip: '30303', propertyType: 'commercial' })
      .sections.closingTimeline;
    expect(steps.at(-1)!.text).toContain('if it does not, put their due dates in your own calendar');
  });

  it('asks the park of a mobile home for its rules, not an association', () => {
    const { unknowns } = documentOf({ state: 'TX', county: 'Harris', propertyType: 'mobile-home' }).sections
      .localInsights;
    expect(unknowns.join(' ')).toContain('the park’s rules');
    expect(unknowns.join(' ')).not.toContain('association');
  });

  it('shows no price of a lender’s policy that comes with the owner’s', () => {
    const pittsburgh = documentOf({ state: 'PA', city: 'Pittsburgh', zip: '15217' });
    expect(saidIn(pittsburgh)).toContain('the lender’s then comes with the owner’s at no charge');
    expect(saidIn(pittsburgh)).not.toContain('simultaneous rate');
    expect(saidIn(documentOf({ state: 'OK', city: 'Tulsa', zip: '74114' }))).toContain('simultaneous rate');
  });
});

describe('a home that is new, a share and a lot', () => {
  it('has no earlier survey to ask the builder for', () => {
    const { strategies } = documentOf({ state: 'CO', county: 'Adams', propertyType: 'new-construction' })
      .sections.negotiationStrategies;
    expect(strategies.flatMap(({ steps }) => steps).join(' ')).not.toContain('existing survey');
  });

  it('is closed by whom the script talks to: no attorney where a title company closes', () => {
    const scriptIn = (state: string) =>
      documentOf({ state, propertyType: 'co-op', buyerType: 'cash' }).sections.negotiableFees.fees.find(
        ({ feeId }) => feeId === 'settlement.closing-fee',
      )!.script;
    expect(scriptIn('FL')).not.toContain('attorney');
    expect(scriptIn('NY')).toContain('attorney');
  });

  it('is told of no deed where it is a share', () => {
    const { facts } = documentOf({ state: 'FL', propertyType: 'co-op', buyerType: 'cash' }).sections
      .localInsights;
    const agent = facts.find(({ label }) => label === 'Who closes the sale')!;
    expect(agent.explanation).toContain('no deed to record');
    expect(agent.explanation).not.toContain('records the deed');
  });

  it('has no insurance to pay where there is nothing but land', () => {
    const { steps } = documentOf({ state: 'AZ', propertyType: 'vacant-land', buyerType: 'cash' }).sections
      .closingTimeline;
    expect(steps.at(-1)!.text).toContain('No lender pays the tax for you');
  });
});
