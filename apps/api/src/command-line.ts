import 'reflect-metadata';
import type { Command } from 'commander';
import { CommandFactory, CommandRunnerService } from 'nest-commander';
import { Commander } from 'nest-commander/src/constants.js';
import { CliModule } from './cli.module.js';
import { commandDatabases } from './command-databases.js';
import { AttachedApplication } from './platform/cli/attached-application.js';
import { exitCodeOf } from './platform/cli/exit-code.js';
import { makeStrict } from './platform/cli/strict-command.js';

const rethrow = (error: Error): never => {
  throw error;
};

/** Runs the command `args`; sets `process.exitCode` unless it succeeds. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  // Commands use the log and the read models; projections, reactors and jobs run in the server.
  process.env['ROLE'] = 'http';
  try {
    await run(args);
  } catch (error) {
    process.exitCode = exitCodeOf(error);
  }
}

async function run(args: readonly string[]): Promise<void> {
  const commands = await CommandFactory.createWithoutRunning(CliModule, {
    cliName: 'closewise',
    logger: false,
    serviceErrorHandler: rethrow,
    abortOnError: false,
  });
  const program = commands.get<Command>(Commander);
  makeStrict(program, rethrow);
  program.hook('preAction', (_, command) => {
    const use = commandDatabases[fullName(command)] ?? 'none';
    if (use !== 'none') commands.get(AttachedApplication).databaseUse = use;
  });
  try {
    // Commander skips the first word, and shows the second as the name of the program.
    await commands.get(CommandRunnerService).run(['node', 'closewise', ...args]);
  } finally {
    await commands.get(AttachedApplication).close();
    await commands.close();
  }
}

/** A command's full name, such as `ledger verify`. */
const fullName = (command: Command): string =>
  command.parent?.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();
