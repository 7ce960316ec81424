import type { PayoutLineStatus } from '../../../shared/api/admin-payouts';

export const lineStatuses: readonly PayoutLineStatus[] = [
  'paid',
  'open',
  'requested',
  'failed',
  'held',
  'not-paid',
];

/** The selected run and the filter in the address; `runId` is null for the list of runs. */
export type PayoutsAddress = { runId: string | null; only: PayoutLineStatus | undefined };

export const payoutsAddressFrom = (query: URLSearchParams): PayoutsAddress => ({
  runId: query.get('run') || null,
  only: lineStatuses.find((status) => status === query.get('only')),
});

/** Link to a payouts screen. */
export function payoutsLink({ runId, only }: PayoutsAddress): string {
  const query = new URLSearchParams({ tab: 'affiliates', view: 'payouts' });
  if (runId) query.set('run', runId);
  if (only) query.set('only', only);
  return `?${query}`;
}
