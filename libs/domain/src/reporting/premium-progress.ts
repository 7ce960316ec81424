import type { ReportState } from './report-state.js';

type Known = Exclude<ReportState, { status: 'unknown' | 'erased' }>;

/** How far premium that is paid is: `ready` once the report that can be read has its sections. */
export type PremiumProgress = 'writing' | 'failed' | 'ready';

/** `withReport`: it was paid at checkout, so that every revision has it; else those have it that follow its own payment. */
export function premiumProgressOf(report: Known, withReport: boolean): PremiumProgress {
  if (report.status === 'draft') return 'writing';
  const since = report.upgradedAt ?? (withReport ? 1 : Infinity);
  if (report.readable && report.readable.revision >= since) return 'ready';
  return report.status === 'failed' && report.revision >= since ? 'failed' : 'writing';
}
