import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { consumerStream, operationsDecider } from '@closewise/domain/administration';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor, type DecisionResult } from '../../platform/event-store/command-executor.js';
import { Checkpoints } from '../../platform/projections/checkpoints.js';
import { LogConsumers } from './log-consumers.js';
import { RestartConsumer } from './restart-consumer.command.js';

/** Recorded first: what was done is never without who did it. A repetition finds it running. */
@CommandHandler(RestartConsumer)
export class RestartConsumerHandler implements ICommandHandler<RestartConsumer> {
  constructor(
    private readonly consumers: LogConsumers,
    private readonly checkpoints: Checkpoints,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({
    name: given,
    context,
  }: RestartConsumer): Promise<Readonly<{ consumer: string }> & Pick<DecisionResult<unknown>, 'appended'>> {
    const name = this.consumers.named(given.trim());
    if (name === null)
      throw new DomainError('administration.consumer-unknown', 'No projection or reactor has this name');
    if ((await this.checkpoints.find(name))?.state !== 'stopped')
      throw new DomainError('administration.consumer-running', `${name} has not stopped`);
    const command = { type: 'RestartConsumer', consumer: name } as const;
    const { appended } = await this.executor.execute(
      operationsDecider,
      consumerStream(name),
      command,
      context,
    );
    await this.checkpoints.resume(name);
    return { consumer: name, appended };
  }
}
