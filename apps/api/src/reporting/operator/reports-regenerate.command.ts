import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../platform/cli/attached-application.js';
import { byOperator } from '../../platform/commands/contexts.js';
import { RegenerateReport } from '../generation/regenerate-report.command.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { unknownReport } from '../known-reports/reports.js';

/** `reports regenerate <id>`: generates a paid report, begun or done or not; the running server does the work. */
@SubCommand({
  name: 'regenerate',
  arguments: '<id>',
  description:
    'Generate a paid report, again or at last; the running server, or the next start, does the work',
})
export class ReportsRegenerateCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  /** An unknown or unpaid report is refused. */
  override async run([id = '']: string[]): Promise<void> {
    const reportId = parseReportId(id);
    if (reportId === null) throw unknownReport();
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const { revision } = await commands.execute(new RegenerateReport(reportId, byOperator()));
    process.stdout.write(`Report ${id} is being generated (revision ${revision})\n`);
  }
}
