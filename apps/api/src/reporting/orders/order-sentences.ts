import type { AuditedEvents } from '../../administration/index.js';

/** What admins and the operator did about reports, in the words of the list of admin actions. */
export const orderSentences: AuditedEvents['sentences'] = {
  ReportGenerationStarted: ({ reportId }) => `Had the report ${String(reportId)} generated again`,
  ReportMailRequested: ({ reportId }) => `Had the link of the report ${String(reportId)} mailed once more`,
};
