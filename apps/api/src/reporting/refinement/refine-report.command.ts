import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RefineReportView } from '@closewise/contracts/buyer';
import { Logger } from '@nestjs/common';
import {
  allowanceOf,
  reportDecider,
  reportLanguages,
  reportStream,
  type RefinementOrder,
  type ReportCommand,
  type ReportState,
} from '@closewise/domain/reporting';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { Clock } from '../../platform/clock/clock.js';
import { GenerateReport } from '../generation/generate-report.command.js';
import { ReportWriter } from '../generation/report-writer.js';
import { VersionWriter, type PaidReport } from '../generation/version-writer.js';
import { unknownReport } from '../known-reports/reports.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { ClosingCostRules } from '../closing-cost-rules.js';
import { viewAllowance, ReportPurchases } from './refinement-allowance.js';

/** Restores the report to what was bought. */
export const restoration = 'restore';

/**
 * Refines a report, or restores it to what was bought, and writes the new version. Does nothing if the key was used before
 * or nothing would change.
 */
export class RefineReport extends Command<Omit<RefineReportView, 'success'>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly order: RefinementOrder | typeof restoration,
    readonly context: CommandContext,
  ) {
    super();
  }
}

type Answer = Omit<RefineReportView, 'success'>;

/**
 * Records a refinement or restoration and writes its version immediately. If the process dies in between, the job of the
 * started generation writes it.
 */
@CommandHandler(RefineReport)
export class RefineReportHandler implements ICommandHandler<RefineReport> {
  private readonly log = new Logger(RefineReportHandler.name);

  constructor(
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
    private readonly purchases: ReportPurchases,
    private readonly rules: ClosingCostRules,
    private readonly writer: ReportWriter,
    private readonly versions: VersionWriter,
    private readonly documents: ReportDocuments,
    private readonly clock: Clock,
  ) {}

  async execute({ reportId, order: sent, context }: RefineReport): Promise<Answer> {
    const circumstances = {
      purchase: await this.purchases.find(reportId),
      now: this.clock.now(),
      rulesOf: (state: string) => this.rules.forState(state),
    };
    const order = sent === restoration ? null : sent;
    const command: ReportCommand = order
      ? { type: 'RefineReport', order, circumstances }
      : { type: 'RestoreReport', circumstances };
    const checked = async (state: ReportState) => {
      this.tryToWrite(state, reportDecider.decide(command, state).reduce(reportDecider.evolve, state));
      return command;
    };
    const stream = reportStream(reportId);
    const { state, appended } = await this.executor.executeWith(reportDecider, stream, checked, context);
    const report = appended ? await this.writeAtOnce(begun(state), context) : begun(state);
    const version =
      (!appended && report.versions.find(({ key }) => key === (order?.key ?? ''))) || report.versions.at(-1)!;
    return {
      version: version.version,
      isNew: appended !== null,
      isReady: version.readable !== null,
      cashToClose: await this.cashToClose(report, version.version),
      allowance: viewAllowance(allowanceOf(report.versions, circumstances), circumstances.now),
    };
  }

  /** Writes the version on trial, so that what the rules cannot write is refused before it is recorded. */
  private tryToWrite(before: ReportState, after: ReportState): void {
    if (before === after || !('request' in after)) return;
    for (const language of reportLanguages) this.writer.write(after.request, language);
  }

  /** If writing fails, the job retries; the refinement stays recorded. */
  private async writeAtOnce(report: PaidReport, context: CommandContext): Promise<PaidReport> {
    const { request, paymentId, revision } = report;
    const { reportId } = request;
    if (!(await this.versions.isQuick(report))) return report;
    try {
      await this.commands.execute(new GenerateReport({ reportId, paymentId, revision }, context));
      return begun(await this.executor.load(reportDecider, reportStream(reportId)));
    } catch (error) {
      this.log.warn(
        `A refinement could not be written immediately and is left to its job: ${(error as Error).message}`,
      );
      return report;
    }
  }

  private async cashToClose(report: PaidReport, version: number): Promise<Answer['cashToClose']> {
    const { versions } = report;
    const after = versions.find((one) => one.version === version);
    const before = versions.findLast((one) => one.version < version && one.readable !== null);
    if (!before || !after) return null;
    const [beforeCents = null, afterCents = null] = await this.documents.headlines(report, [before, after]);
    return beforeCents === null || afterCents === null ? null : { beforeCents, afterCents };
  }
}

function begun(state: ReportState): PaidReport {
  if (state.status === 'unknown' || state.status === 'draft' || state.status === 'erased')
    throw unknownReport();
  return state;
}
