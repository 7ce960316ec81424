import type { PersonErased } from '@closewise/domain/privacy/facts';
import type { Projection, ProjectionSql } from '../../platform/projections/projection.js';
import {
  type DirectoryEntry,
  type DirectoryEvent,
  directoryEventTypes,
  evolveEntry,
} from './directory-entry.js';
import { foldedText } from '../../platform/wording.js';

type Change = DirectoryEvent | PersonErased;

const selectEntries = `select affiliate_id as "affiliateId", subject_id as "subjectId", name, email, website, code,
    organization_tag as "organizationTag", member_id as "memberId", is_master as "isMaster",
    custom_rate_percent as "customRatePercent", version, status, registered_at as "registeredAt"
  from affiliates where affiliate_id = any($1::text[]) or subject_id = any($2::text[])`;

const columns: readonly (readonly [name: string, type: string, of: (entry: DirectoryEntry) => unknown])[] = [
  ['affiliate_id', 'text', (entry) => entry.affiliateId],
  ['subject_id', 'text', (entry) => entry.subjectId],
  ['name', 'text', ({ person }) => person?.name ?? null],
  ['email', 'text', ({ person }) => person?.email ?? null],
  ['website', 'text', ({ person }) => person?.website ?? null],
  ['code', 'text', (entry) => entry.code],
  ['organization_tag', 'text', ({ membership }) => membership?.organizationTag ?? null],
  ['member_id', 'text', ({ membership }) => membership?.memberId ?? null],
  ['is_master', 'boolean', (entry) => entry.isMaster],
  ['custom_rate_percent', 'smallint', (entry) => entry.customRatePercent],
  ['version', 'integer', (entry) => entry.version],
  ['status', 'text', (entry) => entry.status],
  ['registered_at', 'timestamptz', (entry) => entry.registeredAt],
  ['sorted_name', 'text', ({ person }) => foldedText(person?.name ?? '')],
  [
    'sought',
    'text',
    ({ person, code }) => foldedText(`${person?.name ?? ''}\n${person?.email ?? ''}\n${code}`),
  ],
];

const names = columns.map(([name]) => name);
const upsert = `insert into affiliates (${names.join(', ')})
  select * from unnest(${columns.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})
  on conflict (affiliate_id) do update set
    ${names
      .slice(1)
      .map((name) => `${name} = excluded.${name}`)
      .join(', ')}`;

/**
 * All affiliates with their current data. It is the module's only read model with names and addresses, for the search.
 * An erasure removes them from it, and a day later from Postgres' files.
 */
export const directoryProjection: Projection<Change> = {
  name: 'affiliation.directory@2',
  holdsClearPersonalData: true,
  handles: [...directoryEventTypes, 'PersonErased'],
  statements: [selectEntries, upsert],
  tables: `create table affiliates (
    affiliate_id text primary key,
    subject_id text not null,
    name text,
    email text,
    website text,
    code text not null,
    organization_tag text,
    member_id text,
    is_master boolean not null,
    custom_rate_percent smallint,
    version integer not null,
    status text not null,
    registered_at timestamptz not null,
    sorted_name text not null,
    sought text not null
  )`,
  indexes: [
    'create index affiliates_by_subject on affiliates (subject_id)',
    'create index affiliates_by_registration on affiliates (registered_at, affiliate_id)',
    'create index affiliates_by_name on affiliates (sorted_name, affiliate_id)',
  ],
  async project(events, sql) {
    const entries = await readEntries(events, sql);
    for (const event of events) {
      if (event.type === 'PersonErased') erase(entries, erasedSubjects(event));
      else {
        const { affiliateId } = event.data;
        entries.set(affiliateId, evolveEntry(entries.get(affiliateId), event));
      }
    }
    await write([...entries.values()], sql);
  },
};

type Row = Omit<DirectoryEntry, 'person' | 'membership' | 'registeredAt'> &
  Readonly<{
    name: string | null;
    email: string | null;
    website: string | null;
    organizationTag: string | null;
    memberId: string | null;
    registeredAt: Date;
  }>;

/** The entries that these events change. */
async function readEntries(
  events: readonly Change[],
  sql: ProjectionSql,
): Promise<Map<string, DirectoryEntry>> {
  const affiliateIds = events.flatMap(({ data }) => ('affiliateId' in data ? data.affiliateId : []));
  const subjectIds = events.flatMap((event) => [...erasedSubjects(event)]);
  const rows = (await sql(selectEntries, [[...new Set(affiliateIds)], subjectIds])) as Row[];
  return new Map(rows.map((row) => [row.affiliateId, toEntry(row)]));
}

function toEntry({
  name,
  email,
  website,
  organizationTag,
  memberId,
  registeredAt,
  ...row
}: Row): DirectoryEntry {
  return {
    ...row,
    person: name === null || email === null ? null : { name, email, website },
    membership: organizationTag === null ? null : { organizationTag, memberId },
    registeredAt: registeredAt.toISOString(),
  };
}

const erasedSubjects = ({ type, data }: Change): Set<string> =>
  new Set(type === 'PersonErased' ? data.keys.map(({ subjectId }) => subjectId) : []);

function erase(entries: Map<string, DirectoryEntry>, subjectIds: ReadonlySet<string>): void {
  for (const [affiliateId, entry] of entries) {
    if (subjectIds.has(entry.subjectId)) entries.set(affiliateId, { ...entry, person: null });
  }
}

async function write(entries: readonly DirectoryEntry[], sql: ProjectionSql): Promise<void> {
  if (entries.length === 0) return;
  await sql(
    upsert,
    columns.map(([, , of]) => entries.map(of)),
  );
}
