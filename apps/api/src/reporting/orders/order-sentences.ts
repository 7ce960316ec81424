import type { DemoReportEvent, ReportEvent, ReportMailRequested } from '@closewise/domain/reporting';
import type { SentencesFor } from '../../administration/index.js';

/** Sentences about reports in the list of admin actions. */
export const orderSentences: SentencesFor<ReportEvent | ReportMailRequested | DemoReportEvent> = {
  ReportGenerationStarted: ({ reportId }) => `Had report ${reportId} generated again`,
  ReportMailRequested: ({ reportId }) => `Had the link to report ${reportId} mailed again`,
  ReportRequested: null,
  ReportPlaceConfirmed: null,
  ReportRefined: null,
  ReportUpgraded: null,
  ReportGenerated: null,
  ReportGenerationFailed: null,
  ReportEmailed: null,
  ReportErased: null,
  DemoReportCreated: null,
  DemoReportProcessingStarted: null,
  DemoReportCompleted: null,
  DemoReportFailed: null,
};
