import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import type { Projection } from '../../platform/projections/projection.js';

/** Part of another action: that a name or address belongs to somebody now, or no longer. */
const reservation = /(Claimed|Released|Reserved)$/;

const add = `insert into actions
  select (select coalesce(max(n), 0) from actions) + nr, event_id, at, actor, action, stream, details
  from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::jsonb[])
    with ordinality as given(event_id, at, actor, action, stream, details, nr)`;

/**
 * What admins and the operator have done, in the order of the log. Of each event its data without the person: names are
 * looked up when the list is read.
 */
export const auditProjection: Projection<ClosewiseEvent> = {
  name: 'administration.audit@2',
  // The first admin is created by the system; what organizations say of their members decides what they earn.
  handles: ['AdminCreated', 'AffiliateMembershipConfirmed', 'AffiliateMembershipRejected'],
  alsoBy: (actor) => actor === 'operator' || actor.startsWith('admin:'),
  statements: [add],
  tables: `create table actions (
    n bigint primary key,
    event_id uuid not null,
    at timestamptz not null,
    actor text not null,
    action text not null,
    stream text not null,
    details jsonb not null
  )`,
  async project(given, sql) {
    const events = given.filter(({ type }) => !reservation.test(type));
    if (events.length > 0)
      await sql(add, [
        events.map(({ id }) => id),
        events.map(({ meta }) => meta.at),
        events.map(({ meta }) => meta.actor),
        events.map(({ type }) => type),
        events.map(({ stream }) => stream),
        events.map((event) => JSON.stringify(withoutPerson(event))),
      ]);
  },
};

function withoutPerson({ data }: ClosewiseEvent): object {
  if (!('person' in data)) return data;
  const { person: _, ...rest } = data;
  return rest;
}
