import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { closedAccount, payoutAccountDecider, payoutAccountStream } from '@closewise/domain/billing';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { PayoutProvider, type PayoutAccount } from '../provider/payout-provider.js';
import { CheckPayoutAccount } from './check-payout-account.command.js';
import { knownAccount, type KnownPayoutAccount } from './known-payout-account.js';

@CommandHandler(CheckPayoutAccount)
export class CheckPayoutAccountHandler implements ICommandHandler<CheckPayoutAccount> {
  constructor(
    private readonly provider: PayoutProvider,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ payee, context }: CheckPayoutAccount): Promise<KnownPayoutAccount | null> {
    const { name: provider } = this.provider;
    const { state } = await this.executor.executeWith(
      payoutAccountDecider,
      payoutAccountStream(payee),
      async (state) => {
        const account = knownAccount(state, provider);
        if (!account) return null;
        const { accountId } = account;
        const { payable, due } = await this.stated(accountId, payee);
        return { type: 'StatePayoutAccount', accountId, payable, due } as const;
      },
      context,
    );
    return knownAccount(state, provider);
  }

  /** What is not there, or marked as another payee's, is closed; it may come back when our keys were wrong. */
  private async stated(accountId: string, payee: Payee): Promise<Pick<PayoutAccount, 'payable' | 'due'>> {
    const account = await this.provider.lookUpAccount(accountId);
    if (account && payeeKey(account.payee) === payeeKey(payee)) return account;
    return { payable: false, due: [closedAccount] };
  }
}
