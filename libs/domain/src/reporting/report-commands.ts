import type { ReportDocumentRef } from './report-events.js';
import type { ReportWriting } from './report-writing.js';
import type { RefinementOrder, RefinementCircumstances } from './refinement/index.js';
import type { ReportRequest } from './report-request.js';

/**
 * A report that can be read is refined. The place is confirmed before the report is paid: null takes back what was said, what is absent stays as it was.
 * Generation is started by a payment, and restarted by an operator; a report is mailed once. To restart one that never
 * began, `paymentId` names the payment that has succeeded; null when there is none. An upgrade is by a payment of premium
 * alone, and the report written anew for it, once.
 */
export type ReportCommand =
  | Readonly<{ type: 'RequestReport'; request: ReportRequest }>
  | Readonly<{ type: 'ConfirmReportPlace'; county?: string | null; insideCityLimits?: boolean | null }>
  | Readonly<{ type: 'RefineReport'; order: RefinementOrder; circumstances: RefinementCircumstances }>
  | Readonly<{ type: 'StartReportGeneration'; paymentId: string }>
  | Readonly<{ type: 'RestartReportGeneration'; paymentId: string | null }>
  | Readonly<{ type: 'UpgradeReport'; premiumPaymentId: string; paymentId: string | null }>
  | Readonly<{
      type: 'CompleteReportGeneration';
      revision: number;
      documents: readonly ReportDocumentRef[];
      writing?: ReportWriting;
    }>
  | Readonly<{
      type: 'FailReportGeneration';
      paymentId: string;
      revision: number;
      reason: string;
      attempts: number;
    }>
  | Readonly<{ type: 'RecordReportMail'; revision: number }>
  | Readonly<{ type: 'EraseReport' }>;
