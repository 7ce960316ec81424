import { reportDocumentSchema, type ReportDocument } from '@closewise/contracts/report-document';
import { houstonHome, reportDocumentOf } from '../../../test/fixtures/report-documents.js';

const changed = (change: (document: ReportDocument) => void): ReportDocument => {
  const document = structuredClone(reportDocumentOf(houstonHome, 'en'));
  change(document);
  return document;
};
const refusalOf = (document: unknown): string =>
  String(reportDocumentSchema.safeParse(document).error?.message);

describe('the schema refuses a document', () => {
  it.each<[string, (document: ReportDocument) => void, string]>([
    [
      'with a fee that is not in the estimate',
      (d) => d.sections.requiredFees.feeIds.push('fee.invented'),
      'unknown fee fee.invented',
    ],
    ['with a fee left out of its list', (d) => d.sections.optionalFees.feeIds.pop(), 'must appear once'],
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
    [
      'whose headline is not the sum of its rows',
      (d) => void (d.sections.costSummary.cashToClose!.headlineCents += 1_000),
      'is not the sum of its rows',
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
    [
      'that saves more than is at stake',
      (d) => void (d.sections.negotiationStrategies.strategies[0]!.saving!.highCents += 1),
      'within what is at stake',
    ],
    [
      'with a step that ends before it begins',
      (d) => void (d.sections.closingTimeline.steps[2]!.lastDate = '2001-01-01'),
      'ends before it begins',
    ],
    ['with a range upside down', (d) => void (d.fees[0]!.buyer.lowCents = 99_999_999), 'not in order'],
  ])('%s', (_, change, reason) => {
    expect(refusalOf(changed(change))).toContain(reason);
  });
});

describe('a document of before November 2026', () => {
  it('is read without savings, dates and words for a refusal', () => {
    const { sections, ...document } = reportDocumentOf(houstonHome, 'en');
    const { negotiationStrategies, closingTimeline, negotiableFees } = sections;
    const read = reportDocumentSchema.parse({
      ...document,
      sections: {
        ...sections,
        negotiationStrategies: {
          ...negotiationStrategies,
          strategies: negotiationStrategies.strategies.map(({ saving: _saving, ...rest }) => rest),
        },
        closingTimeline: {
          ...closingTimeline,
          steps: closingTimeline.steps.map(({ date: _date, lastDate: _lastDate, ...rest }) => rest),
        },
        negotiableFees: {
          ...negotiableFees,
          fees: negotiableFees.fees.map(({ fallback: _fallback, ...rest }) => rest),
        },
      },
    });
    expect(read.sections.negotiationStrategies.strategies[0]?.saving).toBeNull();
    expect(read.sections.closingTimeline.steps[2]).toMatchObject({ date: null, lastDate: null });
    expect(read.sections.negotiableFees.fees[0]?.fallback).toBeNull();
  });
});
