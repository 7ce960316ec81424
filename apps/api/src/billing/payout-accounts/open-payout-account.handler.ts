import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { payoutAccountDecider, payoutAccountStream, standingAccount } from '@closewise/domain/billing';
import { payeeKey } from '@closewise/domain/payee';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PayoutProvider } from '../provider/payout-provider.js';
import { knownAccount, type KnownPayoutAccount } from './known-payout-account.js';
import { OpenPayoutAccount } from './open-payout-account.command.js';

/** The key counts the accounts of the payee, so that the next one after a closed one is another. */
@CommandHandler(OpenPayoutAccount)
export class OpenPayoutAccountHandler implements ICommandHandler<OpenPayoutAccount> {
  constructor(
    private readonly provider: PayoutProvider,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ payee, email, context }: OpenPayoutAccount): Promise<KnownPayoutAccount> {
    const { name: provider } = this.provider;
    const { state } = await this.executor.executeWith(
      payoutAccountDecider,
      payoutAccountStream(payee),
      async (state) => {
        if (standingAccount(state, provider)) return null;
        const idempotencyKey = `payout-account-${payeeKey(payee)}-${state.opened + 1}`;
        const { accountId } = await this.provider.openAccount({ idempotencyKey, payee, email });
        return { type: 'OpenPayoutAccount', payee, provider, accountId } as const;
      },
      context,
    );
    return knownAccount(state, provider)!;
  }
}
