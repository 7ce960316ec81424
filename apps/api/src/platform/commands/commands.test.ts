import { Global, type INestApplicationContext, Logger, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import type { CommandContext } from '../event-store/command-executor.js';
import { Metrics } from '../observability/metrics.js';
import { commandsModule } from './commands.module.js';
import { bySystem } from './contexts.js';

class Move extends Command<string> {
  constructor(
    readonly outcome: () => string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(Move)
class MoveHandler implements ICommandHandler<Move> {
  async execute({ outcome }: Move): Promise<string> {
    return outcome();
  }
}

@CommandHandler(Move)
class OtherMoveHandler extends MoveHandler {}

@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
class Measures {}

const opened: INestApplicationContext[] = [];

const started = async (...handlers: (typeof MoveHandler)[]) => {
  class Moves {}
  Module({ imports: [Measures, commandsModule([Move])], providers: handlers })(Moves);
  const application = await NestFactory.createApplicationContext(Moves, {
    logger: false,
    abortOnError: false,
  });
  opened.push(application);
  return { bus: application.get(CommandBus), metrics: application.get(Metrics) };
};

const fail = (error: Error) => (): never => {
  throw error;
};

describe('the bus of commands', () => {
  beforeAll(() => Logger.overrideLogger(false));
  afterAll(() => Promise.all(opened.map((application) => application.close())));

  it('passes answers and errors through, and counts each command by its outcome', async () => {
    const { bus, metrics } = await started(MoveHandler);
    const give = (outcome: () => string) => bus.execute(new Move(outcome, bySystem('job-1')));
    const refusal = new DomainError('billing.report-paid', 'Paid');
    const fault = new TypeError('x is undefined');
    await expect(give(() => 'moved')).resolves.toBe('moved');
    await expect(give(() => 'moved')).resolves.toBe('moved');
    await expect(give(fail(refusal))).rejects.toBe(refusal);
    await expect(give(fail(fault))).rejects.toBe(fault);
    const lines = (await metrics.write()).split('\n');
    expect(lines.filter((line) => line.startsWith('commands_total'))).toEqual([
      'commands_total{command="Move",outcome="done"} 2',
      'commands_total{command="Move",outcome="refused"} 1',
      'commands_total{command="Move",outcome="failed"} 1',
    ]);
    expect(lines.filter((line) => line.startsWith('command_seconds_total'))).toHaveLength(3);
  });

  it('keeps the application from starting when two handlers handle a command, and names both', async () => {
    await expect(started(MoveHandler, OtherMoveHandler)).rejects.toMatchObject({
      name: 'StartupError',
      message: 'MoveHandler and OtherMoveHandler handle the same command: keep one of them',
    });
  });

  it('keeps the application from starting when no handler handles a command, and names it', async () => {
    await expect(started()).rejects.toMatchObject({
      name: 'StartupError',
      message: 'No handler handles the command Move: list it among the providers',
    });
  });
});
