import { Injectable } from '@nestjs/common';
import type { Cents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import type { Page } from './ledger.js';
import { disputesProjection } from './disputes.projection.js';
import { ledgerReadModel } from './ledger.projection.js';
import { accountNumber } from './posting-queries.js';

/** A sale as the affiliate sees it to whom it is credited: nothing of it says who bought. `soldAt` is ISO UTC. */
export type Sale = Readonly<{
  soldAt: string;
  amountCents: Cents;
  givenBackCents: Cents;
  commissionCents: Cents;
  isDisputed: boolean;
}>;

/** The sales of an affiliate, from the books: each with what went back of it by now. */
@Injectable()
export class CreditedSales {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The newest first; `total` counts all. */
  async page(
    affiliateId: string,
    { offset, limit }: Page,
  ): Promise<Readonly<{ sales: Sale[]; total: number }>> {
    const { sales, total } = await this.database.selectTogether<{
      sales: Sale[];
      total: [{ count: number }];
    }>({
      sales: {
        text: `select sale.recorded_at as "soldAt", sale.cash_cents as "amountCents",
            sale.cash_cents - standing.cash as "givenBackCents", standing.commission as "commissionCents",
            exists (select from ${this.disputes} as dispute
              where dispute.payment_id = sale.payment_id and dispute.ended_at is null) as "isDisputed"
          ${this.standing} order by own.entry desc limit $2 offset $3`,
        values: [affiliateId, limit, offset],
      },
      total: {
        text: `select count(*) as count ${this.ownSales}`,
        values: [affiliateId],
      },
    });
    return {
      sales: sales.map((sale) => ({ ...sale, soldAt: new Date(sale.soldAt).toISOString() })),
      total: total[0].count,
    };
  }

  /** How many of the sales since that day (UTC) stand, wholly or in part. */
  async countSince(affiliateId: string, day: string): Promise<number> {
    const [counted] = await this.database.query<{ count: number }>(
      `select count(*)::integer as count ${this.standing}
         and sale.recorded_at >= $2::timestamptz and standing.cash > 0`,
      [affiliateId, `${day}T00:00:00Z`],
    );
    return counted!.count;
  }

  /** The sales of the affiliate $1, each with the sums of all entries in its stream. */
  private get standing(): string {
    return `from ${this.schema}.ledger_postings as own
      join ${this.schema}.ledger_entries as sale on sale.number = own.entry
      cross join lateral (select sum(entry.cash_cents)::bigint as cash, sum(posting.cents)::bigint as commission
        from ${this.schema}.ledger_entries as entry
        left join ${this.schema}.ledger_postings as posting
          on posting.entry = entry.number and posting.account = own.account
        where entry.stream = sale.stream) as standing
      where own.account = ${this.affiliate} and sale.kind = 'sale'`;
  }

  private get ownSales(): string {
    return `from ${this.schema}.ledger_postings as own
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
