import { Injectable } from '@nestjs/common';
import type { Cents } from '@closewise/domain/money';
import { payeeKey, type Payee } from '@closewise/domain/payee';
import { changeHoldEnd, monthEnd, type PayeeOwed } from '@closewise/domain/payouts';
import { Affiliates, OrganizationStandings, PayeeBalances } from '../../affiliation/index.js';
import { PayoutAccounts, type KnownPayoutAccount } from '../../billing/index.js';
import { Clock } from '../../platform/clock/clock.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { UnavailableError } from '../../platform/event-store/outage.js';
import { Projections } from '../../platform/projections/projection.js';
import { PayeeList } from './payee-list.js';
import { PayoutChanges } from './payout-changes.js';

const PATIENCE_MS = 30_000;
/** Streams read in parallel. */
const AT_ONCE = 8;

type Owed = Readonly<{ payee: Payee; balanceCents: Cents; withinHoldCents: Cents; disputedCents: Cents }>;

/** Balances of payees, and whether they can be paid. */
@Injectable()
export class OwedPayees {
  constructor(
    private readonly balances: PayeeBalances,
    private readonly payees: PayeeList,
    private readonly accounts: PayoutAccounts,
    private readonly changes: PayoutChanges,
    private readonly affiliates: Affiliates,
    private readonly organizations: OrganizationStandings,
    private readonly projections: Projections,
    private readonly store: EventStore,
    private readonly clock: Clock,
  ) {}

  /** All payees with a balance at `asOf` (ISO UTC), from read models that have caught up with the log. */
  async listAll(month: string, asOf: string): Promise<PayeeOwed[]> {
    await this.caughtUp();
    const owed = await this.owed(month, asOf);
    const [listed, accounts, changes] = await Promise.all([
      this.payees.all(),
      this.accounts.findAll(),
      this.changes.listAll(),
    ]);
    return owed.map((one): PayeeOwed => {
      const key = payeeKey(one.payee);
      const { standing = 'inactive', linkOpened = false } = listed.get(key) ?? {};
      return {
        ...one,
        standing,
        linkOpened,
        account: accountOf(accounts.get(key) ?? null),
        heldUntil: changeHoldEnd(changes.get(key) ?? null, new Date(asOf))?.toISOString() ?? null,
      };
    });
  }

  /** These payees now, by `payeeKey`: status from their streams, amounts from the books. */
  async findCurrent(payees: readonly Payee[], month: string): Promise<Map<string, PayeeOwed>> {
    await this.caughtUp();
    const owed = new Map(
      (await this.owed(month, this.clock.now().toISOString())).map((one) => [payeeKey(one.payee), one]),
    );
    const found = new Map<string, PayeeOwed>();
    for (let first = 0; first < payees.length; first += AT_ONCE) {
      const some = payees.slice(first, first + AT_ONCE);
      const current = await Promise.all(
        some.map((payee) => this.asRecorded(owed.get(payeeKey(payee)) ?? { payee, ...nothing })),
      );
      for (const one of current) found.set(payeeKey(one.payee), one);
    }
    return found;
  }

  /** One payee now, by the current state of the books. Sales from `holdFrom` (ISO UTC) on are within the hold. */
  async findOne(payee: Payee, holdFrom: string): Promise<PayeeOwed> {
    const [balanceCents, withinHoldCents, disputedCents] = await Promise.all([
      this.balances.balanceOf(payee, null),
      this.balances.withinHoldOf(payee, holdFrom),
      this.balances.disputedOf(payee, null),
    ]);
    return this.asRecorded({ payee, balanceCents, withinHoldCents, disputedCents });
  }

  private async asRecorded(owed: Owed): Promise<PayeeOwed> {
    const { payee } = owed;
    const [standing, account, changedAt] = await Promise.all([
      this.standingOf(payee),
      this.accounts.find(payee),
      this.changes.findLast(payee),
    ]);
    const heldUntil = changeHoldEnd(changedAt, this.clock.now())?.toISOString() ?? null;
    return { ...owed, ...standing, account: accountOf(account), heldUntil };
  }

  private async standingOf({ kind, id }: Payee): Promise<Pick<PayeeOwed, 'standing' | 'linkOpened'>> {
    if (kind === 'organization') {
      const organization = await this.organizations.find(id);
      const isApproved = organization?.status === 'approved';
      return { standing: isApproved ? 'active' : 'inactive', linkOpened: organization?.linkOpened ?? false };
    }
    const affiliate = await this.affiliates.find(id);
    const standing =
      affiliate?.status === 'active' || affiliate?.status === 'deleted' ? affiliate.status : 'inactive';
    return { standing, linkOpened: affiliate?.linkOpened ?? false };
  }

  private async owed(month: string, asOf: string): Promise<Owed[]> {
    const [balances, within, disputed] = await Promise.all([
      this.balances.balances(asOf),
      this.balances.withinHold(monthEnd(month), asOf),
      this.balances.disputed(asOf),
    ]);
    return balances.map((one) => {
      const key = payeeKey(one.payee);
      return { ...one, withinHoldCents: within.get(key) ?? 0, disputedCents: disputed.get(key) ?? 0 };
    });
  }

  private async caughtUp(): Promise<void> {
    await this.balances.caughtUp();
    const head = await this.store.head();
    if (head === null) return;
    for (const name of [this.payees.projection, this.accounts.projection, this.changes.projection]) {
      if (await this.projections.waitFor(name, head, PATIENCE_MS)) continue;
      throw new UnavailableError(
        `${name} is behind the event log: is the server running? See projections status`,
      );
    }
  }
}

const nothing = { balanceCents: 0, withinHoldCents: 0, disputedCents: 0 };

const accountOf = (account: KnownPayoutAccount | null): PayeeOwed['account'] =>
  account && {
    provider: account.provider,
    accountId: account.accountId,
    isVerified: account.status === 'verified',
  };
