/** The addresses of the sections inside the report, the same in both languages. */
export const anchors = {
  changes: 'what-changed',
  costSummary: 'cost-summary',
  whoGetsPaid: 'who-gets-paid',
  negotiationStrategies: 'negotiation-strategies',
  contacts: 'contacts',
  closingTimeline: 'closing-timeline',
  allFees: 'all-fees',
  notices: 'notices',
  moreStrategies: 'more-strategies',
  requiredFees: 'required-fees',
  negotiableFees: 'negotiable-fees',
  optionalFees: 'optional-fees',
  marketAnalysis: 'market-analysis',
  comparableProperties: 'comparable-properties',
  localInsights: 'local-insights',
  figures: 'figures-and-sources',
} as const;
