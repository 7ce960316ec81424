import type { DomainEvent } from '../events/index.js';
import {
  accountKey,
  changeOf,
  earningKinds,
  entriesOf,
  house,
  isEarned,
  type AccountRef,
  type AccountStatus,
  type JournalEntry,
  type JournalItem,
  type PostingRulebook,
} from '../ledger/facts.js';
import type { Cents } from '../money/index.js';
import { isSaleEvent } from './sale-events.js';
import type { SimulatedPolicy } from './simulated-policy.js';
import { appliesTo, hasCustomRate, type RecordedSplit, applyPolicy } from './simulated-policy.js';

/**
 * An account's net earnings in the period, booked and simulated. `sales`: splits in the period; `customSales`: those of
 * them with a custom rate.
 */
export type SimulatedAccount = Readonly<{
  kind: 'affiliate' | 'organization' | 'house';
  id: string;
  sales: number;
  customSales: number;
  bookedCents: Cents;
  simulatedCents: Cents;
}>;

type Line = { -readonly [Name in keyof SimulatedAccount]: SimulatedAccount[Name] } & { isListed: boolean };
type Side = 'bookedCents' | 'simulatedCents';

const earners = ({ parties }: JournalEntry): AccountRef[] =>
  parties.filter(({ kind }) => earningKinds.has(kind));

/** The earners' accounts on one side; their balances determine what a closure forfeits. */
class Accounts {
  private readonly byKey = new Map<string, AccountStatus>();

  enter(item: JournalItem): readonly JournalEntry[] {
    const entries = entriesOf(item, (account) => this.statusOf(account));
    for (const entry of entries)
      for (const account of earners(entry)) this.change(account, changeOf(account, entry.postings));
    if ('closes' in item) this.set(item.closes, { ...this.statusOf(item.closes), isClosed: true });
    return entries;
  }

  private change(account: AccountRef, cents: Cents): void {
    const { balanceCents, isClosed } = this.statusOf(account);
    this.set(account, { balanceCents: balanceCents + cents, isClosed });
  }

  private statusOf({ kind, id }: AccountRef): AccountStatus {
    return this.byKey.get(accountKey(kind, id)) ?? { balanceCents: 0, isClosed: false };
  }

  private set({ kind, id }: AccountRef, status: AccountStatus): void {
    this.byKey.set(accountKey(kind, id), status);
  }
}

/**
 * Compares the ledger with the ledger under another policy. Needs all events in the order of the log from its beginning,
 * since forfeited amounts depend on earlier entries. Keeps no data of single sales.
 */
export class Simulation {
  private readonly booked = new Accounts();
  private readonly simulated = new Accounts();
  private readonly lines = new Map<string, Line>();

  constructor(
    private readonly policy: SimulatedPolicy,
    private readonly rules: PostingRulebook,
  ) {
    this.lineOf(house).isListed = true;
  }

  /** Enters an event on both sides; `sale` is the split of its sale, null for an event without a sale. */
  post(event: DomainEvent, recordedAt: string, sale: RecordedSplit | null): void {
    const { from, until } = this.policy;
    if (until !== null && recordedAt >= until) return;
    const other = isSaleEvent(event) && sale ? applyPolicy(event, sale, this.policy) : event;
    const booked = this.booked.enter(this.rules.apply(event));
    const simulated = this.simulated.enter(this.rules.apply(other));
    if (recordedAt < from) return;
    this.add(booked, 'bookedCents');
    this.add(simulated, 'simulatedCents');
    if (event.type === 'SaleSplit' && sale) this.count(sale);
    else if (this.policy.only === null) this.list(booked);
  }

  /** The house and the accounts that the policy applies to; without `only`, all with entries in the period. */
  accounts(): SimulatedAccount[] {
    const listed = [...this.lines.values()].filter(({ isListed }) => isListed);
    return listed.map(({ isListed: _isListed, ...account }) => account);
  }

  private add(entries: readonly JournalEntry[], side: Side): void {
    for (const entry of entries) {
      if (!isEarned(entry.kind)) continue;
      for (const account of [...earners(entry), house])
        this.lineOf(account)[side] += changeOf(account, entry.postings);
    }
  }

  private count(sale: RecordedSplit): void {
    const { commission, override } = sale.split;
    const isAffected = appliesTo(this.policy, sale);
    const lines = [this.lineOf(house)];
    if (commission) lines.push(this.lineOf({ kind: 'affiliate', id: commission.affiliateId }));
    if (override) lines.push(this.lineOf({ kind: 'organization', id: override.organizationTag }));
    for (const line of lines) {
      line.sales++;
      if (hasCustomRate(sale.split)) line.customSales++;
      line.isListed ||= isAffected;
    }
  }

  private list(entries: readonly JournalEntry[]): void {
    for (const entry of entries)
      if (isEarned(entry.kind)) for (const account of earners(entry)) this.lineOf(account).isListed = true;
  }

  private lineOf({ kind, id }: AccountRef): Line {
    const key = accountKey(kind, id);
    const existing = this.lines.get(key);
    if (existing) return existing;
    const line: Line = {
      kind: kind as SimulatedAccount['kind'],
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
