import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import {
  knownRun,
  payoutBookDecider,
  payoutBookStream,
  type PayoutBookState,
  type PayoutCommand,
  type PayoutEvent,
  type PayoutRun,
} from '@closewise/domain/payouts';
import { Clock } from '../../platform/clock/clock.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { EventStore } from '../../platform/event-store/event-store.js';
import { HeldStream } from '../../platform/event-store/held-stream.js';
import { EventCodec } from '../../platform/personal-data/event-codec.js';

/** When what became of a run was decided, and when its execution began, ISO UTC; null while it was not. */
export type RunMoments = Readonly<{
  approvedAt: string | null;
  executedAt: string | null;
  endedAt: string | null;
}>;

const nothingYet: RunMoments = { approvedAt: null, executedAt: null, endedAt: null };

/** All payout runs, as their one stream tells them; each process folds it once. */
@Injectable()
export class PayoutBook {
  private readonly moments = new Map<string, RunMoments>();
  private readonly held: HeldStream<PayoutCommand, PayoutBookState, PayoutEvent>;

  constructor(store: EventStore, codec: EventCodec<PayoutEvent>, clock: Clock) {
    const onEvent = (event: PayoutEvent, at: string): void => this.note(event, at);
    this.held = new HeldStream(payoutBookDecider, payoutBookStream, { store, codec, clock, onEvent });
  }

  /** As stored by now. Lines change in place: what is read later shows later answers. */
  read(): Promise<PayoutBookState> {
    return this.held.read();
  }

  /** Refuses an unknown run. */
  async run(runId: string): Promise<PayoutRun> {
    return knownRun(await this.read(), runId);
  }

  /** Records what follows; a refusal changes nothing. */
  execute(command: PayoutCommand, context: CommandContext): Promise<PayoutEvent[]> {
    return this.held.execute(command, context);
  }

  /** What would follow, and is not recorded; refused alike. */
  async rehearse(command: PayoutCommand): Promise<PayoutEvent[]> {
    return payoutBookDecider.decide(command, await this.read());
  }

  momentsOf({ runId }: Pick<PayoutRun, 'runId'>): RunMoments {
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

/** Refuses a run that was prepared for another provider than this one. */
export function assertSameProvider({ runId, provider }: PayoutRun, inUse: string): void {
  if (provider === inUse) return;
  throw new DomainError(
    'payouts.other-provider',
    `The run ${runId} was prepared for the provider ${provider}, and ${inUse} is in use: cancel it and prepare it again`,
    { runId, provider },
  );
}
