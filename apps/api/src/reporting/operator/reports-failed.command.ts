import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../platform/cli/attached-application.js';
import { FailedReports, type FailedReport } from './failed-reports.js';

/** `reports failed [--json]`: the paid reports that were not generated, oldest first. */
@SubCommand({
  name: 'failed',
  description: 'List paid reports that failed, whose job failed, or that are not done after 15 minutes',
})
export class ReportsFailedCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run(_: string[], { json }: { json?: boolean }): Promise<void> {
    const application = await this.attached.open();
    const reports = await application.get(FailedReports, { strict: false }).list();
    const lines = json ? [JSON.stringify(reports, null, 2)] : reports.map(lineOf);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && reports.length === 0) process.stderr.write('Every paid report is done or in the making\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = ({ reportId, status, changedAt, reason }: FailedReport): string =>
  [reportId, status, changedAt, reason ?? 'not done after 15 minutes'].join('\t');
