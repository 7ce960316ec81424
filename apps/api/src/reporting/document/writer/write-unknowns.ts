import type { ReportFee } from '@closewise/contracts/report-document';
import type { ReportDocumentInput } from './report-document-input.js';
import { isForBusiness } from './purchase-kind.js';
import type { ReportTexts } from '../../texts/index.js';
import type { Writing } from './writing.js';

/** The fee of a mobile home park, which is not an association. */
const park = 'fee.park_app';

/** What the estimate could not know, the place first. */
export function writeUnknowns(
  { texts, language }: Writing,
  { estimate, purchase }: ReportDocumentInput,
  fees: readonly ReportFee[],
): string[] {
  const { unknowns } = texts.local;
  const { lines } = estimate;
  const has = (test: (line: (typeof lines)[number]) => boolean) => lines.some(test);
  const weak = fees
    .filter((fee) => fee.confidence === 'low' && fee.buyer.typicalCents > 0)
    .toSorted((a, b) => b.buyer.typicalCents - a.buyer.typicalCents);
  return [
    ...(estimate.jurisdiction.resolved === 'city' ? [] : [unknowns.place]),
    ...estimate.notIncluded
      .filter(({ reason }) => reason === 'not-known')
      .map((sentence) => sentence[language]),
    ...(weak.length > 0 ? [weakFigures(unknowns, weak)] : []),
    ...(has(({ kind, exact }) => kind.startsWith('recording-') && !exact)
      ? [unknowns.recording(estimate.loanAmountCents > 0)]
      : []),
    ...(estimate.loanAmountCents > 0 ? [unknowns.rate] : []),
    ...(purchase.propertyType === 'co-op'
      ? [unknowns.building]
      : [
          ...(has(({ kind, key }) => kind === 'hoa' && key !== park) ? [unknowns.association] : []),
          ...(has(({ key }) => key === park) ? [unknowns.park] : []),
          unknowns.parcel,
        ]),
    ...(purchase.propertyType === 'vacant-land' ? [] : [insuranceUnknown(unknowns, purchase)]),
    unknowns.contract,
    ...(purchase.hasPool ? [unknowns.pool] : []),
  ];
}

const named = 5;

/** Names the largest fees and counts the others. */
const weakFigures = (
  { lowConfidence }: ReportTexts['local']['unknowns'],
  weak: readonly ReportFee[],
): string =>
  lowConfidence(
    weak
      .slice(0, named)
      .map((fee) => fee.name)
      .join('; '),
    Math.max(0, weak.length - named),
  );

/** The remark on insurance: the estimate has a homeowner's premium, but none for commercial purchases. */
const insuranceUnknown = (
  { insurance }: ReportTexts['local']['unknowns'],
  purchase: ReportDocumentInput['purchase'],
): string => {
  const { propertyType } = purchase;
  if (isForBusiness(purchase)) return insurance.business;
  if (propertyType === 'co-op') return insurance.shares;
  return propertyType === 'condo' ? insurance.condo : insurance.house;
};
