import { Injectable } from '@nestjs/common';
import type { OwnSale } from '@closewise/contracts/payouts';
import { saleStanding } from '@closewise/domain/payouts';
import { CreditedSales, type Sale } from '../../affiliation/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { PayoutsConfig } from '../payouts-config.js';

/** Sales per read for a file, so that a long history does not burden the database. */
const PAGE = 1000;

/** An affiliate's sales, with the status of each. */
@Injectable()
export class OwnSales {
  constructor(
    private readonly credited: CreditedSales,
    private readonly config: PayoutsConfig,
    private readonly clock: Clock,
  ) {}

  /** The newest first; pages count from 1. */
  async page(
    affiliateId: string,
    page: number,
    pageSize: number,
  ): Promise<Readonly<{ sales: OwnSale[]; total: number }>> {
    const { sales, total } = await this.credited.page(affiliateId, {
      offset: (page - 1) * pageSize,
      limit: pageSize,
    });
    return { sales: sales.map(this.ownSale), total };
  }

  async all(affiliateId: string): Promise<OwnSale[]> {
    const all: Sale[] = [];
    for (;;) {
      const { sales } = await this.credited.page(affiliateId, { offset: all.length, limit: PAGE });
      all.push(...sales);
      if (sales.length < PAGE) return all.map(this.ownSale);
    }
  }

  private readonly ownSale = ({ isDisputed, ...sale }: Sale): OwnSale => {
    const today = this.clock.now().toISOString().slice(0, 10);
    const standing = saleStanding({ ...sale, isDisputed }, today, this.config.holdDays);
    const confirmedFrom = standing.state === 'pending' ? standing.confirmedFrom : null;
    return { ...sale, state: standing.state, confirmedFrom };
  };
}
