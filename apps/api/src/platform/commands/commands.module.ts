import type { DynamicModule, Provider } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { Metrics } from '../observability/metrics.js';
import type { CommandClass } from './declared-commands.js';
import { MeasuredCommandBus } from './measured-command-bus.js';

// By a factory: as a class it would inherit from the library's bus what is injected into which argument.
const busOf = (commands: readonly CommandClass[]): Provider => ({
  provide: CommandBus,
  inject: [ModuleRef, Metrics],
  useFactory: (parts: ModuleRef, metrics: Metrics) => new MeasuredCommandBus(parts, metrics, commands),
});

/** @nestjs/cqrs with a bus of our own, under the name of the library's; Metrics must be global. `commands` are those that must have a handler. */
export function commandsModule(commands: readonly CommandClass[]): DynamicModule {
  const library = CqrsModule.forRoot();
  return {
    ...library,
    providers: [...(library.providers ?? []), busOf(commands)],
  };
}
