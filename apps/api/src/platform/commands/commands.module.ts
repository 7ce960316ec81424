import { type DynamicModule, type Provider, Logger } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CommandBus, CqrsModule, type ICommand, type ICommandHandler } from '@nestjs/cqrs';
import type { InstanceWrapper } from '@nestjs/core/injector/instance-wrapper.js';
import { DomainError } from '@closewise/domain/events';
import { Metrics, type CommandOutcome } from '../observability/metrics.js';
import type { CommandClass } from './declared-commands.js';
import { StartupError } from '../config/startup/startup-error.js';
import type { CommandContext } from '../event-store/command-executor.js';

// By a factory: as a class it would inherit the injection metadata of the library's bus.
const provideBus = (commands: readonly CommandClass[]): Provider => ({
  provide: CommandBus,
  inject: [ModuleRef, Metrics],
  useFactory: (moduleRef: ModuleRef, metrics: Metrics) =>
    new MeasuredCommandBus(moduleRef, metrics, commands),
});

/** @nestjs/cqrs with our own bus in the place of CommandBus; Metrics must be global. Each of `commands` must have a handler. */
export function commandsModule(commands: readonly CommandClass[]): DynamicModule {
  const library = CqrsModule.forRoot();
  return {
    ...library,
    providers: [...(library.providers ?? []), provideBus(commands)],
  };
}

/** The id by which the library finds a command's handler; it does not export the metadata key. */
const commandIdOf = (command: CommandClass): string => Reflect.getMetadata('__command__', command)?.id;

/** The bus of all commands. It logs, counts and times each, and requires exactly one handler per command at start. */
class MeasuredCommandBus extends CommandBus {
  private readonly log = new Logger('Commands');
  /** Handler names by command id. */
  private readonly bound = new Map<string, string>();

  constructor(
    moduleRef: ModuleRef,
    private readonly metrics: Metrics,
    private readonly commands: readonly CommandClass[],
  ) {
    super(moduleRef);
  }

  /** Throws StartupError for a command without a handler. */
  override register(handlers: InstanceWrapper<ICommandHandler>[] = []): void {
    super.register(handlers);
    const idle = this.commands.find((command) => !this.bound.has(commandIdOf(command)));
    if (idle)
      throw new StartupError(`No handler handles the command ${idle.name}: list it among the providers`);
  }

  /** Throws StartupError for a second handler of a command. */
  override bind<T extends ICommand>(handler: InstanceWrapper<ICommandHandler<T>>, id: string): void {
    const name = String(handler.name);
    const other = this.bound.get(id);
    if (other) throw new StartupError(`${other} and ${name} handle the same command: keep one of them`);
    this.bound.set(id, name);
    super.bind(handler, id);
  }

  /** Results and errors pass through; the log and the metrics contain nothing of a command's content. */
  override async execute<T extends ICommand, Result>(command: T): Promise<Result> {
    const startedAt = performance.now();
    let outcome: CommandOutcome = 'failed';
    try {
      const result = await super.execute<T, Result>(command);
      outcome = 'done';
      return result;
    } catch (error) {
      if (error instanceof DomainError) outcome = 'refused';
      throw error;
    } finally {
      this.report(command, outcome, performance.now() - startedAt);
    }
  }

  private report(
    command: ICommand & { context?: CommandContext },
    outcome: CommandOutcome,
    ms: number,
  ): void {
    const { name } = command.constructor;
    this.metrics.countCommand(name, outcome, ms / 1000);
    const correlationId = command.context?.correlationId;
    this.log.debug({ command: name, outcome, ms: Math.round(ms), correlationId });
  }
}
