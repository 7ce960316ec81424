import type { ReportFact } from '@closewise/contracts/report-document';
import { citedFact } from './facts.js';
import type { JurisdictionFacts } from './jurisdiction-facts.js';
import type { ReportDocumentInput } from './report-document-input.js';
import type { Writing } from './writing.js';

/** The yearly property tax at the price, and what a buyer must know about the rate. */
export function writePropertyTaxFact(
  writing: Writing,
  { purchase }: ReportDocumentInput,
  { propertyTax }: JurisdictionFacts,
): ReportFact {
  const texts = writing.texts.market.propertyTax;
  const { formats } = writing;
  const { newBuyerRatePercent, effectiveRatePercent, reassessedOnSale, paidIn } = propertyTax;
  const ratePercent = newBuyerRatePercent ?? effectiveRatePercent;
  const rate = formats.percent(ratePercent);
  const yearlyCents = Math.round((purchase.priceCents * ratePercent) / 10_000) * 100;
  const explanation = [
    texts.explanation(rate, formats.money(purchase.priceCents), formats.money(yearlyCents)),
    newBuyerRatePercent === null ? texts.sittingOwners : texts.newBuyer,
    reassessedOnSale ? texts.reassessed : texts.notReassessed,
    texts.paidIn[paidIn],
  ].join(' ');
  return citedFact(writing, { label: texts.label, value: texts.value(rate), explanation }, propertyTax);
}
