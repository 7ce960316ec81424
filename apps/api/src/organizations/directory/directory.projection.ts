import type {
  OrganizationApproved,
  OrganizationRegistered,
  OrganizationRejected,
} from '@closewise/domain/organizations';
import type { Projection } from '../../platform/projections/projection.js';

const known = `select tag, name, is_approved as "isApproved", registered_at as "registeredAt"
  from organizations where tag = any($1::text[])`;

const remove = 'delete from organizations where tag = any($1::text[])';

const upsert = `insert into organizations (tag, name, is_approved, registered_at)
  select * from unnest($1::text[], $2::text[], $3::boolean[], $4::timestamptz[])
  on conflict (tag) do update set
    name = excluded.name, is_approved = excluded.is_approved, registered_at = excluded.registered_at`;

type Row = Readonly<{ tag: string; name: string; isApproved: boolean; registeredAt: string | Date }>;

type Change = OrganizationRegistered | OrganizationApproved | OrganizationRejected;

/** The organizations that wait or take part, without their contacts. */
export const directoryProjection: Projection<Change> = {
  name: 'organizations.directory@1',
  handles: ['OrganizationRegistered', 'OrganizationApproved', 'OrganizationRejected'],
  statements: [known, remove, upsert],
  tables: `create table organizations (
    tag text primary key,
    name text not null,
    is_approved boolean not null,
    registered_at timestamptz not null
  )`,
  async project(events, sql) {
    const tags = [...new Set(events.map(({ data }) => data.tag))];
    const before = (await sql(known, [tags])) as Row[];
    const rows = new Map(before.map((row) => [row.tag, row]));
    for (const { type, data, recordedAt } of events) {
      const { tag } = data;
      const before = rows.get(tag);
      if (type === 'OrganizationRejected') rows.delete(tag);
      else if (type === 'OrganizationRegistered')
        rows.set(tag, { tag, name: data.name, isApproved: false, registeredAt: recordedAt });
      else if (before) rows.set(tag, { ...before, isApproved: true });
    }
    await sql(remove, [tags.filter((tag) => !rows.has(tag))]);
    const left = [...rows.values()];
    await sql(upsert, [
      left.map(({ tag }) => tag),
      left.map(({ name }) => name),
      left.map(({ isApproved }) => isApproved),
      left.map(({ registeredAt }) => registeredAt),
    ]);
  },
};
