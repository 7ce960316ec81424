import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { paymentStream, setAsideDecider } from '@closewise/domain/billing';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';

/** Closes a refund or dispute that was set aside, with the operator's explanation. Safe to repeat. */
export class AcknowledgeSetAside extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly item: Readonly<{ paymentId: string; reversalId: string }>,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(AcknowledgeSetAside)
export class AcknowledgeSetAsideHandler implements ICommandHandler<AcknowledgeSetAside> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ item: { paymentId, reversalId }, reason, context }: AcknowledgeSetAside): Promise<void> {
    const acknowledge = { type: 'AcknowledgeSetAside', reversalId, reason } as const;
    await this.executor.execute(setAsideDecider, paymentStream(paymentId), acknowledge, context);
  }
}
