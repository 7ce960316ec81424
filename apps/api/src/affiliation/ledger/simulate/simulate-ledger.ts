import { Injectable } from '@nestjs/common';
import {
  assertPolicy,
  isSaleEvent,
  type RecordedSplit,
  type SimulatedAccount,
  type SimulatedPolicy,
  Simulation,
} from '@closewise/domain/affiliation';
import type { DomainEvent } from '@closewise/domain/events';
import { PostingRulebook } from '@closewise/domain/ledger';
import { EventStore, type RecordedEvent } from '../../../platform/event-store/event-store.js';
import { readLogPages } from '../../../platform/event-store/log-pages.js';
import { EventCodec } from '../../../platform/personal-data/event-codec.js';
import { Payees } from '../payees.js';

/** An account of the simulation; `label` is the code or tag that people know. */
export type SimulatedPayee = SimulatedAccount & Readonly<{ label: string }>;

/** Read at once where many streams are. */
const STREAMS_READ = 50;

/** Replays the log under another policy, page by page. Reads only. */
@Injectable()
export class SimulateLedger {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<DomainEvent>,
    private readonly payees: Payees,
    private readonly rules: PostingRulebook,
  ) {}

  /** Affiliates, organizations, the house; those whom the policy changes most first. */
  async run(policy: SimulatedPolicy): Promise<SimulatedPayee[]> {
    assertPolicy(policy);
    const simulation = new Simulation(policy, this.rules);
    for await (const { events } of readLogPages(this.store, null, await this.store.head())) {
      const facts = await this.read(events);
      const splits = await this.splitsOf(facts);
      for (const fact of facts) simulation.post(fact, fact.recordedAt, splits.get(fact.stream) ?? null);
    }
    return (await this.named(simulation.accounts())).toSorted(inOrder);
  }

  /** How each sale of these facts was split; of sales of earlier pages from their own streams. */
  private async splitsOf(facts: readonly RecordedEvent<DomainEvent>[]): Promise<Map<string, RecordedSplit>> {
    const splits = new Map(facts.flatMap(splitIn));
    const earlier = facts.filter((fact) => isSaleEvent(fact) && !splits.has(fact.stream));
    const streams = [...new Set(earlier.map(({ stream }) => stream))];
    const firsts = await inBatches(streams, (stream) => this.store.readStream(stream, { from: 0, limit: 1 }));
    return new Map([...splits, ...(await this.read(firsts.flat())).flatMap(splitIn)]);
  }

  private async read(events: readonly RecordedEvent[]): Promise<RecordedEvent<DomainEvent>[]> {
    return this.codec.openEach(events.filter(({ type }) => this.rules.has(type)));
  }

  private async named(accounts: readonly SimulatedAccount[]): Promise<SimulatedPayee[]> {
    return inBatches(accounts, async (account) => {
      const { kind, id } = account;
      return { ...account, label: kind === 'affiliate' ? await this.payees.codeOf(id) : id };
    });
  }
}

const splitIn = (fact: RecordedEvent<DomainEvent>): [string, RecordedSplit][] => {
  const event: DomainEvent = fact;
  if (!isSaleEvent(event) || event.type !== 'SaleSplit') return [];
  return [[fact.stream, { split: event.data, recordedAt: fact.recordedAt }]];
};

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
