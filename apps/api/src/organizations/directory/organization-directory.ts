import type {
  OrganizationApproved,
  OrganizationLinkOpened,
  OrganizationRegistered,
  OrganizationRejected,
} from '@closewise/domain/organizations';
import { Injectable } from '@nestjs/common';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { Database } from '../../platform/database/database.js';

const known = `select tag, name, is_approved as "isApproved", link_opened as "linkOpened", registered_at as "registeredAt"
  from organizations where tag = any($1::text[])`;

const remove = 'delete from organizations where tag = any($1::text[])';

const upsert = `insert into organizations (tag, name, is_approved, link_opened, registered_at)
  select * from unnest($1::text[], $2::text[], $3::boolean[], $4::boolean[], $5::timestamptz[])
  on conflict (tag) do update set
    name = excluded.name, is_approved = excluded.is_approved, link_opened = excluded.link_opened,
    registered_at = excluded.registered_at`;

type Row = Readonly<{
  tag: string;
  name: string;
  isApproved: boolean;
  linkOpened: boolean;
  registeredAt: string | Date;
}>;

type Change = OrganizationRegistered | OrganizationLinkOpened | OrganizationApproved | OrganizationRejected;

/** The organizations that wait for approval or are approved, without their contacts. */
export const directoryProjection: Projection<Change> = {
  name: 'organizations.directory@2',
  handles: [
    'OrganizationRegistered',
    'OrganizationLinkOpened',
    'OrganizationApproved',
    'OrganizationRejected',
  ],
  statements: [known, remove, upsert],
  tables: `create table organizations (
    tag text primary key,
    name text not null,
    is_approved boolean not null,
    link_opened boolean not null,
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
        rows.set(tag, {
          tag,
          name: data.name,
          isApproved: false,
          linkOpened: false,
          registeredAt: recordedAt,
        });
      else if (before)
        rows.set(tag, {
          ...before,
          linkOpened: true,
          isApproved: before.isApproved || type === 'OrganizationApproved',
        });
    }
    await sql(remove, [tags.filter((tag) => !rows.has(tag))]);
    const left = [...rows.values()];
    await sql(upsert, [
      left.map(({ tag }) => tag),
      left.map(({ name }) => name),
      left.map(({ isApproved }) => isApproved),
      left.map(({ linkOpened }) => linkOpened),
      left.map(({ registeredAt }) => registeredAt),
    ]);
  },
};

/** A listed organization; `registeredAt` is ISO UTC. */
type ListedOrganization = Readonly<{
  tag: string;
  name: string;
  status: 'waiting' | 'approved';
  /** Whether the contact has opened the mailed link, which approval requires. */
  linkOpened: boolean;
  registeredAt: string;
}>;

/** The list of organizations. */
@Injectable()
export class OrganizationDirectory {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Approved organizations, by name. */
  async approved(): Promise<{ tag: string; name: string }[]> {
    return this.database.query(`select tag, name from ${this.table} where is_approved order by name, tag`);
  }

  /** Waiting organizations first, then by registration time. */
  async all(): Promise<ListedOrganization[]> {
    const rows = await this.database.query<ListedOrganization & { registeredAt: Date }>(
      `select tag, name, case when is_approved then 'approved' else 'waiting' end as status,
         link_opened as "linkOpened",
         registered_at as "registeredAt"
       from ${this.table} order by is_approved, registered_at, tag`,
    );
    return rows.map((row) => ({ ...row, registeredAt: row.registeredAt.toISOString() }));
  }

  private get table(): string {
    return `${this.projections.schemaOf(directoryProjection.name)}.organizations`;
  }
}
