import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';
import { Settings, type SettingChange } from '../settings.js';

type Options = Readonly<{ reason: string; dryRun?: boolean; json?: boolean }>;

/** `settings set KEY VALUE --reason WHY [--dry-run] [--json]`: the price is given in dollars, as BUYER_REPORT_PRICE. */
@SubCommand({
  name: 'set',
  arguments: '<key> <value>',
  description: 'Change a setting, such as BUYER_REPORT_PRICE 29.00 or maintenance_mode true',
})
export class SettingsSetCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([key = '', value = '']: string[], options: Options): Promise<void> {
    const { reason, dryRun = false, json = false } = options;
    const settings = (await this.attached.open()).get(Settings, { strict: false });
    const changes = Object.fromEntries([[key, value]]);
    const changed = await settings.preview(changes, reason);
    if (!dryRun) {
      await settings.change(changes, reason, byOperator());
    }
    const lines = changed.map(lineOf(dryRun ? 'Would change' : 'Changed'));
    if (json) process.stdout.write(`${JSON.stringify({ dryRun, changed }, null, 2)}\n`);
    else process.stdout.write(`${lines.join('\n') || `${key} is ${value} already`}\n`);
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record', required: true })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--dry-run', description: 'only show what would change' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf =
  (verb: string) =>
  ({ key, before, value }: SettingChange): string =>
    `${verb} ${key} from ${before} to ${value}`;
