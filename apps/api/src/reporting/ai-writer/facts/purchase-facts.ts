import type { ReportDocument } from '@closewise/contracts/report-document';
import type { KnownPlace } from './known-place.js';

/** What every section is told about the purchase; nothing in it was typed by anybody. */
export type PurchaseFacts = Readonly<{
  language: ReportDocument['language'];
  place: KnownPlace;
  propertyType: string;
  buyerType: string;
  loanType: string;
  hasPool: boolean;
}>;

/** The purchase without address, name, e-mail, ZIP code and amounts. */
export const purchaseFactsOf = (
  { language, property }: ReportDocument,
  place: KnownPlace,
): PurchaseFacts => ({
  language,
  place,
  propertyType: property.propertyType,
  buyerType: property.buyerType,
  loanType: property.loanAmountCents > 0 ? property.loanType : 'none',
  hasPool: property.hasPool,
});
