import { Injectable } from '@nestjs/common';
import {
  requireRun,
  payoutBookDecider,
  payoutBookStream,
  type PayoutBookState,
  type PayoutCommand,
  type PayoutEvent,
  type PayoutRun,
} from '@closewise/domain/payouts';
import { Clock } from '../platform/clock/clock.js';
import type { CommandContext } from '../platform/event-store/command-executor.js';
import { EventStore, type RecordedEvent } from '../platform/event-store/event-store.js';
import { HeldStream, type HeldStreamParts } from '../platform/event-store/held-stream.js';
import { EventCodec } from '../platform/personal-data/event-codec.js';

/** When a run was approved, first executed and ended (ISO UTC); null while it was not. */
export type RunMoments = Readonly<{
  approvedAt: string | null;
  executedAt: string | null;
  endedAt: string | null;
}>;

/** Where the book holds who prepared, approved and executed a run. */
type DecisionPlaces = { revisions: Set<number>; hasTransfers: boolean };

const nothingYet: RunMoments = { approvedAt: null, executedAt: null, endedAt: null };

/** All payout runs, read from their single stream, which each process folds once. */
@Injectable()
export class PayoutBook {
  private readonly moments = new Map<string, RunMoments>();
  private readonly decisions = new Map<string, DecisionPlaces>();
  private readonly held: HeldStream<PayoutCommand, PayoutBookState, PayoutEvent>;

  constructor(
    private readonly store: EventStore,
    private readonly codec: EventCodec<PayoutEvent>,
    clock: Clock,
  ) {
    const onEvent: HeldStreamParts<PayoutEvent>['onEvent'] = (event, { at, revision }) => {
      this.note(event, at);
      this.noteDecision(event, revision);
    };
    this.held = new HeldStream(payoutBookDecider, payoutBookStream, { store, codec, clock, onEvent });
  }

  /** The current state. Lines change in place, so a state that was read earlier shows later answers. */
  read(): Promise<PayoutBookState> {
    return this.held.read();
  }

  /** Refuses an unknown run. */
  async requireRun(runId: string): Promise<PayoutRun> {
    return requireRun(await this.read(), runId);
  }

  /** Records the command's events; a refusal records nothing. */
  execute(command: PayoutCommand, context: CommandContext): Promise<PayoutEvent[]> {
    return this.held.execute(command, context);
  }

  /** Returns the events that the command would record, or refuses like `execute`. */
  async rehearse(command: PayoutCommand): Promise<PayoutEvent[]> {
    return payoutBookDecider.decide(command, await this.read());
  }

  findMoments({ runId }: Pick<PayoutRun, 'runId'>): RunMoments {
    return this.moments.get(runId) ?? nothingYet;
  }

  /** The events by which the run was prepared, approved and executed before its first transfer, oldest first. */
  async findDecisions(runId: string): Promise<RecordedEvent<PayoutEvent>[]> {
    await this.read();
    const revisions = [...(this.decisions.get(runId)?.revisions ?? [])];
    const found = await Promise.all(
      revisions.map((from) => this.store.readStream(payoutBookStream, { from, limit: 1 })),
    );
    return this.codec.openEach(found.flat());
  }

  private noteDecision({ type, data }: PayoutEvent, revision: number): void {
    const places = this.decisions.get(data.runId) ?? { revisions: new Set(), hasTransfers: false };
    this.decisions.set(data.runId, places);
    if (type === 'TransferRequested') places.hasTransfers = true;
    if (places.hasTransfers) return;
    if (type === 'PayoutRunPrepared' || type === 'PayoutRunApproved' || type === 'PayoutExecutionStarted')
      places.revisions.add(revision);
  }

  private note({ type, data }: PayoutEvent, at: string): void {
    const before = this.moments.get(data.runId) ?? nothingYet;
    if (type === 'PayoutRunApproved') this.moments.set(data.runId, { ...before, approvedAt: at });
    if (type === 'PayoutExecutionStarted')
      this.moments.set(data.runId, { ...before, executedAt: before.executedAt ?? at });
    if (type === 'PayoutRunCancelled' || type === 'PayoutRunCompleted')
      this.moments.set(data.runId, { ...before, endedAt: at });
  }
}
