import { houstonHome, reportInput } from '../../../../test/fixtures/report-documents.js';
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

  it('is none of a home in which the buyer will not live, and of land', () => {
    expect(claimedBy('FL', '2027-01-15', { principalResidence: false })).toBeNull();
    expect(claimedBy('FL', '2027-01-15', { propertyType: 'vacant-land' })).toBeNull();
  });
});
