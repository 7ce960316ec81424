import type { DemoReportEvent, ReportEvent, ReportMailRequested } from '@closewise/domain/reporting';
import type { LedgerSentencesFor } from '../../ledger/index.js';

/** How `ledger explain` describes orders. */
export const orderLedgerSentences: LedgerSentencesFor<ReportEvent | ReportMailRequested | DemoReportEvent> = {
  ReportRequested: ({ referralCode }) =>
    referralCode === null
      ? 'The report was ordered without a referral code'
      : `The report was ordered with the referral code ${referralCode}`,
  ReportPlaceConfirmed: null,
  ReportRefined: null,
  ReportGenerationStarted: null,
  ReportUpgraded: null,
  ReportGenerated: null,
  ReportGenerationFailed: null,
  ReportEmailed: null,
  ReportErased: null,
  ReportMailRequested: null,
  DemoReportCreated: null,
  DemoReportProcessingStarted: null,
  DemoReportCompleted: null,
  DemoReportFailed: null,
};
