import { Logger } from '@nestjs/common';
import type { ModuleRef } from '@nestjs/core';
import type { InstanceWrapper } from '@nestjs/core/injector/instance-wrapper.js';
import { CommandBus, type ICommand, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { StartupError } from '../config/startup/startup-error.js';
import type { CommandContext } from '../event-store/command-executor.js';
import type { CommandClass } from './declared-commands.js';
import type { CommandOutcome, Metrics } from '../observability/metrics.js';

/** By which the library finds a command's handler; it names its key nowhere that may be imported. */
const idOf = (command: CommandClass): string => Reflect.getMetadata('__command__', command)?.id;

/** The bus of all commands: it logs, counts and times each, and refuses to start with a command that has no handler or two. */
export class MeasuredCommandBus extends CommandBus {
  private readonly log = new Logger('Commands');
  /** The name of the handler by the id of its command. */
  private readonly bound = new Map<string, string>();

  /** `commands` are those that must have a handler. */
  constructor(
    parts: ModuleRef,
    private readonly metrics: Metrics,
    private readonly commands: readonly CommandClass[],
  ) {
    super(parts);
  }

  /** Throws StartupError for a command that no handler handles. */
  override register(handlers: InstanceWrapper<ICommandHandler>[] = []): void {
    super.register(handlers);
    const idle = this.commands.find((command) => !this.bound.has(idOf(command)));
    if (idle)
      throw new StartupError(`No handler handles the command ${idle.name}: list it among the providers`);
  }

  /** Throws StartupError when another handler is bound to the command already. */
  override bind<T extends ICommand>(handler: InstanceWrapper<ICommandHandler<T>>, id: string): void {
    const name = String(handler.name);
    const other = this.bound.get(id);
    if (other) throw new StartupError(`${other} and ${name} handle the same command: keep one of them`);
    this.bound.set(id, name);
    super.bind(handler, id);
  }

  /** What the handler answers or throws passes through; the log and the metrics hold nothing of what a command says. */
  override async execute<T extends ICommand, Result>(command: T): Promise<Result> {
    const begun = performance.now();
    let outcome: CommandOutcome = 'failed';
    try {
      const result = await super.execute<T, Result>(command);
      outcome = 'done';
      return result;
    } catch (error) {
      if (error instanceof DomainError) outcome = 'refused';
      throw error;
    } finally {
      this.tell(command, outcome, performance.now() - begun);
    }
  }

  private tell(command: ICommand & { context?: CommandContext }, outcome: CommandOutcome, ms: number): void {
    const { name } = command.constructor;
    this.metrics.countCommand(name, outcome, ms / 1000);
    const correlationId = command.context?.correlationId;
    this.log.debug({ command: name, outcome, ms: Math.round(ms), correlationId });
  }
}
