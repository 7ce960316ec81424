import type { Command } from 'commander';

/**
 * Makes a command and its subcommands refuse what Commander ignores by default: excess arguments (`privacy erase` of two
 * people must not erase only the first), repeated options, and a group without one of its commands. `ended` receives the
 * error: Nest passes it to the outermost command only; the others would end the process themselves.
 */
export function makeStrict(command: Command, ended: (error: Error) => never): void {
  const { commands } = command;
  command.exitOverride(ended).allowExcessArguments(commands.length > 0);
  if (commands.length > 0) requireCommandOf(command);
  refuseRepeatedOptions(command);
  for (const below of commands) makeStrict(below, ended);
}

/** Runs before the group's action, so that no application is opened. */
function requireCommandOf(group: Command): void {
  group.hook('preAction', (_, called) => {
    if (called !== group) return;
    const [unknown] = called.args;
    const known = group.commands.map((command) => command.name()).join(', ');
    const problem =
      unknown === undefined ? `needs a command: ${known}` : `has no command '${unknown}'; it has ${known}`;
    group.error(`error: '${group.name()}' ${problem}`, { code: 'commander.unknownCommand' });
  });
}

function refuseRepeatedOptions(command: Command): void {
  for (const option of command.options.filter(({ variadic }) => !variadic)) {
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven)
        command.error(`error: option '${option.flags}' is given twice`, {
          code: 'commander.repeatedOption',
        });
      isGiven = true;
    });
  }
}
