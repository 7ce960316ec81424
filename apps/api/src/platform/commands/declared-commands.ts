import type { ICommand } from '@nestjs/cqrs';

/** The class of any command. */
export type CommandClass = abstract new (...fields: never[]) => ICommand;

const declared = new Set<CommandClass>();

/** Called in each command's class as `static { declareCommand(this); }`, so that the start finds a missing handler. */
export function declareCommand(command: CommandClass): void {
  declared.add(command);
}

/** All commands of the loaded code. */
export const declaredCommands = (): readonly CommandClass[] => [...declared];
