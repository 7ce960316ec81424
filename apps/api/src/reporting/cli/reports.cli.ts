import { text } from 'node:stream/consumers';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { CommandGroup } from '../../platform/cli/command-group.js';
import { CommandBus } from '@nestjs/cqrs';
import { AttachedApplication } from '../../platform/cli/attached-application.js';
import { noWorkerLine, Workers } from '../../platform/jobs/workers.js';
import { FailedReports, type FailedReport } from '../orders/failed-reports.js';
import { byOperator } from '../../platform/commands/contexts.js';
import { RegenerateReport } from '../generation/regenerate-report.command.js';
import { parseReportId } from '../known-reports/report-ids.js';
import { unknownReport } from '../known-reports/reports.js';
import { RequestReportMail } from '../orders/request-report-mail.command.js';
import { readConfig } from '../../platform/config/read-config.js';
import { WrongVariableError } from '../../platform/config/startup/startup-error.js';
import { AiReportWriter } from '../ai-writer/ai-report-writer.js';
import { AiWriterConfig } from '../ai-writer/model/ai-writer-config.js';
import {
  type PreviewOptions,
  comparePreview,
  formatPreview,
  writePreviewDocument,
} from '../ai-writer/preview.js';
import { ClosingCostRules } from '../closing-cost-rules.js';

/** `reports failed [--json]`: the paid reports that were not generated, oldest first. */
@SubCommand({
  name: 'failed',
  description: 'List paid reports that failed, whose job failed, or that are not ready after 15 minutes',
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
    const workers = application.get(Workers, { strict: false });
    if ((await workers.count()) === 0) process.stderr.write(noWorkerLine);
    else if (!json && reports.length === 0)
      process.stderr.write('Every paid report is ready or being generated\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = ({ reportId, status, changedAt, reason }: FailedReport): string =>
  [reportId, status, changedAt, reason ?? 'not ready after 15 minutes'].join('\t');

/** `reports regenerate <id>`: generates a paid report again; the running server does the work. */
@SubCommand({
  name: 'regenerate',
  arguments: '<id>',
  description: 'Generate a paid report again; the running server, or the next one to start, does the work',
})
export class ReportsRegenerateCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  /** Throws for an unknown or unpaid report. */
  override async run([id = '']: string[]): Promise<void> {
    const reportId = parseReportId(id);
    if (reportId === null) throw unknownReport();
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const { revision } = await commands.execute(new RegenerateReport(reportId, byOperator()));
    process.stdout.write(`Report ${id} is being generated (revision ${revision})\n`);
  }
}

/** `reports resend ID [--json]`: mails a report's link again; the running server sends it. */
@SubCommand({
  name: 'resend',
  arguments: '<id>',
  description: 'Mail the link to a report again; the running server, or the next one to start, sends it',
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
    const text = `The link to report ${id} is on its way to the buyer (mail ${state.requested})`;
    process.stdout.write(`${json ? JSON.stringify({ reportId, number: state.requested }, null, 2) : text}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `reports preview --model NAME < property.json`: the wording of the rules next to a model's. Nothing is stored. */
@SubCommand({
  name: 'preview',
  description:
    'Compare the wording of the rules with that of a model, for the property (JSON) on standard input',
})
export class ReportsPreviewCommand extends CommandRunner {
  constructor(private readonly rules: ClosingCostRules) {
    super();
  }

  /** Checks the property and the variables before it calls the model. */
  override async run(_: string[], options: PreviewOptions): Promise<void> {
    const document = writePreviewDocument(await text(process.stdin), options, this.rules, new Date());
    const access = readConfig(AiWriterConfig, process.env).access(options.model);
    if (!access) {
      throw new WrongVariableError(
        'To call a model, set OPENAI_API_KEY, OPENAI_MODEL or --model, the three prices and OPENAI_MONTHLY_CEILING_DOLLARS',
      );
    }
    const tried = await new AiReportWriter(access, () => this.rules.places()).write([document]);
    const preview = comparePreview(document, tried);
    process.stdout.write(`${options.json ? JSON.stringify(preview, null, 2) : formatPreview(preview)}\n`);
  }

  @Option({ flags: '--model <model>', description: 'the model to call (OPENAI_MODEL)' })
  parseModel(model: string): string {
    return model;
  }

  @Option({ flags: '--language <language>', description: 'en or es (en)' })
  parseLanguage(language: string): string {
    return language;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `reports`: the operator's commands for reports. */
@Command({
  name: 'reports',
  description: 'List failed reports, generate one again, mail its link again, or preview a model',
  subCommands: [ReportsFailedCommand, ReportsRegenerateCommand, ReportsResendCommand, ReportsPreviewCommand],
})
export class ReportsCommand extends CommandGroup {}
