import { propertyTypes, type PropertyInput } from '@closewise/domain/closing-costs';
import { pageAddresses } from '../../../test/fixtures/page-addresses.js';
import { houstonHome, reportDocumentOf } from '../../../test/fixtures/report-documents.js';
import { renderReportHtml } from './index.js';
import { reportTexts } from '../texts/index.js';

const apartment: PropertyInput = {
  state: 'NY',
  county: 'New York',
  city: 'New York',
  zip: '10065',
  price: 900_000,
  propertyType: 'co-op',
};

describe.each(['en', 'es'] as const)('the page of each kind of property in %s', (language) => {
  it.each(propertyTypes)('names %s, and every notice of the estimate, in whole words', (propertyType) => {
    const document = reportDocumentOf({ ...houstonHome, buyerType: 'financing', propertyType }, language);
    const page = renderReportHtml(document, pageAddresses);
    expect(page).toContain(reportTexts[language].view.propertyTypes[propertyType]);
    const { notices } = document.sections.costSummary;
    expect(notices.filter(({ title, text }) => !page.includes(title) || !page.includes(text))).toEqual([]);
    expect(page).not.toMatch(/undefined|\[object|NaN/);
  });
});

describe('the report on shares of a co-operative', () => {
  it.each(['financing', 'cash'] as const)('waits for the board, and promises no deed (%s)', (buyerType) => {
    const { steps } = reportDocumentOf({ ...apartment, buyerType }, 'en').sections.closingTimeline;
    const titles = steps.map(({ title }) => title);
    expect(titles.indexOf('The co-op board decides')).toBe(
      titles.indexOf('Walk through, then check the wire instructions') - 1,
    );
    expect(steps.map(({ text }) => text).join(' ')).not.toMatch(/\bdeed\b/);
    const { when } = steps[titles.indexOf('The co-op board decides')]!;
    expect(when.includes('your loan')).toBe(buyerType === 'financing');
  });

  it.each([
    ['financing', 'en'],
    ['cash', 'en'],
    ['financing', 'es'],
    ['cash', 'es'],
  ] as const)(
    'speaks of no title policy, survey or association of theirs (%s, %s)',
    (buyerType, language) => {
      const { sections } = reportDocumentOf({ ...apartment, buyerType }, language);
      const { negotiationStrategies, closingTimeline, localInsights } = sections;
      const said = [
        ...negotiationStrategies.strategies.flatMap(({ title, steps, script }) => [title, ...steps, script]),
        ...closingTimeline.steps.map(({ text }) => text),
        ...localInsights.unknowns,
      ].join(' ');
      expect(said).not.toMatch(
        /title policy|title commitment|survey|resale package|póliza de título|compromiso de título|plano|paquete de reventa/i,
      );
    },
  );

  it('is called about with the managing agent, not with the buyer’s own agent', () => {
    const { contacts } = reportDocumentOf(apartment, 'en').sections.contacts;
    const feesOf = (name: RegExp) => contacts.find(({ who }) => name.test(who))?.feeIds ?? [];
    expect(feesOf(/^Managing agent/)).toEqual(
      expect.arrayContaining(['fee.coop_transfer', 'fee.coop_maintenance']),
    );
    expect(feesOf(/^Your agent/)).toEqual(['fee.transaction_fee']);
  });

  it('is compared with apartments of the same building, where sales of shares are published', () => {
    const { steps } = reportDocumentOf(apartment, 'en').sections.comparableProperties;
    const said = steps.map(({ title, text }) => `${title} ${text}`).join(' ');
    expect(said).toContain('New York City publishes its co-op sales');
    expect(said).toContain('For a co-op: the same building first');
    expect(said).not.toMatch(/condo|deeds and values|pool|garage/);
  });

  it('is not told to the buyer of a house', () => {
    const { steps } = reportDocumentOf(houstonHome, 'en').sections.closingTimeline;
    expect(steps.map(({ text }) => text).join(' ')).toMatch(/\bdeed\b/);
    expect(steps.map(({ title }) => title)).not.toContain('The co-op board decides');
  });
});
