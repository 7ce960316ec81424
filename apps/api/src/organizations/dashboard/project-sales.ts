import type { SaleEvent } from '@closewise/domain/affiliation/facts';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';
import type { ProjectionSql } from '../../platform/projections/projection.js';

/** A member's sale; `isCounted` is false once it is fully refunded. */
type Sale = Readonly<{ day: string; paidCents: number; isCounted: boolean }>;
type Change = Readonly<{ sales: number; commissionCents: number; overrideCents: number }>;

/** Events that change sales, or the earnings of organizations. */
export const saleEventTypes: readonly SaleEvent['type'][] = ['SaleSplit', 'SaleReversed', 'SaleRestored'];

const known = `select payment_id as "paymentId", day::text, paid_cents as "paidCents", stands as "isCounted"
  from sales where payment_id = any($1::text[])`;

const upsert = `insert into sales (payment_id, day, paid_cents, stands)
  select * from unnest($1::text[], $2::date[], $3::bigint[], $4::boolean[])
  on conflict (payment_id) do update set stands = excluded.stands`;

const addToDays = `insert into agent_days as before (tag, day, affiliate_id, sales, commission_cents, override_cents)
  select * from unnest($1::text[], $2::date[], $3::text[], $4::integer[], $5::bigint[], $6::bigint[])
  on conflict (tag, day, affiliate_id) do update set
    sales = before.sales + excluded.sales,
    commission_cents = before.commission_cents + excluded.commission_cents,
    override_cents = before.override_cents + excluded.override_cents`;

/** Its SQL statements. */
export const saleStatements: readonly string[] = [known, upsert, addToDays];

/** Updates the members' sales after these events. Skips sales from which no organization earns. */
export async function projectSales(
  events: readonly RecordedEvent<SaleEvent>[],
  sql: ProjectionSql,
): Promise<void> {
  const changes = events.flatMap(changeOf);
  if (changes.length === 0) return;
  const days = new AgentDays(await salesOf(changes, sql));
  for (const change of changes) days.book(change);
  await write(days, sql);
}

type SaleChange = Readonly<{
  paymentId: string;
  tag: string;
  affiliateId: string;
  day: string;
  paidCents: number | null;
  givenBackCents: number;
  commissionCents: number;
  overrideCents: number;
}>;

function changeOf({ type, data, recordedAt }: RecordedEvent<SaleEvent>): SaleChange[] {
  const { paymentId, shares } = data;
  const { commissionCents, overrideCents } = shares;
  const common = { paymentId, day: recordedAt.slice(0, 10), commissionCents, overrideCents };
  if (type === 'SaleSplit') {
    const { override, commission, amountCents } = data;
    if (!override || !commission) return [];
    const { organizationTag: tag } = override;
    return [
      { ...common, tag, affiliateId: commission.affiliateId, paidCents: amountCents, givenBackCents: 0 },
    ];
  }
  const { organizationTag: tag, affiliateId, givenBackCents } = data;
  return tag === null || affiliateId === null
    ? []
    : [{ ...common, tag, affiliateId, paidCents: null, givenBackCents }];
}

/** Sales after a batch of changes; `days` holds the amounts to add per day. */
class AgentDays {
  readonly days = new Map<string, Change>();

  constructor(readonly sales: Map<string, Sale>) {}

  book(change: SaleChange): void {
    const { paymentId, tag, affiliateId, day, commissionCents, overrideCents } = change;
    const before = this.sales.get(paymentId);
    const paidCents = change.paidCents ?? before?.paidCents;
    if (paidCents === undefined) throw new Error(`The sale ${paymentId} was changed before it was split`);
    const after = { day: before?.day ?? day, paidCents, isCounted: change.givenBackCents < paidCents };
    this.sales.set(paymentId, after);
    this.add([tag, day, affiliateId], { sales: 0, commissionCents, overrideCents });
    const sales = Number(after.isCounted) - Number(before?.isCounted ?? false);
    this.add([tag, after.day, affiliateId], { sales, commissionCents: 0, overrideCents: 0 });
  }

  private add(place: readonly string[], change: Change): void {
    const key = JSON.stringify(place);
    const before = this.days.get(key) ?? { sales: 0, commissionCents: 0, overrideCents: 0 };
    this.days.set(key, {
      sales: before.sales + change.sales,
      commissionCents: before.commissionCents + change.commissionCents,
      overrideCents: before.overrideCents + change.overrideCents,
    });
  }
}

async function salesOf(changes: readonly SaleChange[], sql: ProjectionSql): Promise<Map<string, Sale>> {
  const ids = [...new Set(changes.map(({ paymentId }) => paymentId))];
  const rows = (await sql(known, [ids])) as (Sale & { paymentId: string })[];
  return new Map(rows.map(({ paymentId, ...sale }) => [paymentId, sale]));
}

async function write({ sales, days }: AgentDays, sql: ProjectionSql): Promise<void> {
  const left = [...sales.values()];
  await sql(upsert, [
    [...sales.keys()],
    left.map(({ day }) => day),
    left.map(({ paidCents }) => paidCents),
    left.map(({ isCounted }) => isCounted),
  ]);
  const places = [...days.keys()].map((key) => JSON.parse(key) as [string, string, string]);
  const changes = [...days.values()];
  await sql(addToDays, [
    places.map(([tag]) => tag),
    places.map(([, day]) => day),
    places.map(([, , affiliateId]) => affiliateId),
    changes.map((change) => change.sales),
    changes.map(({ commissionCents }) => commissionCents),
    changes.map(({ overrideCents }) => overrideCents),
  ]);
}
