import { Logger } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RefineReportView } from '@closewise/contracts/buyer';
import {
  allowanceOf,
  reportDecider,
  reportLanguages,
  reportStream,
  type RefinementOrder as Order,
  type ReportState,
} from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { GenerateReport } from '../generation/generate-report.command.js';
import { ReportWriter } from '../generation/report-writer.js';
import { VersionWriter, type BegunReport } from '../generation/version-writer.js';
import { unknownReport } from '../known-reports/reports.js';
import { ReportDocuments } from '../reading/report-documents.js';
import { ClosingCostRules } from '../rules/index.js';
import { allowanceView } from './allowance-view.js';
import { Purchases } from './purchases.js';
import { RefineReport } from './refine-report.command.js';

type Answer = Omit<RefineReportView, 'success'>;

/**
 * Records a refinement, then writes its version at once. Should the process die in between, the job that follows each begun
 * generation writes it.
 */
@CommandHandler(RefineReport)
export class RefineReportHandler implements ICommandHandler<RefineReport> {
  private readonly log = new Logger(RefineReportHandler.name);

  constructor(
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
    private readonly purchases: Purchases,
    private readonly rules: ClosingCostRules,
    private readonly writer: ReportWriter,
    private readonly versions: VersionWriter,
    private readonly documents: ReportDocuments,
    private readonly clock: Clock,
  ) {}

  async execute({ reportId, order: sent, context }: RefineReport): Promise<Answer> {
    const order = sent as Order;
    const circumstances = {
      purchase: await this.purchases.of(reportId),
      now: this.clock.now(),
      rulesOf: (state: string) => this.rules.forState(state),
    };
    const command = { type: 'RefineReport', order, circumstances } as const;
    const checked = async (state: ReportState) => {
      this.tryToWrite(state, reportDecider.decide(command, state).reduce(reportDecider.evolve, state));
      return command;
    };
    const stream = reportStream(reportId);
    const { state, appended } = await this.executor.executeWith(reportDecider, stream, checked, context);
    const report = appended ? await this.writeAtOnce(begun(state), context) : begun(state);
    const version =
      (!appended && report.versions.find(({ key }) => key === order.key)) || report.versions.at(-1)!;
    return {
      version: version.version,
      isNew: appended !== null,
      isReady: version.readable !== null,
      cashToClose: await this.cashToClose(report, version.version),
      allowance: allowanceView(allowanceOf(report.versions, circumstances), circumstances.now),
    };
  }

  /** What the rules cannot write is refused before it is recorded. */
  private tryToWrite(before: ReportState, after: ReportState): void {
    if (before === after || !('request' in after)) return;
    for (const language of reportLanguages) this.writer.write(after.request, language);
  }

  /** What goes wrong here is tried again by the job; the refinement stands. */
  private async writeAtOnce(report: BegunReport, context: CommandContext): Promise<BegunReport> {
    const { request, paymentId, revision } = report;
    const { reportId } = request;
    if (!(await this.versions.isQuick(report))) return report;
    try {
      await this.commands.execute(new GenerateReport({ reportId, paymentId, revision }, context));
      return begun(await this.executor.load(reportDecider, reportStream(reportId)));
    } catch (error) {
      this.log.warn(`A refinement is left to its job: ${(error as Error).message}`);
      return report;
    }
  }

  private async cashToClose(report: BegunReport, version: number): Promise<Answer['cashToClose']> {
    const { versions } = report;
    const after = versions.find((one) => one.version === version);
    const before = versions.findLast((one) => one.version < version && one.readable !== null);
    if (!before || !after) return null;
    const [beforeCents = null, afterCents = null] = await this.documents.headlines(report, [before, after]);
    return beforeCents === null || afterCents === null ? null : { beforeCents, afterCents };
  }
}

function begun(state: ReportState): BegunReport {
  if (state.status === 'unknown' || state.status === 'draft' || state.status === 'erased')
    throw unknownReport();
  return state;
}
