import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../../platform/commands/contexts.js';
import { ActOnFailedJob } from '../act-on-failed-job.command.js';

/** `jobs discard ID --reason TEXT`: gives a job up that failed for good. */
@SubCommand({ name: 'discard', arguments: '<id>', description: 'Give up a failed job' })
export class JobsDiscardCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([id = '']: string[], { reason = '' }: Readonly<{ reason?: string }>): Promise<void> {
    await this.commands.execute(new ActOnFailedJob(id, { does: 'discard', reason }, byOperator()));
    process.stdout.write(`${id} was discarded\n`);
  }

  @Option({ flags: '--reason <text>', description: 'why it is no longer needed' })
  parseReason(reason: string): string {
    return reason;
  }
}
