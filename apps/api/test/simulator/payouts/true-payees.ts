import { payeeKey, type Payee } from '@closewise/domain/payee';
import type { RecordedEvent } from '../../../src/platform/event-store/event-store.js';
import type { TrueAffiliate, TrueOrganization } from '../truth.js';
import type { Bank, BankAccount } from './bank.js';

/** The minimum balance of a payment. */
const leastCents = 10_000;

/** An account as last reported to the application. */
type Told = { account: BankAccount; isPayable: boolean };

type Partners = Readonly<{
  affiliates: readonly TrueAffiliate[];
  organizations: ReadonlyMap<string, TrueOrganization>;
}>;

/** Earnings from sales, and the part from sales that were entered at or after the end of a month. */
export type Earned = { cents: number; heldCents: number };

/** The payees that can be paid, and how much, from their history, the sales in the log, and the bank. */
export class TruePayees {
  readonly linkOpened = new Set<string>();
  readonly told = new Map<string, Told>();

  constructor(
    private readonly partners: Partners,
    private readonly bank: Bank,
  ) {}

  all(): Payee[] {
    const { affiliates, organizations } = this.partners;
    return [
      ...affiliates.map(({ affiliateId }): Payee => ({ kind: 'affiliate', id: affiliateId })),
      ...[...organizations.keys()].map((id): Payee => ({ kind: 'organization', id })),
    ];
  }

  /** What a run for the sales before `monthEnd` (ISO UTC) must pay each payee, by `payeeKey`; includes all payees. */
  dues(facts: readonly RecordedEvent[], monthEnd: string, runId: string | null): Map<string, number> {
    const earned = earnedIn(facts, monthEnd);
    return new Map(
      this.all().map((payee) => {
        const key = payeeKey(payee);
        const { cents, heldCents } = earned.get(key) ?? { cents: 0, heldCents: 0 };
        const balance = cents - this.paidBefore(facts, key, runId);
        const payable = balance - heldCents;
        return [key, this.mayBePaid(payee) && balance >= 0 && payable >= leastCents ? payable : 0];
      }),
    );
  }

  /** What the bank has paid to the payee, less reversals. */
  netPaid(key: string): number {
    return this.paidTo(key).reduce(
      (sum, { amountCents, reversedCents }) => sum + amountCents - reversedCents,
      0,
    );
  }

  /** What other runs paid, less the reported reversals. */
  private paidBefore(facts: readonly RecordedEvent[], key: string, runId: string | null): number {
    const paid = this.paidTo(key).filter(({ group }) => group !== runId);
    const backs = facts.filter(({ type, data }) => type === 'TransferReversed' && isOf(data, key));
    const back = backs.reduce((sum, { data }) => sum + Number(data['changeCents']), 0);
    return paid.reduce((sum, { amountCents }) => sum + amountCents, 0) - back;
  }

  private paidTo(key: string): Bank['paid'] {
    return this.bank.paid.filter(({ payee }) => payeeKey(payee) === key);
  }

  private mayBePaid(payee: Payee): boolean {
    const { kind, id } = payee;
    if (!this.told.get(payeeKey(payee))?.isPayable) return false;
    if (kind === 'organization') return this.partners.organizations.get(id)?.status === 'approved';
    const affiliate = this.partners.affiliates.find(({ affiliateId }) => affiliateId === id);
    return affiliate?.status === 'active' && this.linkOpened.has(id);
  }
}

/** By `payeeKey`, from the events of sales; ignores terminations. */
export function earnedIn(facts: readonly RecordedEvent[], monthEnd: string): Map<string, Earned> {
  const earned = new Map<string, Earned>();
  const held = new Set<string>();
  const add = (key: string, cents: number, isHeld: boolean): void => {
    const before = earned.get(key) ?? { cents: 0, heldCents: 0 };
    earned.set(key, { cents: before.cents + cents, heldCents: before.heldCents + (isHeld ? cents : 0) });
  };
  for (const { type, data, stream, recordedAt } of facts) {
    if (type !== 'SaleSplit' && type !== 'SaleReversed' && type !== 'SaleRestored') continue;
    if (type === 'SaleSplit' && recordedAt >= monthEnd) held.add(stream);
    const { affiliate, tag, commissionCents, overrideCents } = sharesOf(data);
    if (affiliate) add(`affiliate:${affiliate}`, commissionCents, held.has(stream));
    if (tag) add(`organization:${tag}`, overrideCents, held.has(stream));
  }
  return earned;
}

type SaleData = Readonly<{
  shares: { commissionCents: number; overrideCents: number };
  commission?: { affiliateId: string } | null;
  override?: { organizationTag: string } | null;
  affiliateId?: string | null;
  organizationTag?: string | null;
}>;

function sharesOf(data: RecordedEvent['data']) {
  const { shares, commission, override, affiliateId, organizationTag } = data as unknown as SaleData;
  return {
    ...shares,
    affiliate: commission?.affiliateId ?? affiliateId,
    tag: override?.organizationTag ?? organizationTag,
  };
}

const isOf = ({ payee }: RecordedEvent['data'], key: string): boolean =>
  payeeKey(payee as unknown as Payee) === key;
