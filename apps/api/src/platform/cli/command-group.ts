import { CommandRunner } from 'nest-commander';

/** A command that only groups its subcommands; `makeStrict` refuses it when it is called alone. */
export abstract class CommandGroup extends CommandRunner {
  override async run(): Promise<void> {}
}
