import type { ReportSectionKey } from '@closewise/contracts/report-document';

/** Addresses of the sections inside the page, the same in both languages. */
export const sectionAnchors: Readonly<Record<ReportSectionKey, string>> = {
  costSummary: 'cost-summary',
  requiredFees: 'required-fees',
  negotiableFees: 'negotiable-fees',
  optionalFees: 'optional-fees',
  marketAnalysis: 'market-analysis',
  comparableProperties: 'comparable-properties',
  negotiationStrategies: 'negotiation-strategies',
  localInsights: 'local-insights',
  closingTimeline: 'closing-timeline',
  contacts: 'contacts',
  figures: 'figures-and-sources',
};
