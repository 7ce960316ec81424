import { Command, CommandRunner } from 'nest-commander';
import { LookUpCommand } from './look-up.command.js';

/** `property-facts`: what the sources say of a home. */
@Command({
  name: 'property-facts',
  description: 'Ask the sources of PROPERTY_FACTS about one home',
  subCommands: [LookUpCommand],
})
export class PropertyFactsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say what: property-facts look-up --street STREET --state XX\n');
    process.exitCode = 2;
  }
}
