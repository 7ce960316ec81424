import { typesOf } from '@closewise/domain/events';
import type {
  AffiliateDeactivated,
  AffiliateDeleted,
  AffiliateDetailsChanged,
  AffiliateReactivated,
  AffiliateRegistered,
  AffiliateTerminated,
  DashboardLinkOpened,
} from '@closewise/domain/affiliation/facts';
import type {
  OrganizationApproved,
  OrganizationRegistered,
  OrganizationRejected,
} from '@closewise/domain/organizations/facts';
import type { Projection } from '../../platform/projections/projection.js';

type Change =
  | AffiliateRegistered
  | AffiliateDetailsChanged
  | AffiliateDeactivated
  | AffiliateReactivated
  | AffiliateTerminated
  | AffiliateDeleted
  | DashboardLinkOpened
  | OrganizationRegistered
  | OrganizationApproved
  | OrganizationRejected;

type Standing = 'active' | 'inactive' | 'deleted';
type Row = {
  kind: string;
  id: string;
  label: string;
  subjectId: string | null;
  standing: Standing;
  linkOpened: boolean;
};

const known = `select kind, id, label, subject_id as "subjectId", standing, link_opened as "linkOpened" from payees
  where (kind, id) in (select * from unnest($1::text[], $2::text[]))`;

const upsert = `insert into payees (kind, id, label, subject_id, standing, link_opened)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::boolean[])
  on conflict (kind, id) do update set
    label = excluded.label, subject_id = excluded.subject_id, standing = excluded.standing, link_opened = excluded.link_opened`;

const standings = {
  AffiliateRegistered: 'active',
  AffiliateDetailsChanged: null,
  AffiliateDeactivated: 'inactive',
  AffiliateReactivated: 'active',
  AffiliateTerminated: 'inactive',
  AffiliateDeleted: 'deleted',
  DashboardLinkOpened: null,
  OrganizationRegistered: 'inactive',
  OrganizationApproved: 'active',
  OrganizationRejected: 'inactive',
} as const satisfies Record<Change['type'], Standing | null>;

/** How each payee stands and is called, without their names: what a run asks of thousands at once. */
export const payeesProjection: Projection<Change> = {
  name: 'payouts.payees@1',
  handles: typesOf(standings),
  statements: [known, upsert],
  tables: `create table payees (
    kind text not null,
    id text not null,
    label text not null,
    subject_id text,
    standing text not null,
    link_opened boolean not null,
    primary key (kind, id)
  )`,
  async project(events, sql) {
    const named = events.map(({ data }) => keyOf(data));
    const stored = (await sql(known, [
      named.map(({ kind }) => kind),
      named.map(({ id }) => id),
    ])) as unknown as Row[];
    const rows = new Map(stored.map((row) => [`${row.kind}:${row.id}`, row]));
    for (const event of events) {
      const { kind, id } = keyOf(event.data);
      const before = rows.get(`${kind}:${id}`) ?? unknown(kind, id);
      rows.set(`${kind}:${id}`, after(before, event));
    }
    const all = [...rows.values()];
    await sql(upsert, [
      all.map(({ kind }) => kind),
      all.map(({ id }) => id),
      all.map(({ label }) => label),
      all.map(({ subjectId }) => subjectId),
      all.map(({ standing }) => standing),
      all.map(({ linkOpened }) => linkOpened),
    ]);
  },
};

const keyOf = (data: Change['data']): Readonly<{ kind: string; id: string }> =>
  'affiliateId' in data
    ? { kind: 'affiliate', id: data.affiliateId }
    : { kind: 'organization', id: data.tag };

const unknown = (kind: string, id: string): Row => ({
  kind,
  id,
  label: id,
  subjectId: null,
  standing: 'inactive',
  linkOpened: kind === 'organization',
});

/** A new address of an affiliate is not proven until a link that was mailed to it is opened. */
function after(row: Row, { type, data }: Change): Row {
  const standing = standings[type] ?? row.standing;
  if (type === 'AffiliateRegistered')
    return { ...row, standing, label: data.code, subjectId: data.subjectId };
  if (type === 'DashboardLinkOpened') return { ...row, linkOpened: true };
  if (type !== 'AffiliateDetailsChanged') return { ...row, standing };
  return {
    ...row,
    subjectId: data.subjectId,
    linkOpened: row.linkOpened && row.subjectId === data.subjectId,
  };
}
