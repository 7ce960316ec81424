import { client, type Schemas, viewOf } from './client';

export type PayoutOverview = Schemas['PayoutOverviewView'];
export type LastPayout = Schemas['LastPayout'];
export type NextPayout = Schemas['NextPayout'];

/** Whose payouts: the signed-in affiliate's or an organization's. */
export type PayoutsOf = Readonly<{ kind: 'own' }> | Readonly<{ kind: 'organization'; tag: string }>;

/** The last payout and the next one. */
export function readPayouts(of: PayoutsOf): Promise<PayoutOverview> {
  if (of.kind === 'own') return viewOf(client.GET('/api/affiliate/payouts'));
  return viewOf(client.GET('/api/organization/{tag}/payouts', { params: { path: { tag: of.tag } } }));
}
