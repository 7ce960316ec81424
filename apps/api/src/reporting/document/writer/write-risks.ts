import type { ReportFact } from '@closewise/contracts/report-document';
import { perilsAt, type Peril } from '@closewise/domain/closing-costs';
import { ownFact } from './facts.js';
import { isForBusiness } from './for-business.js';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

/** What an ordinary homeowner's policy leaves out. */
const leftOut: ReadonlySet<Peril> = new Set(['earthquake', 'flood', 'landslide', 'mine-subsidence']);
const withOwnDeductible: ReadonlySet<Peril> = new Set(['coastal-wind', 'wind-hail']);

/** What insurers look at in the place; nothing for land and for a business, whose insurance is not in the estimate. */
export function writeRisks(
  { texts, formats }: Writing,
  { purchase, estimate }: ReportDocumentInput,
  { homeownersInsurance }: JurisdictionFacts,
): ReportFact[] {
  const perils = perilsAt(homeownersInsurance, estimate.jurisdiction);
  if (perils.length === 0 || purchase.propertyType === 'vacant-land' || isForBusiness(purchase)) return [];
  const { label, explanation } = texts.local.risks;
  const listed = (some: readonly Peril[]) => formats.list(some.map((peril) => texts.local.perils[peril]));
  const uninsured = perils.filter((peril) => leftOut.has(peril));
  const sentences = [
    ...(uninsured.length > 0 ? [explanation.uninsured(listed(uninsured))] : []),
    ...(perils.some((peril) => withOwnDeductible.has(peril)) ? [explanation.deductible] : []),
    explanation.ask,
  ];
  const value = listed(perils);
  return [ownFact(label, value.charAt(0).toUpperCase() + value.slice(1), sentences.join(' '))];
}
