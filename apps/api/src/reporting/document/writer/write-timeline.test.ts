import type { PropertyInput } from '@closewise/domain/closing-costs';
import { houstonHome, reportDocumentOf, reportInput } from '../../../../test/fixtures/report-documents.js';
import { writeReportDocument } from './write-report-document.js';

const timelineOf = (property: PropertyInput) => reportDocumentOf(property, 'en').sections.closingTimeline;
const datesOf = (property: PropertyInput) =>
  Object.fromEntries(
    timelineOf(property).steps.map(({ title, date, lastDate }) => [title, [date, lastDate]]),
  );

const closing = (closingDate: string): PropertyInput => ({ ...houstonHome, closingDate });

describe('the calendar of a closing', () => {
  it('dates every deadline from the closing of the estimate', () => {
    expect(datesOf(closing('2027-01-19'))).toMatchObject({
      'Sign the contract, apply for the loan': ['2026-12-10', null],
      'Inspect, insure, check the title': ['2026-12-10', '2026-12-20'],
      'The Loan Estimate arrives': ['2026-12-15', null],
      'The Closing Disclosure arrives': ['2027-01-14', null],
      'Walk through, then check the wire instructions': ['2027-01-18', null],
      'Sign, pay, get the keys': ['2027-01-19', null],
      'The first mortgage payment': ['2027-03-01', null],
      'The last day for a refund of overcharges': ['2027-03-20', null],
    });
  });

  it.each(['2026-12-03', '2026-12-11', '2026-12-26', '2027-01-15', '2027-02-28', '2027-07-06', '2028-02-29'])(
    'runs forward in time to a closing on %s',
    (closingDate) => {
      const dates = timelineOf(closing(closingDate)).steps.flatMap(({ date }) => date ?? []);
      expect(dates.length).toBeGreaterThan(9);
      expect(dates).toEqual(dates.toSorted());
    },
  );

  it('warns of a day on which no new loan can close, and promises none of its deadlines', () => {
    const { introduction, steps } = timelineOf(closing('2026-11-27'));
    expect(introduction).toContain('cannot close on November 27, 2026');
    expect(introduction).toContain('December 1, 2026 the first possible day');
    expect(steps.find(({ title }) => title === 'The Loan Estimate arrives')?.date).toBeNull();
  });

  it('dates nothing of a closing that is past', () => {
    const { sections } = writeReportDocument(
      reportInput(closing('2027-01-19'), 'es', { generatedAt: '2027-02-01T10:00:00.000Z' }),
    );
    expect(sections.closingTimeline.steps.flatMap(({ date }) => date ?? [])).toEqual([]);
    expect(sections.closingTimeline.introduction).toMatch(/^Los días se cuentan/);
  });

  it.each([
    ['single-family', /^The seller’s relief ends with the sale, and nobody claims yours for you: file with /],
    ['new-construction', /^Nobody claims it for you: file with /],
  ] as const)(
    'says after the closing by when to claim the lower tax, also where a builder had none (%s)',
    (propertyType, said) => {
      const atlanta = { state: 'GA', county: 'Fulton', city: 'Atlanta', zip: '30303', price: 450_000 };
      const { steps } = timelineOf({ ...atlanta, propertyType, closingDate: '2027-01-15' });
      expect(steps.find(({ title }) => title.startsWith('Claim the lower property tax'))).toMatchObject({
        when: 'After closing',
        date: '2028-04-01',
        text: expect.stringMatching(said),
      });
    },
  );

  it('asks for another day where banks rest on the day of closing', () => {
    const textOf = (date: string) =>
      timelineOf(closing(date)).steps.find(({ title }) => title === 'Sign, pay, get the keys')?.text;
    expect(textOf('2027-01-16')).toContain('ask for a weekday');
    expect(textOf('2027-01-15')).not.toContain('ask for a weekday');
  });

  it('speaks of federal deadlines to no buyer for business, and of a roof to no buyer of land', () => {
    const titles = timelineOf({
      ...houstonHome,
      buyerType: 'financing',
      propertyType: 'commercial',
    }).steps.map(({ title }) => title);
    expect(titles).toContain('Do the due diligence');
    expect(titles).not.toContain('The Closing Disclosure arrives');
    const land = timelineOf({ ...houstonHome, buyerType: 'cash', propertyType: 'vacant-land' });
    expect(land.steps.map(({ title }) => title)).toContain('Find out what the land allows');
  });
});
