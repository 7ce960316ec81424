import { Injectable } from '@nestjs/common';
import type { ClosewiseEvent } from '@closewise/domain/events/catalogue';
import {
  assertPolicy,
  isSaleEvent,
  type LedgerEvent,
  ledgerEventTypes,
  type RecordedSplit,
  type SimulatedAccount,
  type SimulatedPolicy,
  Simulation,
} from '@closewise/domain/ledger';
import { EventStore, type RecordedEvent } from '../../../platform/event-store/event-store.js';
import { logPages } from '../../../platform/event-store/log-pages.js';
import { EventCodec } from '../../../platform/personal-data/event-codec.js';
import { ledgerEventsIn, toRecordedLedgerEvent } from '../ledger-event.js';
import { Payees } from '../payees.js';

/** An account of the simulation; `label` is the code or tag that people know. */
export type SimulatedPayee = SimulatedAccount & Readonly<{ label: string }>;

const ofLedger: ReadonlySet<string> = new Set(ledgerEventTypes);
/** Read at once where many streams are. */
const STREAMS_READ = 50;

/** Replays the log under another policy, page by page. Reads only. */
@Injectable()
export class SimulateLedger {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<ClosewiseEvent>,
    private readonly payees: Payees,
  ) {}

  /** Affiliates, organizations, the house; those whom the policy changes most first. */
  async run(policy: SimulatedPolicy): Promise<SimulatedPayee[]> {
    assertPolicy(policy);
    const simulation = new Simulation(policy);
    for await (const { events } of logPages(this.store, null, await this.store.head())) {
      const facts = await this.read(events);
      const splits = await this.splitsOf(facts);
      for (const fact of facts) simulation.post(toRecordedLedgerEvent(fact), splits.get(fact.stream) ?? null);
    }
    return (await this.named(simulation.accounts())).toSorted(inOrder);
  }

  /** How each sale of these facts was split; of sales of earlier pages from their own streams. */
  private async splitsOf(facts: readonly RecordedEvent<LedgerEvent>[]): Promise<Map<string, RecordedSplit>> {
    const splits = new Map(facts.flatMap(splitIn));
    const earlier = facts.filter((fact) => isSaleEvent(fact) && !splits.has(fact.stream));
    const streams = [...new Set(earlier.map(({ stream }) => stream))];
    const firsts = await inBatches(streams, (stream) => this.store.readStream(stream, { from: 0, limit: 1 }));
    return new Map([...splits, ...(await this.read(firsts.flat())).flatMap(splitIn)]);
  }

  private async read(events: readonly RecordedEvent[]): Promise<RecordedEvent<LedgerEvent>[]> {
    return ledgerEventsIn(await this.codec.openEach(events.filter(({ type }) => ofLedger.has(type))));
  }

  private async named(accounts: readonly SimulatedAccount[]): Promise<SimulatedPayee[]> {
    return inBatches(accounts, async (account) => {
      const { kind, id } = account;
      return { ...account, label: kind === 'affiliate' ? await this.payees.codeOf(id) : id };
    });
  }
}

const splitIn = (fact: RecordedEvent<LedgerEvent>): [string, RecordedSplit][] =>
  fact.type === 'SaleSplit' ? [[fact.stream, { split: fact.data, recordedAt: fact.recordedAt }]] : [];

async function inBatches<In, Out>(all: readonly In[], one: (item: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = [];
  for (let from = 0; from < all.length; from += STREAMS_READ)
    done.push(...(await Promise.all(all.slice(from, from + STREAMS_READ).map(one))));
  return done;
}

const kinds = ['affiliate', 'organization', 'house'];
const changeOf = ({ bookedCents, simulatedCents }: SimulatedAccount): number =>
  Math.abs(simulatedCents - bookedCents);
const inOrder = (left: SimulatedPayee, right: SimulatedPayee): number =>
  kinds.indexOf(left.kind) - kinds.indexOf(right.kind) ||
  changeOf(right) - changeOf(left) ||
  (left.label < right.label ? -1 : 1);
