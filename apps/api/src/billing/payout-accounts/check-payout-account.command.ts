import { Command, CommandHandler, type ICommandHandler, CommandBus } from '@nestjs/cqrs';
import { type Payee, payeeKey } from '@closewise/domain/payee';
import { closedAccount, payoutAccountDecider, payoutAccountStream } from '@closewise/domain/billing';
import { DomainError } from '@closewise/domain/events';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { type KnownPayoutAccount, knownAccount } from './known-payout-account.js';
import type { PayoutAccount } from '../payout-providers/payout-provider.js';
import { PayoutProviders } from '../payout-providers/payout-providers.js';
import { PayoutAccountList } from './payout-account-list.js';

/** Looks the payee's account up at its provider and records changes. Returns null without an account. */
export class CheckPayoutAccount extends Command<KnownPayoutAccount | null> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly payee: Payee,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CheckPayoutAccount)
export class CheckPayoutAccountHandler implements ICommandHandler<CheckPayoutAccount> {
  constructor(
    private readonly providers: PayoutProviders,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ payee, context }: CheckPayoutAccount): Promise<KnownPayoutAccount | null> {
    const { state } = await this.executor.executeWith(
      payoutAccountDecider,
      payoutAccountStream(payee),
      async (state) => {
        const account = knownAccount(state, this.providers.idsInUse);
        if (!account) return null;
        const { accountId } = account;
        const { payable, due } = await this.lookUp(account);
        return { type: 'StatePayoutAccount', accountId, payable, due } as const;
      },
      context,
    );
    return knownAccount(state, this.providers.idsInUse);
  }

  /** A missing account, or one of another payee, counts as closed until it is found again, as after using wrong keys. */
  private async lookUp({
    provider,
    accountId,
    payee,
  }: KnownPayoutAccount): Promise<Pick<PayoutAccount, 'payable' | 'due'>> {
    const account = await this.providers.get(provider).lookUpAccount(accountId);
    if (account && payeeKey(account.payee) === payeeKey(payee)) return account;
    return { payable: false, due: [closedAccount] };
  }
}

/** Checks an account after the provider's webhook about it. Refuses accounts that belong to no payee here. */
export class RefreshPayoutAccount extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly provider: string,
    readonly accountId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** A new account may be missing in the list, so its payee is looked up at the provider. */
@CommandHandler(RefreshPayoutAccount)
export class RefreshPayoutAccountHandler implements ICommandHandler<RefreshPayoutAccount> {
  constructor(
    private readonly list: PayoutAccountList,
    private readonly providers: PayoutProviders,
    private readonly commands: CommandBus,
  ) {}

  async execute({ provider, accountId, context }: RefreshPayoutAccount): Promise<void> {
    const known = await this.list.find(provider, accountId);
    const payee = known?.payee ?? (await this.providers.get(provider).lookUpAccount(accountId))?.payee;
    if (payee && (await this.commands.execute(new CheckPayoutAccount(payee, context)))) return;
    throw new DomainError('billing.payout-account-missing', 'No payee here has this account');
  }
}
