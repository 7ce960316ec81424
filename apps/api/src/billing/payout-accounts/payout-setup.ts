import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import type { Payee } from '@closewise/domain/payee';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { isOutage } from '../../platform/event-store/outage.js';
import { rethrowAsUnavailable } from '../provider/outage-messages.js';
import type { KnownPayoutAccount } from './known-payout-account.js';
import { PayoutAccounts, type OnboardingAddresses } from './payout-accounts.js';

const unavailable = 'Payouts cannot be set up at the moment. Please try again later.';
const dashboardUnavailable = 'The payment account cannot be opened at the moment. Please try again later.';

/** How payees set up their payout account. */
@Injectable()
export class PayoutSetup {
  private readonly logger = new Logger(PayoutSetup.name);

  constructor(
    private readonly accounts: PayoutAccounts,
    private readonly config: ServerConfig,
  ) {}

  /**
   * The provider's page where the payee continues the setup; opens the account if it is missing. Refuses return
   * addresses on other sites.
   */
  async start(
    payee: Payee,
    email: string | null,
    addresses: OnboardingAddresses,
    context: CommandContext,
  ): Promise<string> {
    this.assertOurs(addresses);
    return this.pageOf(payee, email, addresses, context).catch(rethrowAsUnavailable(unavailable));
  }

  /** The account, looked up at the provider until it is verified; as recorded while the provider is unavailable. */
  async findAccount(payee: Payee, context: CommandContext): Promise<KnownPayoutAccount | null> {
    const known = await this.accounts.find(payee);
    if (known === null || known.status === 'verified') return known;
    try {
      return await this.accounts.check(payee, context);
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.warn(`${known.accountId} could not be looked up: ${(error as Error).message}`);
      return known;
    }
  }

  /** The provider's page about the payouts. It signs the visitor in and opens once, so only the payee may get it. */
  dashboard(payee: Payee): Promise<string> {
    return this.accounts.dashboardLink(payee).catch(rethrowAsUnavailable(dashboardUnavailable));
  }

  private async pageOf(
    payee: Payee,
    email: string | null,
    addresses: OnboardingAddresses,
    context: CommandContext,
  ): Promise<string> {
    await this.accounts.open(payee, email, context);
    return this.accounts.onboardingLink(payee, addresses);
  }

  private assertOurs(addresses: OnboardingAddresses): void {
    for (const address of Object.values(addresses))
      if (!URL.canParse(address) || !this.config.origins.includes(new URL(address).origin))
        throw new DomainError('billing.return-address-foreign', 'Return addresses must be on our own site');
  }
}
