import { houstonHome, reportDocumentOf, reportInput } from '../../../../test/fixtures/report-documents.js';
import { reliefClaimedBy } from './write-owners-relief.js';

const claimedBy = (state: string, closingDate: string, more = {}) => {
  const { county: _county, city: _city, zip: _zip, ...home } = houstonHome;
  return reliefClaimedBy(reportInput({ ...home, state, closingDate, ...more }, 'en'));
};

describe('the deadline of a relief for owners who live there', () => {
  it.each([
    ['Florida, owned before January 1', 'FL', '2026-12-30', '2027-03-01'],
    ['Florida, owned too late for the year', 'FL', '2027-01-15', '2028-03-01'],
    ['Minnesota, by the end of the year', 'MN', '2027-01-15', '2027-12-31'],
    ['Iowa, after its day', 'IA', '2027-07-02', '2028-07-01'],
    ['Alabama, owned after October 1', 'AL', '2026-11-20', '2027-12-31'],
    ['Texas, of which we know no day', 'TX', '2027-01-15', null],
    ['Kansas, which has none', 'KS', '2027-01-15', null],
  ])('%s', (_, state, closingDate, expected) => {
    expect(claimedBy(state, closingDate)).toBe(expected);
  });

  it.each([
    ['en', 'ND', 'Office of State Tax Commissioner', 'local assessor'],
    ['es', 'ND', 'oficina estatal de impuestos', 'tasador local'],
    ['en', 'IA', 'local assessor', 'Commissioner'],
  ] as const)('sends in %s in %s to one office alone', (language, state, office, other) => {
    const { county: _county, city: _city, zip: _zip, ...home } = houstonHome;
    const { localInsights, closingTimeline } = reportDocumentOf(
      { ...home, state, closingDate: '2027-01-15' },
      language,
    ).sections;
    const relief = localInsights.facts.find(({ label }) => /who live there|vive en/.test(label))!;
    const step = closingTimeline.steps.at(-1)!;
    for (const text of [relief.explanation, step.text]) {
      expect(text).toContain(office);
      expect(text).not.toContain(other);
    }
  });

  it.each([
    ['IL', 'Cook', '$10,000', '$6,000'],
    ['IL', 'DuPage', '$6,000 to $8,000', '$10,000'],
    ['PA', 'Philadelphia', '$100,000', 'exclusion'],
    ['PA', 'Allegheny', 'exclusion', 'Philadelphia'],
  ])('tells in %s, %s County, of its own relief alone', (state, county, own, other) => {
    const { city: _city, zip: _zip, ...home } = houstonHome;
    const { localInsights } = reportDocumentOf({ ...home, state, county }, 'en').sections;
    const relief = localInsights.facts.find(({ label }) => /who live there/.test(label))!;
    expect(relief.explanation).toContain(own);
    expect(relief.explanation).not.toContain(other);
  });

  it('is none of a home in which the buyer will not live, and of land', () => {
    expect(claimedBy('FL', '2027-01-15', { principalResidence: false })).toBeNull();
    expect(claimedBy('FL', '2027-01-15', { propertyType: 'vacant-land' })).toBeNull();
  });
});
