import type {
  AffiliateDeactivated,
  AffiliateDeleted,
  AffiliateMembershipConfirmed,
  AffiliateMembershipCorrected,
  AffiliateMembershipRejected,
  AffiliateReactivated,
  AffiliateRegistered,
  AffiliateTerminated,
} from '@closewise/domain/affiliation/facts';
import type { DomainEvent } from '@closewise/domain/events';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { ProjectionSql } from '../../platform/projections/projection.js';

type Agent = Readonly<{
  tag: string | null;
  isMaster: boolean;
  isActive: boolean;
  isConfirmed: boolean;
  /** The day (UTC) since which they are a member of this organization, or of none. */
  since: string;
}>;

/** Events that change memberships, or whether a member earns commissions. */
export type AgentEvent =
  | AffiliateRegistered
  | AffiliateMembershipConfirmed
  | AffiliateMembershipCorrected
  | AffiliateMembershipRejected
  | AffiliateDeactivated
  | AffiliateReactivated
  | AffiliateTerminated
  | AffiliateDeleted;

/** Their types. */
export const agentEventTypes: readonly AgentEvent['type'][] = [
  'AffiliateRegistered',
  'AffiliateMembershipConfirmed',
  'AffiliateMembershipCorrected',
  'AffiliateMembershipRejected',
  'AffiliateDeactivated',
  'AffiliateReactivated',
  'AffiliateTerminated',
  'AffiliateDeleted',
];

/** Whether an event is one of them. */
export const isAgentEvent = <Other extends DomainEvent>(
  event: RecordedEvent<AgentEvent | Other>,
): event is RecordedEvent<AgentEvent> => agentEventTypes.some((type) => type === event.type);

const known = `select affiliate_id as "affiliateId", tag, is_master as "isMaster", is_active as "isActive",
    is_confirmed as "isConfirmed", since::text
  from agents where affiliate_id = any($1::text[])`;

const upsert = `insert into agents (affiliate_id, tag, is_master, is_active, is_confirmed, since)
  select * from unnest($1::text[], $2::text[], $3::boolean[], $4::boolean[], $5::boolean[], $6::date[])
  on conflict (affiliate_id) do update set
    tag = excluded.tag, is_active = excluded.is_active, is_confirmed = excluded.is_confirmed,
    since = excluded.since`;

/** Its SQL statements. */
export const agentStatements: readonly string[] = [known, upsert];

/** Updates the members after these events. */
export async function projectAgents(
  events: readonly RecordedEvent<AgentEvent>[],
  sql: ProjectionSql,
): Promise<void> {
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
    left.map(({ isConfirmed }) => isConfirmed),
    left.map(({ since }) => since),
  ]);
}

/** A terminated or deleted affiliate is no longer a member; their sales remain. */
function agentAfter(before: Agent | undefined, event: RecordedEvent<AgentEvent>): Agent {
  if (event.type === 'AffiliateRegistered') return registered(event);
  if (!before) throw new Error(`${event.type} of an affiliate who was never registered`);
  switch (event.type) {
    case 'AffiliateMembershipCorrected':
      return { ...before, tag: tagIn(event.data), isConfirmed: false, since: dayOf(event) };
    case 'AffiliateMembershipConfirmed':
      return { ...before, isConfirmed: true };
    case 'AffiliateMembershipRejected':
      return { ...before, tag: null, isConfirmed: false, since: dayOf(event) };
    case 'AffiliateDeactivated':
      return { ...before, isActive: false };
    case 'AffiliateReactivated':
      return { ...before, isActive: true };
    case 'AffiliateTerminated':
    case 'AffiliateDeleted':
      return { ...before, tag: null, isActive: false, since: dayOf(event) };
  }
}

const registered = (event: RecordedEvent<AffiliateRegistered>): Agent => ({
  tag: tagIn(event.data),
  isMaster: event.data.isMaster,
  isActive: true,
  isConfirmed: false,
  since: dayOf(event),
});

const dayOf = ({ recordedAt }: RecordedEvent): string => recordedAt.slice(0, 10);

const tagIn = ({
  membership,
}: AffiliateMembershipCorrected['data'] | AffiliateRegistered['data']): string | null =>
  membership?.organizationTag ?? null;
