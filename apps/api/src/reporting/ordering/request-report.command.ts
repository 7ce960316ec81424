import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { z } from 'zod';
import type { createReportRequest } from '@closewise/contracts/buyer';
import type { ReportLanguage } from '@closewise/domain/reporting';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { OrderedReport } from './ordered-report.js';

/** What a buyer sent, checked. */
export type ReportOrder = z.output<typeof createReportRequest>;

/** Registers what a buyer wants a report about; `language` is the one their browser asks for. */
export class RequestReport extends Command<OrderedReport> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly order: ReportOrder,
    readonly language: ReportLanguage,
    readonly context: CommandContext,
  ) {
    super();
  }
}
