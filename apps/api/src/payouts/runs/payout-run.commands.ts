import { Injectable } from '@nestjs/common';
import type { ApproveRun, RunActor } from '@closewise/domain/payouts';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PayoutProviders } from '../../billing/index.js';
import { PayoutBook } from '../payout-book.js';
import { assertProvidersInUse } from './run-providers.js';
import { PayoutsConfig } from '../payouts-config.js';
import { RunPreparation } from './run-preparation.js';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Checks before an approval: the approver, and whether lines have changed since the preparation. */
@Injectable()
export class ApprovalCheck {
  constructor(
    private readonly book: PayoutBook,
    private readonly drawing: RunPreparation,
    private readonly providers: PayoutProviders,
    private readonly config: PayoutsConfig,
  ) {}

  /** Creates the command with the changed lines. Refuses before the comparison if possible. */
  async commandFor(runId: string, approver: RunActor): Promise<ApproveRun> {
    const { onePersonMay } = this.config;
    const command: ApproveRun = { type: 'ApproveRun', runId, approver, onePersonMay, changed: [] };
    await this.book.rehearse(command);
    const run = await this.book.requireRun(runId);
    assertProvidersInUse(run, this.providers);
    return { ...command, changed: await this.drawing.findChanges(run) };
  }
}

/** Prepares the run of a month (`2026-10`) for another person to approve. Returns the run's id. */
export class PreparePayoutRun extends Command<string> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly month: string,
    readonly preparedBy: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(PreparePayoutRun)
export class PreparePayoutRunHandler implements ICommandHandler<PreparePayoutRun> {
  constructor(
    private readonly book: PayoutBook,
    private readonly drawing: RunPreparation,
  ) {}

  async execute({ month, preparedBy, context }: PreparePayoutRun): Promise<string> {
    const command = await this.drawing.draw(month, preparedBy);
    const events = await this.book.execute(command, context);
    return events[0]!.data.runId;
  }
}

/** Approves a run for payment if nothing has changed since it was prepared. */
export class ApprovePayoutRun extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly runId: string,
    readonly approver: RunActor,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ApprovePayoutRun)
export class ApprovePayoutRunHandler implements ICommandHandler<ApprovePayoutRun> {
  constructor(
    private readonly book: PayoutBook,
    private readonly check: ApprovalCheck,
  ) {}

  async execute({ runId, approver, context }: ApprovePayoutRun): Promise<void> {
    await this.book.execute(await this.check.commandFor(runId, approver), context);
  }
}

/** Cancels a run before any transfer is requested. Repeating it changes nothing. */
export class CancelPayoutRun extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly runId: string,
    readonly cancelledBy: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CancelPayoutRun)
export class CancelPayoutRunHandler implements ICommandHandler<CancelPayoutRun> {
  constructor(private readonly book: PayoutBook) {}

  async execute({ runId, cancelledBy, reason, context }: CancelPayoutRun): Promise<void> {
    await this.book.execute({ type: 'CancelRun', runId, cancelledBy, reason }, context);
  }
}

/** Closes a run whose unpaid lines were refused or held; they remain owed. Repeating it changes nothing. */
export class ClosePayoutRun extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly runId: string,
    readonly closedBy: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ClosePayoutRun)
export class ClosePayoutRunHandler implements ICommandHandler<ClosePayoutRun> {
  constructor(private readonly book: PayoutBook) {}

  async execute({ runId, closedBy, reason, context }: ClosePayoutRun): Promise<void> {
    await this.book.execute({ type: 'CloseRun', runId, closedBy, reason }, context);
  }
}
