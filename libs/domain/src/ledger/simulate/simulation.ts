import type { Cents } from '../../money/index.js';
import { accountKey, type RecordedLedgerEvent } from '../books.js';
import { type AffiliateAccount, entriesOf, isSaleEvent, type LedgerEvent } from '../entries-of.js';
import { type Changes, changesOf, house, isEarned, type JournalEntry } from '../posting.js';
import type { SimulatedPolicy } from './simulated-policy.js';
import { concerns, isCustom, type RecordedSplit, underPolicy } from './simulated-sale.js';

/** Who earns of sales: the house, too. */
type Earner = 'affiliate' | 'organization' | 'house';

/**
 * What entries of the period earned an account, or took from it, as booked and as simulated. `sales` were split in it;
 * `customSales` of them by a rate that was set for the affiliate.
 */
export type SimulatedAccount = Readonly<{
  kind: Earner;
  id: string;
  sales: number;
  customSales: number;
  bookedCents: Cents;
  simulatedCents: Cents;
}>;

type Line = { -readonly [Name in keyof SimulatedAccount]: SimulatedAccount[Name] } & { isListed: boolean };
type Entered = Omit<JournalEntry, 'postings'> & Changes;
type Side = 'bookedCents' | 'simulatedCents';

const withChanges = ({ postings, ...entry }: JournalEntry): Entered => ({
  ...entry,
  ...changesOf({ ...entry, postings }),
});

/** The affiliates' accounts of one side, by which terminations forfeit. */
class Accounts {
  private readonly byId = new Map<string, AffiliateAccount>();

  enter(event: LedgerEvent): Entered[] {
    const entries = entriesOf(event, (id) => this.of(id)).map(withChanges);
    for (const { affiliateId, affiliateCents } of entries)
      if (affiliateId !== null) this.change(affiliateId, affiliateCents);
    if (event.type === 'AffiliateTerminated') {
      const { affiliateId } = event.data;
      this.byId.set(affiliateId, { ...this.of(affiliateId), isTerminated: true });
    }
    return entries;
  }

  private of(affiliateId: string): AffiliateAccount {
    return this.byId.get(affiliateId) ?? { balanceCents: 0, isTerminated: false };
  }

  private change(affiliateId: string, cents: Cents): void {
    const { balanceCents, isTerminated } = this.of(affiliateId);
    this.byId.set(affiliateId, { balanceCents: balanceCents + cents, isTerminated });
  }
}

/**
 * The books as they are beside the books as another policy would have made them, folded in the order of the log from
 * its beginning: what was forfeited depends on what came before the period. Nothing of a single sale is kept.
 */
export class Simulation {
  private readonly booked = new Accounts();
  private readonly simulated = new Accounts();
  private readonly lines = new Map<string, Line>();

  constructor(private readonly policy: SimulatedPolicy) {
    this.lineOf('house', house.id).isListed = true;
  }

  /** Enters a fact on both sides; `sale` is the split of its sale, null for a termination. */
  post({ event, recordedAt }: RecordedLedgerEvent, sale: RecordedSplit | null): void {
    const { from, until } = this.policy;
    if (until !== null && recordedAt >= until) return;
    const other = isSaleEvent(event) && sale ? underPolicy(event, sale, this.policy) : event;
    const booked = this.booked.enter(event);
    const simulated = this.simulated.enter(other);
    if (recordedAt < from) return;
    this.add(booked, 'bookedCents');
    this.add(simulated, 'simulatedCents');
    if (event.type === 'SaleSplit' && sale) this.count(sale);
    else if (this.policy.only === null) this.list(booked);
  }

  /** Whom the policy concerns, and the house, each once; with a policy for all, whoever has entries in the period. */
  accounts(): SimulatedAccount[] {
    const listed = [...this.lines.values()].filter(({ isListed }) => isListed);
    return listed.map(({ isListed: _isListed, ...account }) => account);
  }

  private add(entries: readonly Entered[], side: Side): void {
    for (const entry of entries) {
      if (!isEarned(entry.kind)) continue;
      const { affiliateId, organizationTag } = entry;
      if (affiliateId !== null) this.lineOf('affiliate', affiliateId)[side] += entry.affiliateCents;
      if (organizationTag !== null)
        this.lineOf('organization', organizationTag)[side] += entry.organizationCents;
      this.lineOf('house', house.id)[side] += entry.houseCents;
    }
  }

  private count(sale: RecordedSplit): void {
    const { commission, override } = sale.split;
    const isConcerned = concerns(this.policy, sale);
    const sold = [this.lineOf('house', house.id)];
    if (commission) sold.push(this.lineOf('affiliate', commission.affiliateId));
    if (override) sold.push(this.lineOf('organization', override.organizationTag));
    for (const line of sold) {
      line.sales++;
      if (isCustom(sale.split)) line.customSales++;
      line.isListed ||= isConcerned;
    }
  }

  private list(entries: readonly Entered[]): void {
    for (const { kind, affiliateId, organizationTag } of entries) {
      if (!isEarned(kind)) continue;
      if (affiliateId !== null) this.lineOf('affiliate', affiliateId).isListed = true;
      if (organizationTag !== null) this.lineOf('organization', organizationTag).isListed = true;
    }
  }

  private lineOf(kind: Earner, id: string): Line {
    const key = accountKey(kind, id);
    const known = this.lines.get(key);
    if (known) return known;
    const line = {
      kind,
      id,
      sales: 0,
      customSales: 0,
      bookedCents: 0,
      simulatedCents: 0,
      isListed: false,
    };
    this.lines.set(key, line);
    return line;
  }
}
