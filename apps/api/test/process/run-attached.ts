import { jest } from '@jest/globals';
import type { INestApplicationContext, Type } from '@nestjs/common';
import type { CommandRunner } from 'nest-commander';
import { AttachedApplication } from '../../src/platform/cli/attached-application.js';

/** Runs a command in an open application; returns its stdout. */
export async function runAttached(
  application: INestApplicationContext,
  type: Type<CommandRunner>,
  args: string[],
  options: object = {},
): Promise<string> {
  // Imported late: nest-commander requires Nest to be loaded.
  const { attachedCommand } = await import('../../src/cli.module.js');
  const attached = { open: async () => application, close: async () => undefined };
  const [first] = (Reflect.getMetadata('design:paramtypes', type) ?? []) as unknown[];
  // Some commands open the application themselves, when they need it.
  const opensItself = first === AttachedApplication;
  const printed: string[] = [];
  const stdout = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.push(String(text));
    return true;
  });
  try {
    const command = opensItself ? new type(attached) : await attachedCommand(type).useFactory(attached);
    await command.run(args, options as Record<string, unknown>);
  } finally {
    stdout.mockRestore();
  }
  return printed.join('');
}
