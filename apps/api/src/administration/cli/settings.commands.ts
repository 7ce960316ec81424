import { CommandGroup } from '../../platform/cli/command-group.js';
import { asWritten } from '@closewise/domain/administration';
import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { Settings, type SettingChange } from '../settings/settings.js';

/** `settings list [--json]`: all settings, with the names and units that `settings set` takes. */
@SubCommand({
  name: 'list',
  description: 'List the settings as `settings set` takes them; prices are in dollars',
})
export class SettingsListCommand extends CommandRunner {
  constructor(private readonly settings: Settings) {
    super();
  }

  override async run(_: string[], { json = false }: Readonly<{ json?: boolean }>): Promise<void> {
    const values = asWritten((await this.settings.load()).values);
    const lines = Object.entries(values).map(([key, value]) => `${key}\t${value}`);
    process.stdout.write(`${json ? JSON.stringify(values, null, 2) : lines.join('\n')}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `settings set KEY VALUE --reason WHY [--dry-run] [--json]`: prices are in dollars, such as BUYER_REPORT_PRICE 29.00. */
@SubCommand({
  name: 'set',
  arguments: '<key> <value>',
  description: 'Change a setting, such as BUYER_REPORT_PRICE 29.00 or maintenance_mode true',
})
export class SettingsSetCommand extends CommandRunner {
  constructor(private readonly settings: Settings) {
    super();
  }

  override async run(
    [key = '', value = '']: string[],
    options: Readonly<{ reason: string; dryRun?: boolean; json?: boolean }>,
  ): Promise<void> {
    const { reason, dryRun = false, json = false } = options;
    const changes = Object.fromEntries([[key, value]]);
    const changed = await this.settings.preview(changes, reason);
    if (!dryRun) await this.settings.change(changes, reason, byOperator());
    if (json) {
      process.stdout.write(`${JSON.stringify({ dryRun, changed }, null, 2)}\n`);
      return;
    }
    const lines = changed.map((change) => changeLine(dryRun ? 'Would change' : 'Changed', change));
    process.stdout.write(`${lines.join('\n') || `${key} is already ${value}`}\n`);
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record', required: true })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--dry-run', description: 'show what would change, and change nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const changeLine = (verb: string, { key, before, value }: SettingChange): string =>
  `${verb} ${key} from ${before} to ${value}`;

const subCommands = [SettingsListCommand, SettingsSetCommand];

/** `settings`: prices, maintenance and social proof. */
@Command({ name: 'settings', description: 'List the settings, or change one', subCommands })
export class SettingsCommand extends CommandGroup {}

/** All commands about settings. */
export const settingsCommands = [SettingsCommand, ...subCommands];
