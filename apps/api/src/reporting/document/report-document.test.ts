import {
  reportDocumentSchema,
  reportSectionOrder,
  type ReportDocument,
} from '@closewise/contracts/report-document';
import { stateCodes } from '@closewise/domain/place';
import { loanTypes, propertyTypes, type PropertyInput } from '@closewise/domain/closing-costs';
import {
  estimateOf,
  houstonHome,
  reportDocumentOf,
  reportInput,
  seattleCondo,
} from '../../../test/fixtures/report-documents.js';
import { writeReportDocument } from './index.js';
import { reportTexts } from './writer/texts/index.js';

/** Every text that a dictionary holds; functions are called with marks in place of their values. */
function sentencesOf(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  if (typeof node === 'function') return sentencesOf(node('§', '§', '§'));
  return node && typeof node === 'object' ? Object.values(node).flatMap(sentencesOf) : [];
}

const proseOf = ({ fees, sections, property }: ReportDocument): string =>
  JSON.stringify([sections, property.place, fees]);

const centsOf = (money: string): number => Math.round(Number(money.replace(/[$,]/g, '')) * 100);

const changed = (change: (document: ReportDocument) => void): ReportDocument => {
  const document = structuredClone(reportDocumentOf(houstonHome, 'en'));
  change(document);
  return document;
};
const refusalOf = (document: unknown): string =>
  String(reportDocumentSchema.safeParse(document).error?.message);

describe('the report document', () => {
  it.each(['en', 'es'] as const)(
    '[RP-01] sorts every fee into required, negotiable and optional in %s',
    (language) => {
      const { fees, sections } = reportDocumentOf(houstonHome, language);
      const idsOf = (category: string) => fees.filter((fee) => fee.category === category).map(({ id }) => id);
      expect(sections.requiredFees.feeIds.toSorted()).toEqual(idsOf('required').toSorted());
      expect(sections.negotiableFees.fees.map(({ feeId }) => feeId).toSorted()).toEqual(
        idsOf('negotiable').toSorted(),
      );
      expect(sections.optionalFees.feeIds.toSorted()).toEqual(idsOf('optional').toSorted());
      expect(
        Math.min(...['required', 'negotiable', 'optional'].map((each) => idsOf(each).length)),
      ).toBeGreaterThan(0);
    },
  );

  it.each(['en', 'es'] as const)(
    '[RP-01] says in %s whom to contact and what to ask for each negotiable fee',
    (language) => {
      const estimate = estimateOf(houstonHome);
      const { fees, sections } = reportDocumentOf(houstonHome, language);
      for (const { feeId, script } of sections.negotiableFees.fees) {
        const line = estimate.lines.find(({ key }) => key === feeId);
        const fee = fees.find(({ id }) => id === feeId);
        expect(fee?.contact).toBe(line?.whoToContact[language]);
        expect(fee?.ask).toBe(line?.whatToAskFor[language]);
        expect(script).toContain(fee?.name.replace(/ \([^)]*\)$/, ''));
      }
    },
  );

  it('[RP-01] has more than eight named sections, the promised ones among them', () => {
    const { sections } = reportDocumentOf(seattleCondo, 'en');
    const titles = reportSectionOrder.map((key) => sections[key].title);
    expect(new Set(titles).size).toBe(11);
    expect(titles).toEqual(
      expect.arrayContaining([
        'Market analysis',
        'Comparable properties',
        'Negotiation strategies',
        'Local insights',
        'Closing timeline',
      ]),
    );
  });

  it.each([houstonHome, seattleCondo])('has the totals of the estimate for $city', (property) => {
    const { totals } = estimateOf(property);
    const { totals: shown, breakdown } = reportDocumentOf(property, 'es').sections.costSummary;
    expect(
      [shown.required, shown.negotiable, shown.optional].map(({ typicalCents }) => typicalCents),
    ).toEqual([totals.requiredCents, totals.negotiableCents, totals.optionalCents]);
    expect(shown.atClosing).toEqual({
      lowCents: totals.lowCents,
      typicalCents: totals.buyerCashToCloseFeesCents,
      highCents: totals.highCents,
    });
    expect(breakdown.reduce((sum, { buyer }) => sum + buyer.typicalCents, 0)).toBe(shown.all.typicalCents);
  });

  it('puts the strategy with the most dollars at stake first, within the limit of the loan', () => {
    const { strategies } = reportDocumentOf(houstonHome, 'en').sections.negotiationStrategies;
    expect(strategies.map(({ atStakeCents }) => atStakeCents)).toEqual(
      strategies.map(({ atStakeCents }) => atStakeCents).toSorted((left, right) => right - left),
    );
    const [first] = strategies;
    expect(first?.title).toBe('Ask the seller to pay your closing costs');
    expect(first?.atStakeCents).toBeLessThanOrEqual(2_700_000);
    expect(first?.rule).toContain('HUD Handbook 4000.1');
  });

  it('keeps loan deadlines out of the timeline of a cash purchase', () => {
    const { steps } = reportDocumentOf(seattleCondo, 'en').sections.closingTimeline;
    expect(steps.map(({ title }) => title)).not.toContain('The Loan Estimate arrives');
    expect(
      reportDocumentOf(houstonHome, 'en').sections.closingTimeline.steps.map(({ rule }) => rule),
    ).toContain('12 CFR 1026.19(e)(1)(iii), (e)(2)(i)');
  });

  it('says plainly what the address did not tell', () => {
    const { city: _, county: __, ...stateOnly } = houstonHome;
    const document = writeReportDocument(
      reportInput(stateOnly, 'en', { place: { zip: null, problems: ['zip-missing', 'city-unknown'] } }),
    );
    expect(document.property.place.summary).toContain('Only the state, Texas, was recognized');
    expect(document.property.place.missing).toEqual([
      'The address has no ZIP code, so we could not check the place against it.',
      'We did not recognize a city in the address.',
      expect.stringContaining('Our data has no county or city tax on a purchase or a mortgage in Texas'),
    ]);
  });
});

describe('what the buyer reads about the place and the total', () => {
  const documentFor = (property: Partial<PropertyInput> & { state: string }, language: 'en' | 'es' = 'en') =>
    writeReportDocument(
      reportInput({ price: 400_000, buyerType: 'financing', ...property }, language, { address: 'As typed' }),
    );

  it.each([
    ['en', 'The county of the property is not known', 'Calvert'],
    ['es', 'No se conoce el condado de la propiedad', 'Calvert'],
  ] as const)('says in %s which local taxes may be missing', (language, sentence, county) => {
    const [missing] = documentFor({ state: 'MD', city: 'Olney' }, language).property.place.missing;
    expect(missing).toContain(sentence);
    expect(missing).toContain(county);
    expect(missing).toContain('Maryland');
  });

  it.each([
    { state: 'FL', city: 'Miami', county: 'Miami-Dade' },
    { state: 'MD', city: 'Baltimore' },
    { state: 'TX', city: 'Austin' },
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

describe('the Spanish report', () => {
  const english = sentencesOf(reportTexts.en).filter((text) => text.includes(' ') && !/^\d+ CFR/.test(text));
  const fragments = english
    .flatMap((text) => text.split('§'))
    .map((part) => part.trim())
    .filter((part) => part.split(' ').length > 3);

  it.each([houstonHome, seattleCondo])('holds no English sentence for $city', (property) => {
    const prose = proseOf(reportDocumentOf(property, 'es'));
    expect(fragments.length).toBeGreaterThan(200);
    expect(fragments.filter((fragment) => prose.includes(fragment))).toEqual([]);
  });

  it('writes every calculation of every state, property and loan in Spanish', () => {
    const englishWords =
      /\b(the|of|per|to|about|premium|months|days|year|loan|price|first|page|pages|each|over|with|and|plus|rounded|up|usual premiums|published)\b/i;
    const calculations = stateCodes.flatMap((state) =>
      loanTypes.flatMap((loanType) =>
        reportDocumentOf({ ...houstonHome, state, loanType, propertyType: 'condo' }, 'es').fees.map(
          ({ calculation }) => calculation,
        ),
      ),
    );
    expect([...new Set(calculations.filter((text) => englishWords.test(text)))]).toEqual([]);
  });
});

describe('a document for every state and property', () => {
  it.each(stateCodes)('is valid in %s', (state) => {
    for (const propertyType of propertyTypes) {
      const property = { ...houstonHome, state, propertyType, buyerType: 'financing' as const };
      expect(reportDocumentOf(property, 'es').fees.length).toBeGreaterThan(5);
    }
  });
});

describe('the schema refuses a document', () => {
  it.each<[string, (document: ReportDocument) => void, string]>([
    [
      'with a fee that is not in the estimate',
      (d) => d.sections.requiredFees.feeIds.push('fee.invented'),
      'unknown fee fee.invented',
    ],
    ['with a fee left out of its list', (d) => d.sections.optionalFees.feeIds.pop(), 'must stand once'],
    [
      'with a strategy about an unknown fee',
      (d) => d.sections.negotiationStrategies.strategies[0]?.feeIds.push('x'),
      'unknown fee x',
    ],
    [
      'whose totals are not the sum',
      (d) => void (d.sections.costSummary.totals.required.typicalCents += 1),
      'is not the sum',
    ],
    ['whose source is not listed', (d) => d.sources.pop(), 'is missing'],
    [
      'whose source nobody cites',
      (d) => d.sources.push({ ...d.sources[0]!, id: 'S999' }),
      'S999 is not used',
    ],
    ['without what to ask for', (d) => void (d.fees[0]!.ask = ' '), 'too_small'],
    [
      'with a script in a source address',
      (d) => void (d.sources[0]!.url = 'javascript:alert(1)'),
      'invalid_format',
    ],
    ['with a section missing', (d) => Reflect.deleteProperty(d.sections, 'localInsights'), 'localInsights'],
    ['with a range upside down', (d) => void (d.fees[0]!.buyer.lowCents = 99_999_999), 'not in order'],
  ])('%s', (_, change, reason) => {
    expect(refusalOf(changed(change))).toContain(reason);
  });
});
