import type { Command } from 'commander';

/** Every executable command by its words, such as `orders list`. */
export async function findAllCommands(): Promise<Map<string, Command>> {
  const { CommandFactory } = await import('nest-commander');
  const { Commander } = await import('nest-commander/src/constants.js');
  const { CliModule } = await import('../../src/cli.module.js');
  const made = await CommandFactory.createWithoutRunning(CliModule, { logger: false });
  const leaves = new Map<string, Command>();
  const visit = (command: Command, words: readonly string[]): void => {
    if (command.commands.length === 0) leaves.set(words.join(' '), command);
    for (const below of command.commands) visit(below, [...words, below.name()]);
  };
  visit(made.get<Command>(Commander), []);
  await made.close();
  return leaves;
}
