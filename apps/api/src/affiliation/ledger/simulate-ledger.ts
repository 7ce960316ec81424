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
import { type Cents, formatCents } from '@closewise/domain/money';
import { EventStore, type RecordedEvent } from '../../platform/event-store/event-store.js';
import { readLogPages } from '../../platform/event-store/log-pages.js';
import { EventCodec } from '../../platform/personal-data/event-codec.js';
import { Payees } from './payees.js';

/** A payee, or the house, under the simulated policy. `label` is the code or tag that people know. */
export type SimulatedPayee = SimulatedAccount & Readonly<{ label: string }>;

/** Streams read at the same time. */
const STREAMS_READ = 50;

/** Replays the log under another policy, page by page. Changes nothing. */
@Injectable()
export class SimulateLedger {
  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<DomainEvent>,
    private readonly payees: Payees,
    private readonly rules: PostingRulebook,
  ) {}

  /** First affiliates, then organizations, then the house; within each kind the largest change first. */
  async run(policy: SimulatedPolicy): Promise<SimulatedPayee[]> {
    assertPolicy(policy);
    const simulation = new Simulation(policy, this.rules);
    for await (const { events } of readLogPages(this.store, null, await this.store.head())) {
      const facts = await this.open(events);
      const splits = await this.findSplits(facts);
      for (const fact of facts) simulation.post(fact, fact.recordedAt, splits.get(fact.stream) ?? null);
    }
    return (await this.addLabels(simulation.accounts())).toSorted(compareSimulated);
  }

  /** The splits of the sales that these events are about, by stream; earlier splits are read from their streams. */
  private async findSplits(
    facts: readonly RecordedEvent<DomainEvent>[],
  ): Promise<Map<string, RecordedSplit>> {
    const splits = new Map(facts.flatMap(splitOf));
    const earlier = facts.filter((fact) => isSaleEvent(fact) && !splits.has(fact.stream));
    const streams = [...new Set(earlier.map(({ stream }) => stream))];
    const firsts = await mapInBatches(streams, (stream) =>
      this.store.readStream(stream, { from: 0, limit: 1 }),
    );
    return new Map([...splits, ...(await this.open(firsts.flat())).flatMap(splitOf)]);
  }

  private async open(events: readonly RecordedEvent[]): Promise<RecordedEvent<DomainEvent>[]> {
    return this.codec.openEach(events.filter(({ type }) => this.rules.has(type)));
  }

  private async addLabels(accounts: readonly SimulatedAccount[]): Promise<SimulatedPayee[]> {
    return mapInBatches(accounts, async (account) => {
      const { kind, id } = account;
      return { ...account, label: kind === 'affiliate' ? await this.payees.codeOf(id) : id };
    });
  }
}

const splitOf = (fact: RecordedEvent<DomainEvent>): [string, RecordedSplit][] => {
  const event: DomainEvent = fact;
  if (!isSaleEvent(event) || event.type !== 'SaleSplit') return [];
  return [[fact.stream, { split: event.data, recordedAt: fact.recordedAt }]];
};

async function mapInBatches<In, Out>(items: readonly In[], map: (item: In) => Promise<Out>): Promise<Out[]> {
  const mapped: Out[] = [];
  for (let from = 0; from < items.length; from += STREAMS_READ)
    mapped.push(...(await Promise.all(items.slice(from, from + STREAMS_READ).map(map))));
  return mapped;
}

const kinds = ['affiliate', 'organization', 'house'];
const changeOf = ({ bookedCents, simulatedCents }: SimulatedAccount): number =>
  Math.abs(simulatedCents - bookedCents);
const compareSimulated = (left: SimulatedPayee, right: SimulatedPayee): number =>
  kinds.indexOf(left.kind) - kinds.indexOf(right.kind) ||
  changeOf(right) - changeOf(left) ||
  (left.label < right.label ? -1 : 1);

type Amounts = Readonly<{ bookedCents: Cents; simulatedCents: Cents }>;

/** The sums of the listed affiliates, of the listed organizations, and of the house. */
export function simulationTotals(
  payees: readonly SimulatedPayee[],
): Readonly<Record<'affiliates' | 'organizations' | 'house', Amounts & { differenceCents: Cents }>> {
  const sumOf = (kind: SimulatedPayee['kind']) => {
    const ofKind = payees.filter((payee) => payee.kind === kind);
    const bookedCents = ofKind.reduce((cents, payee) => cents + payee.bookedCents, 0);
    const simulatedCents = ofKind.reduce((cents, payee) => cents + payee.simulatedCents, 0);
    return { bookedCents, simulatedCents, differenceCents: simulatedCents - bookedCents };
  };
  return {
    affiliates: sumOf('affiliate'),
    organizations: sumOf('organization'),
    house: sumOf('house'),
  };
}

/** The simulation as an aligned text table. */
export function simulationTable(payees: readonly SimulatedPayee[], policy: SimulatedPolicy): string {
  const totals = simulationTotals(payees);
  const rows = payees.map((payee) => [
    payee.kind === 'house' ? 'house' : `${payee.kind} ${payee.label}`,
    String(payee.sales),
    ...amountCells(payee),
  ]);
  const sums = (['affiliates', 'organizations', 'house'] as const).map((name) => [
    `total ${name}`,
    '',
    ...amountCells(totals[name]),
  ]);
  const header = ['payee', 'sales', 'as booked', 'as simulated', 'difference'];
  return [...alignColumns([header, ...rows, ...sums]), ...customRateNotes(payees, policy)].join('\n');
}

const amountCells = ({ bookedCents, simulatedCents }: Amounts): string[] =>
  [bookedCents, simulatedCents, simulatedCents - bookedCents].map(formatCents);

function alignColumns(rows: readonly string[][]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const pad = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[0]!) : text.padStart(widths[column]!);
  return rows.map((row) => row.map(pad).join('  '));
}

function customRateNotes(payees: readonly SimulatedPayee[], { includesCustom }: SimulatedPolicy): string[] {
  const custom = payees.filter(({ kind, customSales }) => kind === 'affiliate' && customSales > 0);
  if (custom.length === 0) return [];
  const list = custom.map(({ label, customSales }) => `${label} (${customSales})`).join(', ');
  return [
    includesCustom
      ? `Sales at a rate that was set for the affiliate, simulated at the other rate: ${list}`
      : `Sales at a rate that was set for the affiliate, which is kept (--include-custom replaces it): ${list}`,
  ];
}
