import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';
import { parseReportId } from '../../known-reports/report-ids.js';
import { unknownReport } from '../../known-reports/reports.js';
import { RequestReportMail } from '../mail-again/request-report-mail.command.js';

/** `reports resend ID [--json]`: mails the link of a report once more; the running server sends it. */
@SubCommand({
  name: 'resend',
  arguments: '<id>',
  description: 'Mail the link of a report once more; the running server, or the next start, sends it',
})
export class ReportsResendCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([id = '']: string[], { json }: Readonly<{ json?: boolean }>): Promise<void> {
    const reportId = parseReportId(id);
    if (reportId === null) throw unknownReport();
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const { state } = await commands.execute(new RequestReportMail(reportId, null, byOperator()));
    const text = `The link of report ${id} is on its way to the buyer (mail ${state.requested})`;
    process.stdout.write(`${json ? JSON.stringify({ reportId, number: state.requested }, null, 2) : text}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
