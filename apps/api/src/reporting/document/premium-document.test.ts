import { reportDocumentSchema } from '@closewise/contracts/report-document';
import { unavailable } from '@closewise/domain/property-facts';
import { foundFacts } from '../../../test/fixtures/property-facts.js';
import { houstonHome, reportInput } from '../../../test/fixtures/report-documents.js';
import { writeReportDocument } from './index.js';
import { viewReport } from './view/view-report.js';

const write = (language: 'en' | 'es', propertyFacts = foundFacts) =>
  writeReportDocument({ ...reportInput(houstonHome, language), propertyFacts });
const basic = (language: 'en' | 'es') => writeReportDocument(reportInput(houstonHome, language));
const showing = { exhibit: null, siteUrl: 'https://closewise.example' } as const;

describe.each(['en', 'es'] as const)('the document of a premium report in %s', (language) => {
  it('is that of the basic report and five sections more', () => {
    const facts = { ...foundFacts, comparableSales: unavailable };
    const { premium, propertyFacts, sources, ...rest } = write(language, facts);
    const { premium: none, propertyFacts: noFacts, sources: fewer, ...basicRest } = basic(language);
    expect([none, noFacts, propertyFacts]).toEqual([null, null, facts]);
    expect(rest).toEqual(basicRest);
    const statuses = Object.values(premium ?? {}).map(({ status }) => status);
    expect(statuses).toEqual(['found', 'found', 'found', 'found', 'unavailable']);
    expect(sources.slice(0, fewer.length)).toEqual(fewer);
    expect(sources.length).toBeGreaterThan(fewer.length);
  });

  it('does not say that it names no sales where it does', () => {
    const introductionOf = ({ sections }: ReturnType<typeof write>) =>
      sections.comparableProperties.introduction;
    expect(introductionOf(basic(language))).toMatch(/no sales records|no tiene registros de ventas/);
    expect(introductionOf(write(language))).not.toMatch(/no sales records|no tiene registros de ventas/);
    expect(introductionOf(write(language))).toMatch(/Comparable sales|Ventas comparables/);
  });

  it('is refused where a fact names a source that is not listed', () => {
    const document = write(language);
    const { sources } = basic(language);
    expect(reportDocumentSchema.safeParse({ ...document, sources }).success).toBe(false);
  });

  it('shows the five sections in the appendix, and a basic report none of them', () => {
    const anchorsOf = (document: ReturnType<typeof write>) =>
      viewReport(document, showing).appendix.map(({ anchor }) => anchor);
    const added = anchorsOf(write(language)).filter((anchor) => !anchorsOf(basic(language)).includes(anchor));
    expect(added).toEqual([
      'flood-zone',
      'tax-history',
      'schools',
      'neighborhood-statistics',
      'comparable-sales',
    ]);
  });
});

it('a document that was stored before there was premium is a basic one', () => {
  const { premium: _, ...stored } = basic('en');
  expect(reportDocumentSchema.parse(stored).premium).toBeNull();
});
