import type { PropertyInput } from '@closewise/domain/closing-costs';
import { reportDocumentOf } from '../../../test/fixtures/report-documents.js';
import { formatsOf } from './writer/formats.js';
import { viewReport } from './view/view-report.js';

const veteran: PropertyInput = {
  state: 'FL',
  city: 'Miami',
  zip: '33131',
  price: 620_000,
  propertyType: 'condo',
  loanType: 'VA',
};
const cashHome: PropertyInput = {
  state: 'TX',
  city: 'Houston',
  county: 'Harris',
  zip: '77002',
  price: 300_000,
  buyerType: 'cash',
};
const carolina: PropertyInput = { state: 'NC', city: 'Asheville', zip: '28806', price: 280_000 };

const townhouse: PropertyInput = {
  state: 'NV',
  city: 'Las Vegas',
  zip: '89148',
  price: 410_000,
  propertyType: 'townhouse',
  loanType: 'VA',
  hoa: true,
};
const burlington: PropertyInput = { state: 'VT', city: 'Burlington', zip: '05401', price: 480_000 };
const buffalo: PropertyInput = { state: 'NY', city: 'Buffalo', zip: '14222', price: 310_000 };

const calculationOf = (property: PropertyInput, id: string) =>
  reportDocumentOf(property, 'en').fees.find((fee) => fee.id === id)?.calculation;

describe('a report, read as its buyer', () => {
  it('asks the seller for no more than the buyer would bring, beside what is added to the loan', () => {
    const { fees, sections } = reportDocumentOf(veteran, 'en');
    const rows = new Map(sections.costSummary.cashToClose!.rows.map(({ row, cents }) => [row, cents]));
    const credit = sections.negotiationStrategies.strategies.find(({ title }) => title.includes('seller'))!;
    expect(rows.get('financed')).toBeLessThan(0);
    expect(credit.atStakeCents).toBe(rows.get('J')! + rows.get('financed')!);
    expect(credit.atStake).toContain('What is added to your loan, $13,330, is not among them.');
    expect(fees.map(({ id }) => id)).toContain('fee.va_funding_fee');
    expect(credit.feeIds).not.toContain('fee.va_funding_fee');
  });

  it('asks for a credit for the funding fee too where it is not added to the loan', () => {
    const { sections } = reportDocumentOf({ ...veteran, financedPremium: false }, 'en');
    const [credit] = sections.negotiationStrategies.strategies;
    expect(credit?.feeIds).toContain('fee.va_funding_fee');
    expect(credit?.atStake).not.toContain('added to your loan');
  });

  it('says how nothing comes to be due, and what the seller credits for it', () => {
    expect(calculationOf(cashHome, 'fee.property_tax_prepaid')).toMatch(
      /nothing due at closing; the seller credits \$[\d,.]+ for the days before it/,
    );
    expect(
      calculationOf({ ...carolina, state: 'PA', city: 'Erie', zip: '16501' }, 'title.lender-policy'),
    ).toContain('included in sale rate');
  });

  it.each([
    ['en', carolina, 'North Carolina'],
    ['es', carolina, 'Carolina del Norte'],
    ['es', { ...carolina, state: 'PA', city: 'Erie', zip: '16501' }, 'Pensilvania'],
  ] as const)('calls the state in %s as its fees do', (language, property, state) => {
    const { fees, property: said, sections } = reportDocumentOf(property, language);
    expect(said.place.summary).toContain(`, ${state}`);
    expect(sections.marketAnalysis.introduction).toContain(` ${state}:`);
    expect(sections.localInsights.introduction).toContain(`, ${state}`);
    expect(fees.map(({ jurisdiction }) => jurisdiction)).toContain(state);
  });

  it.each([
    [
      'New Orleans',
      { state: 'LA', city: 'New Orleans', zip: '70115' },
      'Orleans Parish',
      'parroquia de Orleans',
    ],
    [
      'Anchorage',
      { state: 'AK', city: 'Anchorage', zip: '99501' },
      'Anchorage Municipality',
      'municipalidad de Anchorage',
    ],
    ['Houston', cashHome, 'Harris County', 'condado de Harris'],
    [
      'Baltimore',
      { state: 'MD', city: 'Towson', county: 'Baltimore County' },
      'Baltimore County',
      'condado de Baltimore',
    ],
  ] as const)('calls the county of %s what its state does', (_, place, english, spanish) => {
    for (const [language, name] of [
      ['en', english],
      ['es', spanish],
    ] as const) {
      const { fees, property } = reportDocumentOf({ price: 300_000, ...place }, language);
      expect(property.place.summary).toMatch(new RegExp(`, ${name},|as ${name},|como ${name},`));
      expect(fees.find(({ id }) => id === 'recording.deed')?.jurisdiction).toBe(name);
    }
  });

  it.each([
    ['en', 'as Washington, District of Columbia,', 'a closing in the District of Columbia:'],
    ['es', 'como Washington, Distrito de Columbia;', 'un cierre en el Distrito de Columbia:'],
  ] as const)('calls the District of Columbia in %s no county', (language, summary, introduction) => {
    const home = { state: 'DC', city: 'Washington', zip: '20009', price: 520_000 };
    const { property, sections } = reportDocumentOf(home, language);
    expect(property.place.summary).toContain(summary);
    expect(sections.marketAnalysis.introduction).toContain(introduction);
  });

  it('names a Loan Estimate of the buyer’s own only where a lender must give one', () => {
    const introductionOf = (propertyType: PropertyInput['propertyType']) =>
      reportDocumentOf({ ...carolina, propertyType }, 'en').sections.costSummary.introduction;
    expect(introductionOf('single-family')).toContain('compare the two');
    expect(introductionOf('commercial')).not.toContain('compare the two');
  });

  it('speaks to a cash buyer neither of a lender’s list nor of a mortgage’s pages', () => {
    const { negotiationStrategies, localInsights } = reportDocumentOf(cashHome, 'en').sections;
    const shopping = negotiationStrategies.strategies.find(({ title }) => title.startsWith('Shop'))!;
    expect(shopping.steps.join(' ')).not.toMatch(/lender|simultaneous/);
    expect(localInsights.unknowns).toContain(
      'How many pages your deed has; most recorders charge by the page.',
    );
  });

  it.each([
    ['California', { state: 'CA', city: 'Palo Alto', zip: '94301', price: 3_200_000 }],
    ['Hawaii', { state: 'HI', city: 'Honolulu', zip: '96815', price: 820_000 }],
    ['Texas', cashHome],
  ] as const)('names for the closing in %s the fee that its line has, and no other', (_, property) => {
    const { fees, sections } = reportDocumentOf(property, 'en');
    const { buyer } = fees.find(({ id }) => id === 'settlement.closing-fee')!;
    const dollars = (cents: number) => `$${(Math.round(cents / 1_000) * 10).toLocaleString('en-US')}`;
    const fact = sections.localInsights.facts.find(({ label }) => label === 'Who closes the sale')!;
    expect(fact.explanation.match(/\$[\d,]+/g)).toHaveLength(2);
    expect(fact.explanation).toContain(dollars(buyer.highCents));
  });

  it('has a title company close in Illinois, beside the attorney that buyers have of their own', () => {
    const home = { state: 'IL', city: 'Chicago', zip: '60614', price: 560_000 };
    const { negotiableFees, localInsights } = reportDocumentOf(home, 'en').sections;
    const closing = negotiableFees.fees.find(({ feeId }) => feeId === 'settlement.closing-fee')!;
    expect(closing.script).not.toContain('attorney');
    const fact = localInsights.facts.find(({ label }) => label === 'Who closes the sale')!;
    expect(fact.explanation).not.toContain('$');
  });

  it('knows no premiums of title insurance in Iowa, which has none', () => {
    const { facts } = reportDocumentOf({ state: 'IA', city: 'Ames', zip: '50010', price: 300_000 }, 'en')
      .sections.marketAnalysis;
    const rates = facts.find(({ label }) => label === 'Title insurance rates')!;
    expect(rates.value).toContain('Iowa Title Guaranty');
    expect(rates.explanation).not.toMatch(/premium|competition/);
  });

  it('counts taxes and recording as what the law fixes, though their amount is a range', () => {
    const { fees, sections } = reportDocumentOf(
      { state: 'IL', city: 'Chicago', zip: '60614', price: 560_000 },
      'en',
    );
    const taxes = fees.filter(({ loanEstimateSection }) => loanEstimateSection === 'E');
    const cents = taxes.reduce((sum, { buyer }) => sum + buyer.typicalCents, 0);
    const fixed = sections.marketAnalysis.facts.find(({ label }) => label === 'Fixed by law or tariff')!;
    expect(cents).toBeGreaterThan(0);
    expect(Number(fixed.value.replaceAll(/[$,]/g, '')) * 100).toBeGreaterThanOrEqual(cents - 500);
  });

  it('counts the fee of a USDA loan as what the law fixes, like that of FHA and VA', () => {
    const minot = { state: 'ND', city: 'Minot', zip: '58703', price: 240_000, loanType: 'USDA' } as const;
    const { facts } = reportDocumentOf(minot, 'en').sections.marketAnalysis;
    const fixed = facts.find(({ label }) => label === 'Fixed by law or tariff')!;
    expect(Number(fixed.value.replaceAll(/[$,]/g, ''))).toBeGreaterThan(2_400);
  });

  it.each([
    ['seller', 'en', 'Your agent’s compensation', 'The seller'],
    ['buyer', 'es', 'Comisión de su agente', 'Usted, el comprador'],
  ] as const)(
    'says who pays the agent beside the name of the fee (%s)',
    (agentPaidBy, language, name, payer) => {
      const { fees } = reportDocumentOf({ ...carolina, agentPaidBy }, language);
      expect(fees.find(({ id }) => id === 'fee.buyer_agent')).toMatchObject({ name, whoPays: payer });
    },
  );

  it('lets nobody shop for what the lender chooses', () => {
    const apartment = { state: 'NY', city: 'New York', zip: '10024', propertyType: 'co-op' } as const;
    const { fees, sections } = reportDocumentOf({ ...apartment, price: 900_000 }, 'en');
    const shopping = sections.negotiationStrategies.strategies.find(({ title }) => title.startsWith('Shop'))!;
    const chosenByLender = fees.filter(({ loanEstimateSection }) => loanEstimateSection === 'B');
    expect(chosenByLender.map(({ id }) => id)).toContain('fee.lender_attorney');
    expect(shopping.feeIds.filter((id) => chosenByLender.some((fee) => fee.id === id))).toEqual([]);
  });

  it.each([
    ['a veteran in Nevada', townhouse],
    ['a home whose price limits the credit', { ...carolina, price: 333_333, downPaymentPercent: 3 }],
    ['a veteran in Florida', veteran],
  ] as const)(
    'shows one amount for a strategy of %s, in the chart, above the text and in it',
    (_, property) => {
      const document = reportDocumentOf(property, 'en');
      const { front, appendix } = viewReport(document, { exhibit: null, siteUrl: 'https://www.example.com' });
      const blocks = [...front, ...appendix].flatMap((section) => section.blocks);
      const inChart = blocks.flatMap((block) => (block.kind === 'ranges' ? block.items : []));
      const inFull = blocks.flatMap((block) => (block.kind === 'strategies' ? block.items : []));
      expect(inChart.length).toBeGreaterThan(5);
      for (const { rank, amount } of inChart) {
        const strategy = inFull.find((item) => item.rank === rank)!;
        expect(strategy.amount).toBe(amount);
        expect(strategy.text.toLowerCase()).toContain(amount.toLowerCase().replace(/^.* to | later$/g, ''));
      }
    },
  );

  it('names exemptions of first-time buyers where a first home has them, and to nobody else', () => {
    const exemptionsOf = (buyerType: PropertyInput['buyerType'], state: string, city: string, zip: string) =>
      reportDocumentOf({ state, city, zip, price: 540_000, buyerType }, 'en')
        .sections.negotiationStrategies.strategies.flatMap(({ steps }) => steps)
        .filter((step) => step.startsWith('Check the exemptions'));
    expect(exemptionsOf('financing', 'NH', 'Portsmouth', '03801')).toEqual([
      'Check the exemptions before you sign.',
    ]);
    expect(exemptionsOf('first-time', 'NH', 'Portsmouth', '03801')).toEqual([
      'Check the exemptions before you sign.',
    ]);
    expect(exemptionsOf('first-time', 'DC', 'Washington', '20010')[0]).toContain('first-time buyers');
  });

  it('leaves the transfer fee alone to the seller where the certificate is theirs already', () => {
    const atStakeOf = (property: PropertyInput) =>
      reportDocumentOf(property, 'en').sections.negotiationStrategies.strategies.find(({ title }) =>
        title.includes('association'),
      )?.atStake;
    expect(atStakeOf(townhouse)).not.toContain('certificate');
    expect(
      atStakeOf({ state: 'NH', city: 'Portsmouth', zip: '03801', price: 540_000, propertyType: 'condo' }),
    ).toContain('certificate');
  });

  it('says of property tax what the closing day makes of it, as its line does', () => {
    const taxOf = (closingDate: string) => {
      const document = reportDocumentOf({ ...townhouse, closingDate }, 'en');
      const fact = document.sections.marketAnalysis.facts.find(({ label }) => label === 'Property tax')!;
      return {
        fact: fact.explanation,
        line: document.fees.find(({ id }) => id === 'fee.property_tax_prepaid')!.calculation,
      };
    };
    const january = taxOf('2027-01-15');
    expect(january.line).toContain('credited by the seller');
    expect(january.fact).toContain('credits it to you');
    expect(january.fact).not.toContain('you normally repay');
    const april = taxOf('2027-04-15');
    expect(april.line).toContain('to the seller for days already paid');
    expect(april.fact).toContain('repay the seller');
  });

  it.each(['en', 'es'] as const)('rounds a tax that is not exact in %s as its line does', (language) => {
    const document = reportDocumentOf(buffalo, language);
    const tax = document.fees.find(({ id }) => id === 'tax.ny-mortgage-tax-erie')!;
    expect(tax.exact).toBe(false);
    const yours = formatsOf(language).roughMoney(tax.buyer.typicalCents);
    const { facts } = document.sections.localInsights;
    expect(facts.some(({ explanation }) => explanation.includes(yours))).toBe(true);
    expect(facts.map(({ explanation }) => explanation).join(' ')).not.toMatch(/\$[\d,]+\.\d\d/);
  });

  it.each([
    ['en', 'Deed recording fee (the county’s part), Horry County'],
    ['es', 'Impuesto de transferencia del condado de Horry'],
  ] as const)('calls the county of a tax in %s a county', (language, name) => {
    const taxes = reportDocumentOf(
      { state: 'SC', city: 'Myrtle Beach', zip: '29577', price: 265_000 },
      language,
    ).sections.localInsights.facts.map(({ explanation }) => explanation);
    expect(taxes.join(' ')).toContain(name);
  });

  it('sends nobody to ask about tenants who lets no home', () => {
    const said = ({ secondHome, investment }: Pick<PropertyInput, 'secondHome' | 'investment'>) =>
      reportDocumentOf({ ...carolina, secondHome, investment }, 'en')
        .sections.costSummary.notices.map(({ text }) => text)
        .join(' ');
    expect(said({ secondHome: true })).toContain('second home');
    expect(said({ secondHome: true })).not.toContain('tenants');
    expect(said({ investment: true })).toContain('tenants');
  });

  it.each([
    ['a first home in Texas', { ...cashHome, buyerType: 'first-time' }, 'None in our data'],
    ['a second purchase in Texas', cashHome, undefined],
    ['a first home in Vermont', { ...burlington, buyerType: 'first-time' }, 'Exists, not computed'],
    [
      'a first home in Vermont with a loan of the USDA',
      { ...burlington, buyerType: 'first-time', loanType: 'USDA' },
      'Considered in this estimate',
    ],
    ['a purchase in Vermont', burlington, 'Exists, not applied'],
    ['a second home in Vermont', { ...burlington, secondHome: true }, undefined],
  ] as const)('tells of the relief for first-time buyers what concerns %s', (_, property, value) => {
    const { facts } = reportDocumentOf(property, 'en').sections.localInsights;
    expect(facts.find(({ label }) => label.includes('first-time'))?.value).toBe(value);
  });

  it('asks of each tax what its payer can do about it', () => {
    const asksOf = (property: PropertyInput) =>
      new Map(reportDocumentOf(property, 'en').fees.map(({ id, ask }) => [id, ask]));
    const asks = asksOf(buffalo);
    expect(asks.get('tax.ny-nys-real-estate-transfer-tax')).toContain('The seller pays it here');
    expect(asks.get('tax.ny-mortgage-tax-erie')).toContain('CEMA');
    expect(asksOf(veteran).get('tax.fl-documentary-stamp-tax-on-the-mortgage-note')).toContain('exemption');
  });
});
