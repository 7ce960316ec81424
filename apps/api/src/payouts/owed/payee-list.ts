import { eventTypes } from '@closewise/domain/events';
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
  OrganizationLinkOpened,
  OrganizationRegistered,
  OrganizationRejected,
} from '@closewise/domain/organizations/facts';
import { Injectable } from '@nestjs/common';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import type { PayeeOwed } from '@closewise/domain/payouts';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { Database } from '../../platform/database/database.js';
import { AffiliateNames } from '../../affiliation/index.js';

type Change =
  | AffiliateRegistered
  | AffiliateDetailsChanged
  | AffiliateDeactivated
  | AffiliateReactivated
  | AffiliateTerminated
  | AffiliateDeleted
  | DashboardLinkOpened
  | OrganizationRegistered
  | OrganizationLinkOpened
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

const selectPayees = `select kind, id, label, subject_id as "subjectId", standing, link_opened as "linkOpened" from payees
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
  OrganizationLinkOpened: null,
  OrganizationApproved: 'active',
  OrganizationRejected: 'inactive',
} as const satisfies Record<Change['type'], Standing | null>;

/** Whether an event proves a payee's address or ends its proof. Approval counts, since older ones predate mailed links. */
const proofs = {
  DashboardLinkOpened: true,
  OrganizationLinkOpened: true,
  OrganizationApproved: true,
  OrganizationRegistered: false,
  OrganizationRejected: false,
} as const;

/** Status and label of each payee, without personal names, for runs that read thousands of payees. */
export const payeesProjection: Projection<Change> = {
  name: 'payouts.payees@2',
  handles: eventTypes(standings),
  statements: [selectPayees, upsert],
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
    const stored = (await sql(selectPayees, [
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
  linkOpened: false,
});

/** An affiliate's new address is unproven until a link mailed to it is opened. */
function after(row: Row, { type, data }: Change): Row {
  const standing = standings[type] ?? row.standing;
  if (type === 'AffiliateRegistered')
    return { ...row, standing, label: data.code, subjectId: data.subjectId };
  if (type in proofs) return { ...row, standing, linkOpened: proofs[type as keyof typeof proofs] };
  if (type !== 'AffiliateDetailsChanged') return { ...row, standing };
  return {
    ...row,
    subjectId: data.subjectId,
    linkOpened: row.linkOpened && row.subjectId === data.subjectId,
  };
}

/** A payee in the read model; `label` is the code or the tag. */
type ListedPayee = Readonly<{ label: string }> & Pick<PayeeOwed, 'standing' | 'linkOpened'>;

/** All payees, from the read model. */
@Injectable()
export class PayeeList {
  readonly projection = payeesProjection.name;

  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** By `payeeKey`. */
  async all(): Promise<Map<string, ListedPayee>> {
    const rows = await this.database.query<Payee & ListedPayee>(
      `select kind, id, label, standing, link_opened as "linkOpened"
       from ${this.projections.schemaOf(payeesProjection.name)}.payees`,
    );
    return new Map(
      rows.map(({ kind, id, label, standing, linkOpened }) => [
        payeeKey({ kind, id }),
        { label, standing, linkOpened },
      ]),
    );
  }
}

/** A payee's code or tag as `label`; `name` is null for organizations and after an erasure. */
export type PayeeName = Readonly<{ label: string; name: string | null }>;

/** Names of payees, for people who review a run. */
@Injectable()
export class PayeeNames {
  constructor(
    private readonly payees: PayeeList,
    private readonly names: AffiliateNames,
  ) {}

  /** By `payeeKey`. */
  async findNames(payees: readonly Payee[]): Promise<Map<string, PayeeName>> {
    const affiliateIds = payees.filter(({ kind }) => kind === 'affiliate').map(({ id }) => id);
    const [listed, names] = await Promise.all([this.payees.all(), this.names.readById(affiliateIds)]);
    return new Map(
      payees.map((payee) => {
        const key = payeeKey(payee);
        const label = listed.get(key)?.label ?? payee.id;
        return [key, { label, name: payee.kind === 'affiliate' ? (names.get(payee.id) ?? null) : null }];
      }),
    );
  }
}
