import type { readReportStatus } from '../../shared/api/buyer';

export type StatusView = Awaited<ReturnType<typeof readReportStatus>>;
/** The statuses that the page distinguishes; the API has two spellings of some. */
export type DemoStatus = 'draft' | 'processing' | 'complete' | 'error';

const sameAs: Readonly<Record<StatusView['status'], DemoStatus>> = {
  draft: 'draft',
  processing: 'processing',
  complete: 'complete',
  completed: 'complete',
  error: 'error',
  failed: 'error',
};

export const demoStatusOf = ({ status }: StatusView): DemoStatus => sameAs[status];
