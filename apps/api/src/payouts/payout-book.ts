import { Injectable } from '@nestjs/common';
import {
  knownRun,
  payoutBookDecider,
  payoutBookStream,
  type PayoutBookState,
  type PayoutCommand,
  type PayoutEvent,
  type PayoutRun,
} from '@closewise/domain/payouts';
import { Clock } from '../platform/clock/clock.js';
import type { CommandContext } from '../platform/event-store/command-executor.js';
import { EventStore } from '../platform/event-store/event-store.js';
import { HeldStream } from '../platform/event-store/held-stream.js';
import { EventCodec } from '../platform/personal-data/event-codec.js';

/** When a run was approved, first executed and ended (ISO UTC); null while it was not. */
export type RunMoments = Readonly<{
  approvedAt: string | null;
  executedAt: string | null;
  endedAt: string | null;
}>;

const nothingYet: RunMoments = { approvedAt: null, executedAt: null, endedAt: null };

/** All payout runs, read from their single stream, which each process folds once. */
@Injectable()
export class PayoutBook {
  private readonly moments = new Map<string, RunMoments>();
  private readonly held: HeldStream<PayoutCommand, PayoutBookState, PayoutEvent>;

  constructor(store: EventStore, codec: EventCodec<PayoutEvent>, clock: Clock) {
    const onEvent = (event: PayoutEvent, at: string): void => this.note(event, at);
    this.held = new HeldStream(payoutBookDecider, payoutBookStream, { store, codec, clock, onEvent });
  }

  /** The current state. Lines change in place, so a state that was read earlier shows later answers. */
  read(): Promise<PayoutBookState> {
    return this.held.read();
  }

  /** Refuses an unknown run. */
  async requireRun(runId: string): Promise<PayoutRun> {
    return knownRun(await this.read(), runId);
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

  private note({ type, data }: PayoutEvent, at: string): void {
    const before = this.moments.get(data.runId) ?? nothingYet;
    if (type === 'PayoutRunApproved') this.moments.set(data.runId, { ...before, approvedAt: at });
    if (type === 'PayoutExecutionStarted')
      this.moments.set(data.runId, { ...before, executedAt: before.executedAt ?? at });
    if (type === 'PayoutRunCancelled' || type === 'PayoutRunCompleted')
      this.moments.set(data.runId, { ...before, endedAt: at });
  }
}
