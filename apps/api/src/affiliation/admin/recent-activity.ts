import { Injectable } from '@nestjs/common';
import type { AffiliateActivity } from '@closewise/contracts/admin';
import { formatCents } from '@closewise/domain/money';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { directoryProjection } from './directory.projection.js';
import { recentActivityProjection } from './recent-activity.projection.js';

type Row = Readonly<{
  id: string;
  at: Date;
  kind: AffiliateActivity['kind'];
  name: string | null;
  referralCode: string;
  amountCents: number;
  commissionCents: number;
  ratePercent: number;
}>;

/** What affiliates did lately, and what was decided about them. */
@Injectable()
export class RecentActivity {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The newest first. */
  async latest(limit: number): Promise<AffiliateActivity[]> {
    const activity = this.projections.schemaOf(recentActivityProjection.name);
    const directory = this.projections.schemaOf(directoryProjection.name);
    const rows = await this.database.query<Row>(
      `select event_id as id, at, kind, name, code as "referralCode", amount_cents as "amountCents",
         commission_cents as "commissionCents", rate_percent as "ratePercent"
       from ${activity}.activity join ${directory}.affiliates using (affiliate_id)
       order by n desc limit $1`,
      [limit],
    );
    return rows.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      kind: row.kind,
      name: row.name,
      referralCode: row.referralCode,
      summary: summaryOf(row),
    }));
  }
}

function summaryOf({ kind, amountCents, commissionCents, ratePercent }: Row): string {
  if (kind === 'sign-up') return 'Became an affiliate';
  if (kind === 'rate-change') return `Earns ${ratePercent}% of a sale from now on`;
  return `Earned ${formatCents(commissionCents)} of a sale of ${formatCents(amountCents)}`;
}
