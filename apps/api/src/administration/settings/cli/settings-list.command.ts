import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { asWritten } from '@closewise/domain/administration';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { Settings } from '../settings.js';

/** `settings list [--json]`: every setting by the name and in the unit in which `settings set` takes it. */
@SubCommand({
  name: 'list',
  description: 'List the settings in the form that `settings set` accepts; the price is in dollars',
})
export class SettingsListCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { json = false }: { json?: boolean }): Promise<void> {
    const state = await (await this.attached.open()).get(Settings, { strict: false }).load();
    const values = asWritten(state.values);
    const lines = Object.entries(values).map(([key, value]) => `${key}\t${value}`);
    process.stdout.write(`${json ? JSON.stringify(values, null, 2) : lines.join('\n')}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
