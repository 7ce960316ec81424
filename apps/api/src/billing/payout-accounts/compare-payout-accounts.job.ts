import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { closedAccount } from '@closewise/domain/billing';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { counted } from '../../platform/wording.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { isOutage } from '../../platform/event-store/outage.js';
import type { RecurringJob } from '../../platform/jobs/job.js';
import type { PayoutAccount, PayoutProvider } from '../payout-providers/payout-provider.js';
import { PayoutProviders } from '../payout-providers/payout-providers.js';
import { CheckPayoutAccount } from './check-payout-account.command.js';
import type { KnownPayoutAccount } from './known-payout-account.js';
import { PayoutAccountList } from './payout-account-list.js';

/**
 * Notices account changes whose webhooks were lost, since Stripe's list of events leaves out those of connected accounts.
 * Lists each provider's accounts and checks those that differ, or all of them if the provider cannot list accounts.
 */
@Injectable()
export class ComparePayoutAccounts implements RecurringJob {
  readonly name = 'compare-payout-accounts';
  readonly everySeconds = 3600;
  private readonly logger = new Logger(ComparePayoutAccounts.name);

  constructor(
    private readonly providers: PayoutProviders,
    private readonly list: PayoutAccountList,
    private readonly commands: CommandBus,
  ) {}

  /** An outage of one provider does not keep the others from being compared. */
  readonly run = async (signal: AbortSignal): Promise<void> => {
    const known = await this.list.all();
    const compared = await Promise.allSettled(
      this.providers.inUse.map((provider) =>
        this.compare(
          provider,
          known.filter((account) => account.provider === provider.id),
          signal,
        ),
      ),
    );
    for (const one of compared) if (one.status === 'rejected') throw one.reason;
  };

  private async compare(
    provider: PayoutProvider,
    known: readonly KnownPayoutAccount[],
    signal: AbortSignal,
  ): Promise<void> {
    if (known.length === 0) return;
    const stated = await listAccounts(provider, signal);
    const changed = known.filter(
      (account) => stated === null || differs(account, stated.get(account.accountId)),
    );
    for (const { payee } of changed) {
      if (signal.aborted) return;
      await this.check(payee);
    }
    const accounts = counted(changed.length, 'payout account', 'payout accounts');
    if (changed.length > 0 && stated) this.logger.log(`${accounts} looked up without a webhook`);
  }

  /** A failed check does not affect the other accounts; an outage ends the comparison. */
  private async check(payee: Payee): Promise<void> {
    try {
      await this.commands.execute(new CheckPayoutAccount(payee, bySystem()));
    } catch (error) {
      if (isOutage(error)) throw error;
      this.logger.error(`The account of ${payeeKey(payee)} was not checked: ${(error as Error).message}`);
    }
  }
}

/** The provider's accounts by id; null if it cannot list them. Incomplete once aborted. */
async function listAccounts(
  provider: PayoutProvider,
  signal: AbortSignal,
): Promise<Map<string, PayoutAccount> | null> {
  if (!provider.capabilities.listsAccounts) return null;
  const accounts = new Map<string, PayoutAccount>();
  for await (const page of provider.accounts()) {
    for (const account of page) accounts.set(account.accountId, account);
    if (signal.aborted) break;
  }
  return accounts;
}

function differs({ payee, status, due }: KnownPayoutAccount, stated: PayoutAccount | undefined): boolean {
  if (!stated || payeeKey(stated.payee) !== payeeKey(payee)) return !due.includes(closedAccount);
  if (stated.payable) return status !== 'verified';
  return status !== 'restricted' || [...new Set(stated.due)].sort().join() !== due.join();
}
