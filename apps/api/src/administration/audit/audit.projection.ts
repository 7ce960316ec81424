import type { DomainEvent } from '@closewise/domain/events';
import type { DecisionResult } from '../../platform/event-store/command-executor.js';
import type { Projection, Projections } from '../../platform/projections/projection.js';

// Listed although the system creates the first admin.
const alwaysListed = new Set<string>(['AdminCreated']);

/** Lists events of these types for every actor. Call it while a Nest module's file is loaded. */
export function alwaysList<Event extends DomainEvent>(...types: readonly Event['type'][]): void {
  for (const type of types) alwaysListed.add(type);
}

/** Not listed: a username or address was reserved or released as part of another action. */
const reservation = /(Claimed|Released|Reserved)$/;

const add = `insert into actions
  select (select coalesce(max(n), 0) from actions) + nr, event_id, at, actor, action, stream, details
  from unnest($1::uuid[], $2::timestamptz[], $3::text[], $4::text[], $5::text[], $6::jsonb[])
    with ordinality as given(event_id, at, actor, action, stream, details, nr)`;

/** What admins and operators did, in log order, without personal data: names are looked up when the list is read. */
export const auditProjection: Projection<DomainEvent> = {
  name: 'administration.audit@2',
  get handles() {
    return [...alwaysListed];
  },
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

function withoutPerson({ data }: DomainEvent): object {
  if (!('person' in data)) return data;
  const { person: _, ...rest } = data;
  return rest;
}

/** Waits up to a second until the list of actions shows the decision, since the client reads the list next. */
export async function shownInAudit(
  projections: Projections,
  { appended }: Pick<DecisionResult<unknown>, 'appended'>,
): Promise<void> {
  if (appended) await projections.waitFor(auditProjection.name, appended.position);
}
