import { client, type Schemas, viewOf } from './client';

export type PayoutRun = Schemas['PayoutRun'];
export type PayoutLine = Schemas['PayoutLine'];
export type PayoutLineStatus = PayoutLine['status'];

export const readPayoutRuns = () => viewOf(client.GET('/api/admin/payouts'));

/** A page of the lines, from 1; `only` those of one state. */
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
