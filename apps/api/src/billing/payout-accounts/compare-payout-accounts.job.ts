import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { closedAccount } from '@closewise/domain/billing';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { counted } from '../../platform/wording/counted.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { isOutage } from '../../platform/event-store/outage.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import { PayoutProvider, type PayoutAccount } from '../provider/payout-provider.js';
import { CheckPayoutAccount } from './check-payout-account.command.js';
import type { KnownPayoutAccount } from './known-payout-account.js';
import { PayoutAccountList } from './payout-account-list.js';

/**
 * Finds what has changed of the accounts though nobody told: Stripe's list of events leaves out those of connected
 * accounts. The accounts themselves are listed, a hundred in each call, and only those that differ are asked about.
 */
@Injectable()
export class ComparePayoutAccounts implements RecurringJob {
  readonly name = 'compare-payout-accounts';
  readonly everySeconds = 3600;
  private readonly logger = new Logger(ComparePayoutAccounts.name);

  constructor(
    private readonly provider: PayoutProvider,
    private readonly list: PayoutAccountList,
    private readonly commands: CommandBus,
  ) {}

  readonly run = async (signal: AbortSignal): Promise<void> => {
    const known = await this.list.all();
    if (known.length === 0) return;
    const stated = new Map<string, PayoutAccount>();
    for await (const page of this.provider.accounts()) {
      for (const account of page) stated.set(account.accountId, account);
      if (signal.aborted) return;
    }
    const changed = known.filter((account) => differs(account, stated.get(account.accountId)));
    for (const { payee } of changed) {
      if (signal.aborted) return;
      await this.check(payee);
    }
    const asked = counted(changed.length, 'payout account was', 'payout accounts were');
    if (changed.length > 0) this.logger.log(`${asked} asked about without a webhook`);
  };

  /** One that cannot be checked leaves the others to be; an outage ends the run. */
  private async check(payee: Payee): Promise<void> {
    try {
      await this.commands.execute(new CheckPayoutAccount(payee, bySystem()));
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logger.error(`The account of ${payeeKey(payee)} was not checked: ${(error as Error).message}`);
    }
  }
}

function differs({ payee, status, due }: KnownPayoutAccount, stated: PayoutAccount | undefined): boolean {
  if (!stated || payeeKey(stated.payee) !== payeeKey(payee)) return !due.includes(closedAccount);
  if (stated.payable) return status !== 'verified';
  return status !== 'restricted' || [...new Set(stated.due)].sort().join() !== due.join();
}
