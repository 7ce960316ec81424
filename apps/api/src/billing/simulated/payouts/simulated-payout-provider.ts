import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { And, LessThan, MoreThanOrEqual } from 'typeorm';
import { closedAccount } from '@closewise/domain/billing';
import type { Cents } from '@closewise/domain/money';
import { Clock } from '../../../platform/clock/clock.js';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';
import { Database } from '../../../platform/database/database.js';
import type { Table } from '../../../platform/database/table.js';
import { ProviderUnavailableError } from '../../provider/payment-provider.js';
import { PaymentsConfig } from '../../provider/payments-config.js';
import {
  PayoutProvider,
  TransferRefusedError,
  type NewPayoutAccount,
  type PayoutAccount,
  type RefusalReason,
  type Transfer,
  type TransferRequest,
} from '../../payout-providers/payout-provider.js';
import {
  SimulatedPayoutAccountRow,
  SimulatedPayoutLinkRow,
  SimulatedTransferRow,
} from './simulated-payouts.table.js';

/** Lifetime of an onboarding link, as at Stripe. */
const LINK_LIFETIME_MS = 5 * 60_000;
const BALANCE_CENTS = 1_000_000_000;

/** Path of the onboarding page; the link's token follows. */
export const onboardingPages = '/dev/payout-onboarding';

/** Path of the account pages; the account's id follows. */
const dashboardPages = '/dev/payout-dashboard';

/** What a new payee has to provide. */
export const dueAtFirst: readonly string[] = ['external_account', 'tos_acceptance.date'];

const token = (prefix: string): string => `${prefix}_${randomBytes(16).toString('hex')}`;

/** A simulated payout provider that keeps its own tables and moves no money. */
@Injectable()
export class SimulatedPayoutProvider extends PayoutProvider {
  readonly id = 'simulated';
  readonly capabilities = { listsAccounts: true };
  readonly refusalReasons: Readonly<Record<string, RefusalReason>> = {
    account_closed: { problem: 'account-closed', words: 'account closed' },
    insufficient_capabilities_for_transfer: { problem: 'account-incomplete' },
  };

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: ServerConfig,
    private readonly payments: PaymentsConfig,
  ) {
    super();
  }

  override get isConfigured(): boolean {
    return this.payments.provider === 'simulated';
  }

  override async openAccount({ idempotencyKey, payee }: NewPayoutAccount): Promise<PayoutAccount> {
    const account = {
      accountId: token('acct_sim'),
      idempotencyKey,
      payeeKind: payee.kind,
      payeeId: payee.id,
      due: [...dueAtFirst],
    };
    await this.accountRows.createQueryBuilder().insert().values(account).orIgnore().execute();
    const row = await this.accountRows.findOneBy({ idempotencyKey });
    return accountOf(row!);
  }

  override async lookUpAccount(accountId: string): Promise<PayoutAccount | null> {
    const row = await this.accountRows.findOneBy({ accountId });
    return row && !row.due.includes(closedAccount) ? accountOf(row) : null;
  }

  override async *accounts(): AsyncGenerator<readonly PayoutAccount[]> {
    const rows = await this.accountRows.find({ order: { accountId: 'ASC' } });
    yield rows.map(accountOf).filter(({ due }) => !due.includes(closedAccount));
  }

  override async onboardingLink(
    accountId: string,
    addresses: Readonly<{ returnUrl: string; refreshUrl: string }>,
  ): Promise<string | null> {
    if (!(await this.lookUpAccount(accountId))) return null;
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME_MS);
    const link = { token: token('link'), accountId, ...addresses, expiresAt };
    await this.database.table(SimulatedPayoutLinkRow).insert(link);
    return `${this.config.publicUrl}${onboardingPages}/${link.token}`;
  }

  /** Null until the payee has completed onboarding. */
  override async dashboardLink(accountId: string): Promise<string | null> {
    const account = await this.lookUpAccount(accountId);
    return account?.payable ? `${this.config.publicUrl}${dashboardPages}/${accountId}` : null;
  }

  /** Always more than enough. */
  override async availableCents(): Promise<Cents> {
    return BALANCE_CENTS;
  }

  override async transfer(request: TransferRequest): Promise<Transfer> {
    const { idempotencyKey, accountId, amountCents, currency, group, payee } = request;
    const before = await this.transfers.findOneBy({ idempotencyKey });
    if (before) return assertSameTerms(before, request);
    await this.refuseUnpayable(accountId);
    const transfer = {
      transferId: token('tr_sim'),
      idempotencyKey,
      accountId,
      amountCents,
      currency,
      transferGroup: group,
      payeeKind: payee.kind,
      payeeId: payee.id,
      createdAt: this.clock.now(),
    };
    await this.transfers.createQueryBuilder().insert().values(transfer).orIgnore().execute();
    const row = await this.transfers.findOneBy({ idempotencyKey });
    return assertSameTerms(row!, request);
  }

  override async transfersOf(group: string): Promise<Transfer[]> {
    const rows = await this.transfers.find({
      where: { transferGroup: group },
      order: { createdAt: 'ASC', transferId: 'ASC' },
    });
    return rows.map(transferOf);
  }

  override async *transfersBetween(from: string, until: string): AsyncGenerator<readonly Transfer[]> {
    const createdAt = And(MoreThanOrEqual(new Date(from)), LessThan(new Date(until)));
    const rows = await this.transfers.find({
      where: { createdAt },
      order: { createdAt: 'ASC', transferId: 'ASC' },
    });
    yield rows.map(transferOf);
  }

  private async refuseUnpayable(accountId: string): Promise<void> {
    const account = await this.lookUpAccount(accountId);
    if (!account) {
      throw new TransferRefusedError('account_closed', `There is no account ${accountId} at the provider`);
    }
    if (!account.payable) {
      const due = account.due.join(', ');
      throw new TransferRefusedError('insufficient_capabilities_for_transfer', `${accountId} lacks ${due}`);
    }
  }

  private get accountRows(): Table<SimulatedPayoutAccountRow> {
    return this.database.table(SimulatedPayoutAccountRow);
  }

  private get transfers(): Table<SimulatedTransferRow> {
    return this.database.table(SimulatedTransferRow);
  }
}

/** Each key belongs to one transfer; throws if its terms differ. */
function assertSameTerms(row: SimulatedTransferRow, { accountId, amountCents }: TransferRequest): Transfer {
  if (row.accountId === accountId && row.amountCents === amountCents) return transferOf(row);
  throw new ProviderUnavailableError(`The key ${row.idempotencyKey} was used for other terms`);
}

function accountOf({ accountId, payeeKind, payeeId, due }: SimulatedPayoutAccountRow): PayoutAccount {
  return { accountId, payee: { kind: payeeKind, id: payeeId }, payable: due.length === 0, due };
}

function transferOf(row: SimulatedTransferRow): Transfer {
  const { transferId, accountId, amountCents, currency, transferGroup, payeeKind, payeeId, createdAt } = row;
  return {
    transferId,
    accountId,
    amountCents,
    reversedCents: 0,
    currency,
    group: transferGroup,
    payee: { kind: payeeKind, id: payeeId },
    createdAt: createdAt.toISOString(),
  };
}
