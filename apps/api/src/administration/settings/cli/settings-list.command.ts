import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { Settings } from '../settings.js';

/** `settings list [--json]`: every setting as it is stored, the price in cents. */
@SubCommand({ name: 'list', description: 'List the settings; the price is in cents' })
export class SettingsListCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { json = false }: { json?: boolean }): Promise<void> {
    const { values } = await (await this.attached.open()).get(Settings, { strict: false }).load();
    const lines = Object.entries(values).map(([key, value]) => `${key}\t${value}`);
    process.stdout.write(`${json ? JSON.stringify(values, null, 2) : lines.join('\n')}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
