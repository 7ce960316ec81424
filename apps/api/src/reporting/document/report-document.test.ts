import { reportSectionOrder } from '@closewise/contracts/report-document';
import { propertyTypes } from '@closewise/domain/closing-costs';
import { stateCodes } from '@closewise/domain/place';
import {
  estimateOf,
  homeSomewhereIn,
  houstonHome,
  reportDocumentOf,
  reportInput,
  seattleCondo,
} from '../../../test/fixtures/report-documents.js';
import { writeReportDocument } from './index.js';

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
    '[RP-01] says in %s whom to contact, what to ask for and what to say to a no for each negotiable fee',
    (language) => {
      const estimate = estimateOf(houstonHome);
      const { fees, sections } = reportDocumentOf(houstonHome, language);
      for (const { feeId, script, fallback } of sections.negotiableFees.fees) {
        const line = estimate.lines.find(({ key }) => key === feeId);
        const fee = fees.find(({ id }) => id === feeId);
        expect(fee?.contact).toBe(line?.whoToContact[language]);
        expect(fee?.ask).toBe(line?.whatToAskFor[language]);
        expect(script).toMatch(/[.?]$/);
        expect(fallback).toMatch(/[.?]$/);
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
        'How to find comparable sales',
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
    ).toContain('12 CFR 1026.19(e)(1)(iii), (vi), (e)(2)(i)');
  });

  it.each([
    ['en', 'weak sources', / and \d+ smaller\.$/],
    ['es', 'fuentes débiles', / y \d+ de menor monto\.$/],
  ] as const)('names in %s the dearest of the figures with weak sources alone', (language, words, rest) => {
    const { fees, sections } = reportDocumentOf(houstonHome, language);
    const [dearest, ...others] = fees
      .filter(({ confidence, buyer }) => confidence === 'low' && buyer.typicalCents > 0)
      .toSorted((left, right) => right.buyer.typicalCents - left.buyer.typicalCents);
    const said = sections.localInsights.unknowns.find((unknown) => unknown.includes(words));
    expect(said).toContain(`: ${dearest?.name}; `);
    expect(said).toMatch(rest);
    expect(said).not.toContain(others.at(-1)?.name);
  });

  it('says plainly what the address did not tell', () => {
    const document = writeReportDocument(
      reportInput(homeSomewhereIn('TX'), 'en', {
        place: { zip: null, problems: ['zip-missing', 'city-unknown'] },
      }),
    );
    expect(document.property.place.summary).toContain('Only the state, Texas, was recognized');
    expect(document.property.place.missing).toEqual([
      'The address has no ZIP code, so we could not check the place against it.',
      'We did not recognize a city in the address.',
      expect.stringContaining('Our data has no county or city tax on a purchase or a mortgage in Texas'),
    ]);
  });
});

/** In every state, each kind of property in a third of them; in the long form all. */
const kindsIn = (state: (typeof stateCodes)[number]) =>
  propertyTypes.filter(
    (_, kind) => process.env['LONG'] !== undefined || (kind + stateCodes.indexOf(state)) % 3 === 0,
  );

describe('a document for every state and property', () => {
  it.each(stateCodes)('is valid in %s', (state) => {
    for (const propertyType of kindsIn(state)) {
      const property = { ...homeSomewhereIn(state), propertyType, buyerType: 'financing' as const };
      expect(reportDocumentOf(property, 'es').fees.length).toBeGreaterThan(5);
    }
  });
});
