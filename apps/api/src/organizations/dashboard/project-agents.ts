import type { Membership } from '@closewise/domain/affiliation';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { ProjectionSql } from '../../platform/projections/projection.js';

type Agent = Readonly<{ tag: string | null; isMaster: boolean; isActive: boolean }>;
type Data = Readonly<{ affiliateId: string; isMaster: boolean; membership: Membership | null }>;

/** What says who belongs to an organization, and whose referrals earn. */
export const agentEventTypes: readonly string[] = [
  'AffiliateRegistered',
  'AffiliateMembershipCorrected',
  'AffiliateDeactivated',
  'AffiliateReactivated',
  'AffiliateTerminated',
  'AffiliateDeleted',
];

const known = `select affiliate_id as "affiliateId", tag, is_master as "isMaster", is_active as "isActive"
  from agents where affiliate_id = any($1::text[])`;

const upsert = `insert into agents (affiliate_id, tag, is_master, is_active)
  select * from unnest($1::text[], $2::text[], $3::boolean[], $4::boolean[])
  on conflict (affiliate_id) do update set tag = excluded.tag, is_active = excluded.is_active`;

/** Writes who the members of organizations are after these events. */
export async function projectAgents(events: readonly RecordedEvent[], sql: ProjectionSql): Promise<void> {
  if (events.length === 0) return;
  const ids = [...new Set(events.map(({ data }) => String(data.affiliateId)))];
  const rows = (await sql(known, [ids])) as (Agent & { affiliateId: string })[];
  const agents = new Map<string, Agent>(rows.map(({ affiliateId, ...agent }) => [affiliateId, agent]));
  for (const event of events) {
    const data = event.data as unknown as Data;
    agents.set(data.affiliateId, agentAfter(agents.get(data.affiliateId), event.type, data));
  }
  const left = [...agents.values()];
  await sql(upsert, [
    [...agents.keys()],
    left.map(({ tag }) => tag),
    left.map(({ isMaster }) => isMaster),
    left.map(({ isActive }) => isActive),
  ]);
}

function agentAfter(before: Agent | undefined, type: string, { isMaster, membership }: Data): Agent {
  const tag = membership?.organizationTag ?? null;
  if (type === 'AffiliateRegistered') return { tag, isMaster, isActive: true };
  if (!before) throw new Error(`${type} of an affiliate who was never registered`);
  if (type === 'AffiliateMembershipCorrected') return { ...before, tag };
  return { ...before, isActive: type === 'AffiliateReactivated' };
}
