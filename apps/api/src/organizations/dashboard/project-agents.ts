import type {
  AffiliateDeactivated,
  AffiliateDeleted,
  AffiliateMembershipCorrected,
  AffiliateReactivated,
  AffiliateRegistered,
  AffiliateTerminated,
} from '@closewise/domain/affiliation/facts';
import type { DomainEvent } from '@closewise/domain/events';
import type { ProjectionSql } from '../../platform/projections/projection.js';

type Agent = Readonly<{ tag: string | null; isMaster: boolean; isActive: boolean }>;

/** What says who belongs to an organization, and whose referrals earn. */
export type AgentEvent =
  | AffiliateRegistered
  | AffiliateMembershipCorrected
  | AffiliateDeactivated
  | AffiliateReactivated
  | AffiliateTerminated
  | AffiliateDeleted;

/** Their types. */
export const agentEventTypes: readonly AgentEvent['type'][] = [
  'AffiliateRegistered',
  'AffiliateMembershipCorrected',
  'AffiliateDeactivated',
  'AffiliateReactivated',
  'AffiliateTerminated',
  'AffiliateDeleted',
];

/** Whether an event is one of them. */
export const isAgentEvent = <Other extends DomainEvent>(event: AgentEvent | Other): event is AgentEvent =>
  agentEventTypes.some((type) => type === event.type);

const known = `select affiliate_id as "affiliateId", tag, is_master as "isMaster", is_active as "isActive"
  from agents where affiliate_id = any($1::text[])`;

const upsert = `insert into agents (affiliate_id, tag, is_master, is_active)
  select * from unnest($1::text[], $2::text[], $3::boolean[], $4::boolean[])
  on conflict (affiliate_id) do update set tag = excluded.tag, is_active = excluded.is_active`;

/** What it asks of the tables. */
export const agentStatements: readonly string[] = [known, upsert];

/** Writes who the members of organizations are after these events. */
export async function projectAgents(events: readonly AgentEvent[], sql: ProjectionSql): Promise<void> {
  if (events.length === 0) return;
  const ids = [...new Set(events.map(({ data }) => data.affiliateId))];
  const rows = (await sql(known, [ids])) as (Agent & { affiliateId: string })[];
  const agents = new Map<string, Agent>(rows.map(({ affiliateId, ...agent }) => [affiliateId, agent]));
  for (const event of events) {
    const { affiliateId } = event.data;
    agents.set(affiliateId, agentAfter(agents.get(affiliateId), event));
  }
  const left = [...agents.values()];
  await sql(upsert, [
    [...agents.keys()],
    left.map(({ tag }) => tag),
    left.map(({ isMaster }) => isMaster),
    left.map(({ isActive }) => isActive),
  ]);
}

function agentAfter(before: Agent | undefined, { type, data }: AgentEvent): Agent {
  if (type === 'AffiliateRegistered') return { tag: tagIn(data), isMaster: data.isMaster, isActive: true };
  if (!before) throw new Error(`${type} of an affiliate who was never registered`);
  if (type === 'AffiliateMembershipCorrected') return { ...before, tag: tagIn(data) };
  return { ...before, isActive: type === 'AffiliateReactivated' };
}

const tagIn = ({
  membership,
}: AffiliateMembershipCorrected['data'] | AffiliateRegistered['data']): string | null =>
  membership?.organizationTag ?? null;
