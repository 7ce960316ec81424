import type { ICommand } from '@nestjs/cqrs';

/** The class of a command, whatever it asks for. */
export type CommandClass = abstract new (...wishes: never[]) => ICommand;

const declared = new Set<CommandClass>();

/** Stands in each command's class, `static { declareCommand(this); }`, so that the start notices that its handler lacks. */
export function declareCommand(command: CommandClass): void {
  declared.add(command);
}

/** All commands of the code that was loaded. */
export const declaredCommands = (): readonly CommandClass[] => [...declared];
