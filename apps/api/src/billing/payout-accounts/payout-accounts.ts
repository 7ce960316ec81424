import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { closedAccount, payoutAccountDecider, payoutAccountStream } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { bySystem } from '../../platform/commands/contexts.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { PayoutProvider } from '../provider/payout-provider.js';
import { CheckPayoutAccount } from './check-payout-account.command.js';
import { knownAccount, type KnownPayoutAccount } from './known-payout-account.js';
import { OpenPayoutAccount } from './open-payout-account.command.js';
import { PayoutAccountList } from './payout-account-list.js';
import { payoutAccountsProjection } from './payout-accounts.projection.js';

/** Where the provider leads the payee back to: when they are done, and when a link serves no more. Our own origins. */
export type OnboardingAddresses = Readonly<{ returnUrl: string; refreshUrl: string }>;

/** The payees' accounts at the provider, for other modules. What asks the provider throws ProviderUnavailableError. */
@Injectable()
export class PayoutAccounts {
  readonly projection = payoutAccountsProjection.name;

  constructor(
    private readonly provider: PayoutProvider,
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
    private readonly list: PayoutAccountList,
  ) {}

  /** As recorded; null when the payee has no account at the provider of this installation. */
  async of(payee: Payee): Promise<KnownPayoutAccount | null> {
    const state = await this.executor.load(payoutAccountDecider, payoutAccountStream(payee));
    return knownAccount(state, this.provider.name);
  }

  /** All accounts by `payeeKey`, as far as the read model has come: `projection` is its name, to wait for. */
  async ofAll(): Promise<Map<string, KnownPayoutAccount>> {
    const accounts = await this.list.all();
    return new Map(accounts.map((account) => [payeeKey(account.payee), account]));
  }

  /** Opens the account, or gives the one that there is. The address goes to the provider and is not kept here. */
  open(payee: Payee, email: string | null, context: CommandContext): Promise<KnownPayoutAccount> {
    return this.commands.execute(new OpenPayoutAccount(payee, email, context));
  }

  /** Asks the provider how the account stands, and records what has changed; null when there is none. */
  check(payee: Payee, context: CommandContext): Promise<KnownPayoutAccount | null> {
    return this.commands.execute(new CheckPayoutAccount(payee, context));
  }

  /**
   * A page of the provider where the payee gives what is due: it serves once and for minutes, so it is never mailed.
   * Refused without an account, and when the provider knows it no more, which is then recorded: open another one.
   */
  async onboardingLink(payee: Payee, addresses: OnboardingAddresses): Promise<string> {
    const { accountId } = await this.standing(payee);
    const link = await this.provider.onboardingLink(accountId, addresses);
    if (link !== null) return link;
    await this.check(payee, bySystem());
    throw notSetUp();
  }

  /** The provider's page about the payouts; it serves once. Refused until the account's setup was finished. */
  async dashboardLink(payee: Payee): Promise<string> {
    const { accountId } = await this.standing(payee);
    const link = await this.provider.dashboardLink(accountId);
    if (link === null) throw notSetUp();
    return link;
  }

  private async standing(payee: Payee): Promise<KnownPayoutAccount> {
    const account = await this.of(payee);
    if (account && !account.due.includes(closedAccount)) return account;
    throw notSetUp();
  }
}

const notSetUp = (): DomainError =>
  new DomainError('billing.payout-account-missing', 'Payouts are not set up yet: begin the setup first.');
