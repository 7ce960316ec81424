import { Injectable } from '@nestjs/common';
import type { AffiliateSale } from '@closewise/contracts/affiliates';
import { affiliateSaleStatus } from '@closewise/domain/affiliation';
import type { Cents } from '@closewise/domain/money';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { disputesProjection } from '../ledger/disputes.projection.js';
import type { Page } from '../ledger/ledger.js';
import { accountNumber, ledgerReadModel } from '../ledger/ledger.projection.js';
import { PayoutHold } from '../ports.js';

/** Sales per query for a file, so that a long history does not burden the database. */
const FILE_PAGE = 1000;

type BookedSale = Readonly<{
  soldAt: string;
  amountCents: Cents;
  givenBackCents: Cents;
  commissionCents: Cents;
  isDisputed: boolean;
}>;

/** An affiliate's sales and their status, from the ledger; without the buyer's identity. */
@Injectable()
export class AffiliateSales {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
    private readonly hold: PayoutHold,
    private readonly clock: Clock,
  ) {}

  /** Newest first; `total` counts all pages. */
  async list(
    affiliateId: string,
    { offset, limit }: Page,
  ): Promise<Readonly<{ sales: AffiliateSale[]; total: number }>> {
    const { sales, total } = await this.database.selectTogether<{
      sales: BookedSale[];
      total: [{ count: number }];
    }>({
      sales: {
        text: `select sale.recorded_at as "soldAt", sale.cash_cents as "amountCents",
            sale.cash_cents - current.cash as "givenBackCents", current.commission as "commissionCents",
            exists (select from ${this.disputes} as dispute
              where dispute.payment_id = sale.payment_id and dispute.ended_at is null) as "isDisputed"
          from ${this.salesWithSums} order by own.entry desc limit $2 offset $3`,
        values: [affiliateId, limit, offset],
      },
      total: { text: `select count(*) as count from ${this.sales}`, values: [affiliateId] },
    });
    return { sales: sales.map((sale) => this.withStatus(sale)), total: total[0].count };
  }

  /** Newest first. */
  async listAll(affiliateId: string): Promise<AffiliateSale[]> {
    const all: AffiliateSale[] = [];
    for (;;) {
      const { sales } = await this.list(affiliateId, { offset: all.length, limit: FILE_PAGE });
      all.push(...sales);
      if (sales.length < FILE_PAGE) return all;
    }
  }

  /** How many sales since that day (ISO date, UTC) were not refunded completely. */
  async countSince(affiliateId: string, day: string): Promise<number> {
    const [counted] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count from ${this.salesWithSums}
         and sale.recorded_at >= $2::timestamptz and current.cash > 0`,
      [affiliateId, `${day}T00:00:00Z`],
    );
    return counted!.count;
  }

  private withStatus({ isDisputed, ...sale }: BookedSale): AffiliateSale {
    const soldAt = new Date(sale.soldAt).toISOString();
    const confirmedFrom = this.hold.payableFrom(soldAt.slice(0, 7));
    const today = this.clock.now().toISOString().slice(0, 10);
    const state = affiliateSaleStatus({ ...sale, isDisputed, confirmedFrom }, today);
    return { ...sale, soldAt, state, confirmedFrom: state === 'pending' ? confirmedFrom : null };
  }

  /** The sales of the affiliate $1, each with the sums of all entries in its stream. */
  private get salesWithSums(): string {
    return `${this.schema}.ledger_postings as own
      join ${this.schema}.ledger_entries as sale on sale.number = own.entry
      cross join lateral (select sum(entry.cash_cents)::bigint as cash, sum(posting.cents)::bigint as commission
        from ${this.schema}.ledger_entries as entry
        left join ${this.schema}.ledger_postings as posting
          on posting.entry = entry.number and posting.account = own.account
        where entry.stream = sale.stream) as current
      where own.account = ${this.affiliate} and sale.kind = 'sale'`;
  }

  private get sales(): string {
    return `${this.schema}.ledger_postings as own
      join ${this.schema}.ledger_entries as sale on sale.number = own.entry
      where own.account = ${this.affiliate} and sale.kind = 'sale'`;
  }

  private get affiliate(): string {
    return accountNumber(this.schema, { kind: "'affiliate'", id: '$1' });
  }

  private get disputes(): string {
    return `${this.projections.schemaOf(disputesProjection.name)}.disputes`;
  }

  private get schema(): string {
    return this.projections.schemaOf(ledgerReadModel);
  }
}
