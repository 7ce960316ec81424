import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { PayoutProvider } from '../provider/payout-provider.js';
import { CheckPayoutAccount } from './check-payout-account.command.js';
import { PayoutAccountList } from './payout-account-list.js';
import { RefreshPayoutAccount } from './refresh-payout-account.command.js';

/** An account that was just opened may not be in the list yet: then the provider says whose it is. */
@CommandHandler(RefreshPayoutAccount)
export class RefreshPayoutAccountHandler implements ICommandHandler<RefreshPayoutAccount> {
  constructor(
    private readonly list: PayoutAccountList,
    private readonly provider: PayoutProvider,
    private readonly commands: CommandBus,
  ) {}

  async execute({ accountId, context }: RefreshPayoutAccount): Promise<void> {
    const known = await this.list.find(accountId);
    const payee = known?.payee ?? (await this.provider.lookUpAccount(accountId))?.payee;
    if (payee && (await this.commands.execute(new CheckPayoutAccount(payee, context)))) return;
    throw new DomainError('billing.payout-account-missing', 'No payee here has this account');
  }
}
