import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { closedAccount, payoutAccountDecider, payoutAccountStream } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { bySystem } from '../../platform/commands/contexts.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { PayoutProviders } from '../payout-providers/payout-providers.js';
import { CheckPayoutAccount } from './check-payout-account.command.js';
import { knownAccount, type KnownPayoutAccount } from './known-payout-account.js';
import { OpenPayoutAccount } from './open-payout-account.command.js';
import { PayoutAccountList, payoutAccountsProjection } from './payout-account-list.js';

/** Our own pages that the provider sends the payee back to: when done, and when a link has expired. */
export type OnboardingAddresses = Readonly<{ returnUrl: string; refreshUrl: string }>;

/** The payees' accounts, for other modules. Methods that call a provider throw ProviderUnavailableError. */
@Injectable()
export class PayoutAccounts {
  readonly projection = payoutAccountsProjection.name;

  constructor(
    private readonly providers: PayoutProviders,
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
    private readonly list: PayoutAccountList,
  ) {}

  /** The recorded account; null if the payee has none at a provider in use. */
  async find(payee: Payee): Promise<KnownPayoutAccount | null> {
    const state = await this.executor.load(payoutAccountDecider, payoutAccountStream(payee));
    return knownAccount(state, this.providers.idsInUse);
  }

  /** All accounts by `payeeKey`, from the read model; `projection` is its name, to wait for. */
  async findAll(): Promise<Map<string, KnownPayoutAccount>> {
    const accounts = await this.list.all();
    return new Map(accounts.map((account) => [payeeKey(account.payee), account]));
  }

  /** Opens the account, or returns the existing one. The email address goes to the provider and is not stored here. */
  open(payee: Payee, email: string | null, context: CommandContext): Promise<KnownPayoutAccount> {
    return this.commands.execute(new OpenPayoutAccount(payee, email, context));
  }

  /** Looks the account up at its provider and records changes; null without an account. */
  check(payee: Payee, context: CommandContext): Promise<KnownPayoutAccount | null> {
    return this.commands.execute(new CheckPayoutAccount(payee, context));
  }

  /**
   * A page of the provider where the payee provides what is due. It is never mailed, since it opens once and expires
   * within minutes. Refuses a missing account, and one that the provider has closed, which is then recorded.
   */
  async onboardingLink(payee: Payee, addresses: OnboardingAddresses): Promise<string> {
    const { provider, accountId } = await this.requireOpen(payee);
    const link = await this.providers.get(provider).onboardingLink(accountId, addresses);
    if (link !== null) return link;
    await this.check(payee, bySystem());
    throw notSetUp();
  }

  /** The provider's page about the payouts; it opens once. Refuses until the account's setup is finished. */
  async dashboardLink(payee: Payee): Promise<string> {
    const { provider, accountId } = await this.requireOpen(payee);
    const link = await this.providers.get(provider).dashboardLink(accountId);
    if (link === null) throw notSetUp();
    return link;
  }

  private async requireOpen(payee: Payee): Promise<KnownPayoutAccount> {
    const account = await this.find(payee);
    if (account && !account.due.includes(closedAccount)) return account;
    throw notSetUp();
  }
}

const notSetUp = (): DomainError =>
  new DomainError('billing.payout-account-missing', 'Payouts are not set up yet: begin the setup first.');
