import type { ReportDocumentRef } from './report-events.js';
import type { ReportRequest } from './report-request.js';

/** Generation is started by a payment, and restarted by an operator; a report is mailed once. */
export type ReportCommand =
  | Readonly<{ type: 'RequestReport'; request: ReportRequest }>
  | Readonly<{ type: 'StartReportGeneration'; paymentId: string }>
  | Readonly<{ type: 'RestartReportGeneration' }>
  | Readonly<{ type: 'CompleteReportGeneration'; revision: number; documents: readonly ReportDocumentRef[] }>
  | Readonly<{ type: 'FailReportGeneration'; revision: number; reason: string; attempts: number }>
  | Readonly<{ type: 'RecordReportMail'; revision: number }>
  | Readonly<{ type: 'EraseReport' }>;
