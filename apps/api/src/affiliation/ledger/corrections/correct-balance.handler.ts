import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { correctionDecider, correctionStream } from '@closewise/domain/ledger';
import { CommandExecutor } from '../../../platform/event-store/command-executor.js';
import { Payees } from '../payees.js';
import { CorrectBalance } from './correct-balance.command.js';

@CommandHandler(CorrectBalance)
export class CorrectBalanceHandler implements ICommandHandler<CorrectBalance> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly payees: Payees,
  ) {}

  async execute({ correction, context }: CorrectBalance): Promise<boolean> {
    const isTerminated = await this.payees.isTerminated(correction.payee);
    const command = { type: 'CorrectBalance', ...correction, isTerminated } as const;
    const stream = correctionStream(correction.reference);
    const { appended } = await this.executor.execute(correctionDecider, stream, command, context);
    return appended !== null;
  }
}
