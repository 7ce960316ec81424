import type { DynamicModule } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CommandBus, CqrsModule } from '@nestjs/cqrs';
import { Metrics } from '../observability/metrics.js';
import { MeasuredCommandBus } from './measured-command-bus.js';

// By a factory: as a class it would inherit from the library's bus what is injected into which argument.
const bus = {
  provide: CommandBus,
  inject: [ModuleRef, Metrics],
  useFactory: (parts: ModuleRef, metrics: Metrics) => new MeasuredCommandBus(parts, metrics),
};

/** @nestjs/cqrs with a bus of our own, under the name of the library's; Metrics must be global. */
export function commandsModule(): DynamicModule {
  const library = CqrsModule.forRoot();
  return {
    ...library,
    providers: [...(library.providers ?? []), bus],
  };
}
