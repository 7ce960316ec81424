import { CommandRunner } from 'nest-commander';

/** A command that only groups its subcommands: called alone, it is refused with a list of them. */
export abstract class CommandGroup extends CommandRunner {
  override async run(): Promise<void> {
    const names = this.command.commands.map((command) => command.name()).join(', ');
    this.command.error(`error: '${this.command.name()}' needs a command: ${names}`, {
      code: 'commander.missingCommand',
    });
  }
}
