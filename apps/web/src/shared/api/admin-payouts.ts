import { client, type Schemas, viewOf } from './client';

export type PayoutRun = Schemas['PayoutRun'];
export type PayoutLine = Schemas['PayoutLine'];
export type PayoutRunView = Schemas['PayoutRunView'];
export type PayoutLineStatus = PayoutLine['status'];

export const readPayoutRuns = () => viewOf(client.GET('/api/admin/payouts'));

/** One page of the lines, starting at 1; `only` filters by state. */
export const readPayoutRun = (
  runId: string,
  page: number,
  pageSize: number,
  only: PayoutLineStatus | undefined,
) =>
  viewOf(
    client.GET('/api/admin/payouts/{runId}', {
      params: { path: { runId }, query: { page: String(page), pageSize: String(pageSize), only } },
    }),
  );

export const preparePayoutRun = (month: string) =>
  viewOf(client.POST('/api/admin/payouts', { body: { month } }));

const ofRun = (runId: string) => ({ path: { runId } });

export const approvePayoutRun = (runId: string) =>
  viewOf(client.POST('/api/admin/payouts/{runId}/approve', { params: ofRun(runId) }));

/** Pays the open lines; safe to repeat. */
export const executePayoutRun = (runId: string) =>
  viewOf(client.POST('/api/admin/payouts/{runId}/execute', { params: ofRun(runId) }));

export const cancelPayoutRun = (runId: string, reason: string) =>
  viewOf(client.POST('/api/admin/payouts/{runId}/cancel', { params: ofRun(runId), body: { reason } }));

/** Closes a run whose unpaid lines were refused or held. */
export const closePayoutRun = (runId: string, reason: string) =>
  viewOf(client.POST('/api/admin/payouts/{runId}/close', { params: ofRun(runId), body: { reason } }));
