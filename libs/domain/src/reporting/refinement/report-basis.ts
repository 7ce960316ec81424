import type { ReportRequest } from '../report-request.js';
import type { PurchaseTerms } from './purchase-terms.js';

/** What a version of a report is written from: the order, and what refinements said of the purchase beyond it. */
export type ReportBasis = ReportRequest & Readonly<{ terms?: PurchaseTerms }>;
