import type { PayoutLineStatus } from '../../../shared/api/admin-payouts';

export const lineStatuses: readonly PayoutLineStatus[] = [
  'paid',
  'open',
  'requested',
  'failed',
  'held',
  'not-paid',
];

/** Which run the address names, and of which state its lines are; none: the list of runs, and all lines. */
export type PayoutsAddress = { runId: string | null; only: PayoutLineStatus | undefined };

export const payoutsAddressFrom = (query: URLSearchParams): PayoutsAddress => ({
  runId: query.get('run') || null,
  only: lineStatuses.find((status) => status === query.get('only')),
});

/** The query of a payouts screen. */
export function payoutsQuery({ runId, only }: PayoutsAddress): string {
  const query = new URLSearchParams({ tab: 'affiliates', view: 'payouts' });
  if (runId) query.set('run', runId);
  if (only) query.set('only', only);
  return `?${query}`;
}
