import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demoReportDecider, demoReportStream, reportLanguages } from '@closewise/domain/reporting';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { nextDemoReportId } from './demo-reports.js';
import { DemoReportPage } from './demo-report-page.js';

/** Creates a demo report. Returns its id. */
export class CreateDemoReport extends Command<number> {
  static {
    declareCommand(this);
  }

  constructor(readonly context: CommandContext) {
    super();
  }
}

@CommandHandler(CreateDemoReport)
export class CreateDemoReportHandler implements ICommandHandler<CreateDemoReport> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ context }: CreateDemoReport): Promise<number> {
    const reportId = nextDemoReportId();
    const command = { type: 'CreateDemoReport', reportId } as const;
    await this.executor.begin(demoReportDecider, demoReportStream(reportId), command, context);
    return reportId;
  }
}

/** Starts generating a demo report after its simulated payment. */
export class ProcessDemoReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly paymentIntentId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ProcessDemoReport)
export class ProcessDemoReportHandler implements ICommandHandler<ProcessDemoReport> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ reportId, paymentIntentId, context }: ProcessDemoReport): Promise<void> {
    const command = { type: 'StartDemoReport', paymentIntentId } as const;
    await this.executor.execute(demoReportDecider, demoReportStream(reportId), command, context);
  }
}

/** Renders a demo report in every language and records that it is ready. */
export class WriteDemoReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Pages are rendered on request; rendering here only proves that it works. */
@CommandHandler(WriteDemoReport)
export class WriteDemoReportHandler implements ICommandHandler<WriteDemoReport> {
  constructor(
    private readonly page: DemoReportPage,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ reportId, context }: WriteDemoReport): Promise<void> {
    for (const language of reportLanguages) this.page.renderPage(reportId, language);
    const command = { type: 'CompleteDemoReport' } as const;
    await this.executor.execute(demoReportDecider, demoReportStream(reportId), command, context);
  }
}

/** Records that all attempts to generate a demo report failed. */
export class FailDemoReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(FailDemoReport)
export class FailDemoReportHandler implements ICommandHandler<FailDemoReport> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ reportId, reason, context }: FailDemoReport): Promise<void> {
    const command = { type: 'FailDemoReport', reason } as const;
    await this.executor.execute(demoReportDecider, demoReportStream(reportId), command, context);
  }
}
