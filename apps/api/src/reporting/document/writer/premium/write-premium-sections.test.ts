import {
  premiumFacts,
  premiumSectionOrder,
  premiumSectionsSchema,
  type PremiumSections,
} from '@closewise/contracts/report-document';
import { noPropertyFacts, type NothingFound, type PropertyFacts } from '@closewise/domain/property-facts';
import { attom, fema, foundFacts as facts, sale } from '../../../../../test/fixtures/property-facts.js';
import { beginWriting } from '../writing.js';
import { writePremiumSections } from './write-premium-sections.js';

const purchase = { priceCents: 45_000_000, loanType: 'Conventional' } as const;

function write(
  changes: Partial<PropertyFacts> = {},
  language: 'en' | 'es' = 'en',
  bought: Parameters<typeof writePremiumSections>[2] = purchase,
) {
  const writing = beginWriting(language);
  const sections = writePremiumSections(writing, { ...facts, ...changes }, bought);
  return { sections: premiumSectionsSchema.parse(sections), sources: writing.sources.all() };
}
const said = (sections: PremiumSections, key: keyof PremiumSections): string[] =>
  sections[key].facts.map(({ label, value, explanation }) => `${label}: ${value}. ${explanation}`);

describe('the premium sections', () => {
  it('tell the flood zone, what it means and what the law asks of a lender', () => {
    const { sections, sources } = write();
    const [zone, insurance, elevation, panel] = said(sections, 'floodZone');
    expect(zone).toMatch(/^Zone on the map: AE\. High risk.* floodway/);
    expect(insurance).toMatch(/^Flood insurance: Required with most loans\./);
    expect(insurance).toContain('the cash to close does not hold it');
    expect(elevation).toContain('43.5 feet');
    expect(panel).toContain('48201C0690N. In force since January 3, 2014.');
    const insuranceSource = sections.floodZone.facts[1]?.sourceId;
    expect(sources.find(({ id }) => id === insuranceSource)?.name).toBe('42 U.S.C. 4012a(b)');
  });

  it('ask nobody who pays cash to insure, and say so', () => {
    const { sections } = write({}, 'en', { ...purchase, loanType: 'Cash' });
    expect(said(sections, 'floodZone')[1]).toContain('You pay cash, so nobody obliges you');
  });

  it('call a low risk low, and not none', () => {
    const fact = {
      zone: 'X',
      subtype: 'AREA OF MINIMAL FLOOD HAZARD',
      isSpecialFloodHazardArea: false,
      baseFloodElevationFeet: null,
      panel: null,
      panelEffectiveOn: null,
    };
    const { sections } = write({ floodZone: { status: 'found', fact, source: fema } });
    expect(said(sections, 'floodZone')).toEqual([
      expect.stringMatching(/X\. Low risk.*Low is not none\./),
      expect.stringMatching(/Not required by federal law/),
    ]);
  });

  it('tell the tax bills with their changes, and leave a gap a gap', () => {
    expect(said(write().sections, 'taxHistory')).toEqual([
      'Tax year 2025: $8,120.50. Assessed at $398,000. 7.8% more than in 2024.',
      'Tax year 2024: $7,530. The assessed value is not in the record.',
      'Tax year 2022: $7,000. Assessed at $330,000.',
      'From 2022 to 2025: 16% more. The yearly bill went from $7,000 to $8,120.50.',
    ]);
  });

  it('name schools with level and distance, and steer nobody', () => {
    const { sections } = write();
    expect(said(sections, 'schools')).toEqual([
      'School district: Houston Independent School District. It decides which schools an address is assigned to.',
      'Crockett Elementary School: Level: elementary. Grades PK-05, public, assigned to this address, 0.6 miles away.',
    ]);
    for (const language of ['en', 'es'] as const) {
      const { schools, neighbourhood } = write({}, language).sections;
      expect(JSON.stringify([schools, neighbourhood])).not.toMatch(
        /\b(good|best|top|better|safe|famil|divers|desirable|excellent|buen|mejor|segur|deseable)/i,
      );
    }
  });

  it('give each figure of the survey its margin, and call a wide one wide', () => {
    const { sections } = write();
    expect(said(sections, 'neighbourhood')).toEqual([
      expect.stringContaining('$412,300 ± $38,100'),
      expect.stringMatching(/\$7,420 ± \$4,655\..*The margin is wide/),
      expect.stringContaining('$250,000 or more'),
      expect.stringContaining('56% ± 4.7 points'),
      expect.stringMatching(/9\.4%\..*no margin of error/),
      expect.stringContaining('1998 ± 3 years'),
    ]);
    expect(sections.neighbourhood.introduction).toContain('Census Tract 1000.01');
    expect(sections.neighbourhood.introduction).toContain('2019-2023');
  });

  it.each([
    ['en', '1939 or earlier'],
    ['es', '1939 o antes'],
  ] as const)('call the end of the scale of years in %s by words for years', (language, words) => {
    const { neighbourhood } = facts;
    if (neighbourhood.status !== 'found') throw new Error('the fixture tells of no neighborhood');
    const medianYearBuilt = { value: 1939, marginOfError: null, openEnd: 'or-less' } as const;
    const oldTract = { ...neighbourhood, fact: { ...neighbourhood.fact, medianYearBuilt } };
    const { sections } = write({ neighbourhood: oldTract }, language);
    expect(said(sections, 'neighbourhood').join(' ')).toContain(words);
  });

  it('put the price beside the median of the sales, which is no appraisal', () => {
    const { sections } = write();
    expect(said(sections, 'comparableSales')).toEqual([
      'Median price: $400,000. The middle of the 2 sales below. Your price of $450,000 is 12.5% above it.',
      '1410 OAK ST, HOUSTON, TX 77002: $412,500. Sold on August 14, 2026, 0.3 miles away, 1,870 square feet, 3 bedrooms, 2.5 bathrooms, built in 1998, $221 per square foot.',
      '12 ELM ST: $387,500. Sold on August 14, 2026, 0.3 miles away, 3 bedrooms, 1 bathroom, built in 1998.',
    ]);
    expect(sections.comparableSales.introduction).toContain('not an appraisal');
  });

  it('make no median of one sale', () => {
    const one = { sales: [sale], radiusMiles: 0.5, since: '2025-11-23' };
    const { sections } = write({ comparableSales: { status: 'found', fact: one, source: attom } });
    expect(sections.comparableSales.facts).toHaveLength(1);
    expect(sections.comparableSales.remarks[0]).toMatch(/only one sale/);
  });

  it('cite each source once, with its time and the day on which it was asked', () => {
    const { sections, sources } = write();
    expect(sources.map(({ name }) => name)).toEqual([
      'Federal Emergency Management Agency, National Flood Hazard Layer (January 3, 2014; retrieved on November 23, 2026)',
      '42 U.S.C. 4012a(b)',
      'ATTOM, ATTOM Property API (public records) (retrieved on November 23, 2026)',
      'U.S. Census Bureau, American Community Survey, 5-year estimates (2019-2023; retrieved on November 23, 2026)',
    ]);
    const cited = new Set(premiumFacts(sections).flatMap(({ sourceId }) => sourceId ?? []));
    expect([...cited].toSorted()).toEqual(sources.map(({ id }) => id).toSorted());
  });

  it('cite in each section who told it, also where each was told by another', () => {
    const kinds = ['floodZone', 'taxHistory', 'schools', 'neighbourhood', 'comparableSales'] as const;
    const own = Object.fromEntries(
      kinds.map((kind) => [
        kind,
        { ...facts[kind], source: { ...attom, publisher: `Teller of ${kind}`, title: `Its ${kind}` } },
      ]),
    );
    const { sections, sources } = write(own as Partial<PropertyFacts>);
    const tellersOf = (kind: keyof PremiumSections) =>
      new Set(
        sections[kind].facts
          .filter(({ sourceId }) => sourceId !== null) // the median is ours
          .map(({ sourceId }) => sources.find(({ id }) => id === sourceId)?.name)
          .filter((name) => !name?.startsWith('42 U.S.C.')),
      );
    for (const kind of kinds)
      expect([...tellersOf(kind)]).toEqual([
        `Teller of ${kind}, Its ${kind} (retrieved on November 23, 2026)`,
      ]);
  });

  it('have the same figures in both languages', () => {
    const figures = (language: 'en' | 'es') =>
      premiumFacts(write({}, language).sections).map(({ label, value, explanation }) =>
        `${label} ${value} ${explanation}`.match(
          /\$[\d,.]*\d|(?<![\d,.])[\d,.]*\d%|(?<!\d)\d+ ±|± [$\d,.]*\d/g,
        ),
      );
    expect(figures('es')).toEqual(figures('en'));
  });

  it('are in the language of the report', () => {
    const { sections } = write({}, 'es');
    expect(said(sections, 'taxHistory')[0]).toBe(
      'Año fiscal 2025: $8,120.50. Tasada en $398,000. 7.8% más que en 2024.',
    );
    expect(said(sections, 'comparableSales')[1]).toContain('Vendida el 14 de agosto de 2026, a 0.3 millas');
    expect(sections.neighbourhood.introduction).toContain('Sector censal 1000.01');
  });
});

describe('a premium section without an answer', () => {
  it.each(['en', 'es'] as const)('says so in one sentence, and nothing else (%s)', (language) => {
    const { sections, sources } = write(noPropertyFacts, language);
    for (const key of premiumSectionOrder) {
      const { status, answer, facts: told, remarks, questions } = sections[key];
      expect([status, told, remarks, questions]).toEqual(['unavailable', [], [], []]);
      expect(answer).toMatch(/^[^.!?]+\.$/);
    }
    expect(sources).toEqual([]);
  });

  it.each<[NothingFound, RegExp]>([
    ['nothing-recorded', /has no recorded sale price near this home/],
    ['address-ambiguous', /knows several places or homes by this address/],
    ['address-not-located', /does not know this address/],
  ])('says who was asked and why there is nothing: %s', (because, words) => {
    const { sections } = write({ comparableSales: { status: 'none', because, source: attom } });
    expect(sections.comparableSales).toMatchObject({
      status: 'none',
      answer: expect.stringMatching(words),
      facts: [],
    });
    expect(sections.comparableSales.answer).toContain('ATTOM');
  });
});
