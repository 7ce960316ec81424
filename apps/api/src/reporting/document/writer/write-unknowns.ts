import type { ReportFee } from '@closewise/contracts/report-document';
import { localTaxesNotPlaced } from '@closewise/domain/closing-costs';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

/** What the estimate could not know about this purchase, the place first. */
export function writeUnknowns(
  { texts, formats }: Writing,
  { estimate, purchase, taxRules = [] }: ReportDocumentInput,
  fees: readonly ReportFee[],
): string[] {
  const { unknowns } = texts.local;
  const { lines } = estimate;
  const has = (test: (line: (typeof lines)[number]) => boolean) => lines.some(test);
  const { regions } = localTaxesNotPlaced(taxRules, estimate.jurisdiction, estimate.asOf);
  const weak = fees.filter((fee) => fee.confidence === 'low' && fee.buyer.typicalCents > 0);
  return [
    ...(estimate.jurisdiction.resolved === 'city' ? [] : [unknowns.place]),
    ...regions.map((tax) => unknowns.region(tax)),
    ...(weak.length > 0 ? [unknowns.lowConfidence(formats.list(weak.map((fee) => fee.name)))] : []),
    ...(has(({ kind, exact }) => kind.startsWith('recording-') && !exact) ? [unknowns.recording] : []),
    ...(estimate.loanAmountCents > 0 ? [unknowns.rate] : []),
    ...(has(({ kind }) => kind === 'hoa') ? [unknowns.association] : []),
    unknowns.parcel,
    ...(purchase.propertyType === 'vacant-land' ? [] : [unknowns.insurance]),
    unknowns.contract,
    ...(purchase.hasPool ? [unknowns.pool] : []),
    unknowns.closingDate(formats.date(estimate.asOf)),
  ];
}
