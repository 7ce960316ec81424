import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Payee, payeeKey } from '@closewise/domain/payee';
import { payoutAccountDecider, payoutAccountStream, standingAccount } from '@closewise/domain/billing';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { type KnownPayoutAccount, knownAccount } from './known-payout-account.js';
import { PayoutProviders } from '../payout-providers/payout-providers.js';

/**
 * Opens the payee's account, unless they have one at a provider in use. The email address (null after an erasure) goes to
 * the provider. Repeated, it is the same account until that is closed.
 */
export class OpenPayoutAccount extends Command<KnownPayoutAccount> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly payee: Payee,
    readonly email: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** The idempotency key counts the payee's accounts, so that a closed one is followed by a new one. */
@CommandHandler(OpenPayoutAccount)
export class OpenPayoutAccountHandler implements ICommandHandler<OpenPayoutAccount> {
  constructor(
    private readonly providers: PayoutProviders,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ payee, email, context }: OpenPayoutAccount): Promise<KnownPayoutAccount> {
    const { state } = await this.executor.executeWith(
      payoutAccountDecider,
      payoutAccountStream(payee),
      async (state) => {
        if ([...this.providers.idsInUse].some((id) => standingAccount(state, id))) return null;
        const { forNewAccounts } = this.providers;
        const { id: provider } = forNewAccounts;
        const idempotencyKey = `payout-account-${payeeKey(payee)}-${state.opened + 1}`;
        const { accountId } = await forNewAccounts.openAccount({ idempotencyKey, payee, email });
        return { type: 'OpenPayoutAccount', payee, provider, accountId } as const;
      },
      context,
    );
    return knownAccount(state, this.providers.idsInUse)!;
  }
}
