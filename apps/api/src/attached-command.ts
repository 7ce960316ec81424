import 'reflect-metadata';
import type { FactoryProvider, INestApplicationContext, Type } from '@nestjs/common';
import type { CommandRunner } from 'nest-commander';
import { AttachedApplication } from './platform/cli/attached-application.js';

/** A command of the application, listed without it: the application is opened when the command runs. */
export function attachedCommand(type: Type<CommandRunner>): FactoryProvider<CommandRunner> {
  return {
    provide: type,
    inject: [AttachedApplication],
    useFactory: (application: AttachedApplication) => {
      const run: CommandRunner['run'] = async (args, options) =>
        commandOf(type, await application.open()).run(args, options);
      return Object.assign(Object.create(type.prototype) as CommandRunner, { run });
    },
  };
}

/** Made of parts of whichever modules have them: a command belongs to no module of the application. */
function commandOf(type: Type<CommandRunner>, application: INestApplicationContext): CommandRunner {
  const parts = (Reflect.getMetadata('design:paramtypes', type) ?? []) as Type[];
  return new type(...parts.map((part) => application.get<unknown>(part, { strict: false })));
}
