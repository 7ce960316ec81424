import { Controller, Get, Header, NotFoundException, Param, Query, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../../platform/access/access.js';
import { Database } from '../../../platform/database/database.js';
import { OnlyWith } from '../../provider/only-with.guard.js';
import { dashboardPage } from './simulated-dashboard-page.js';
import { SimulatedPayoutAccountRow, SimulatedTransferRow } from './simulated-payouts.table.js';

/** Where the simulated provider shows a payee their account; it exists only while that provider is used. */
@ApiExcludeController()
@Access('visitor')
@Controller('dev/payout-dashboard')
@UseGuards(OnlyWith('simulated'))
export class SimulatedDashboardController {
  constructor(private readonly database: Database) {}

  @Get(':accountId')
  @Header('content-type', 'text/html; charset=utf-8')
  async show(@Param('accountId') accountId: string, @Query('lang') lang?: string): Promise<string> {
    const account = await this.accountOf(accountId);
    if (!account) throw new NotFoundException('There is no such account');
    const transfers = await this.database
      .table(SimulatedTransferRow)
      .find({ where: { accountId }, order: { createdAt: 'DESC', transferId: 'ASC' } });
    return dashboardPage({ accountId, due: account.due, transfers }, lang === 'es' ? 'es' : 'en');
  }

  /** Ids are of this form; the database would refuse some others. */
  private async accountOf(accountId: string): Promise<SimulatedPayoutAccountRow | null> {
    if (!/^acct_sim_[0-9a-f]+$/.test(accountId)) return null;
    return this.database.table(SimulatedPayoutAccountRow).findOneBy({ accountId });
  }
}
