import type { FactoryProvider, Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { CommandRunner } from 'nest-commander';
import { AttachedApplication } from './platform/cli/attached-application.js';

/** A command of the application, listed without it: the application is opened when the command runs. */
export function attachedCommand(type: Type<CommandRunner>): FactoryProvider<CommandRunner> {
  return {
    provide: type,
    inject: [AttachedApplication],
    useFactory: (application: AttachedApplication) => {
      const run: CommandRunner['run'] = async (args, options) => {
        const command = await (await application.open()).get(ModuleRef).create(type);
        await command.run(args, options);
      };
      return Object.assign(Object.create(type.prototype) as CommandRunner, { run });
    },
  };
}
