import { Command } from '@nestjs/cqrs';
import type { z } from 'zod';
import type { refineReportRequest, RefineReportView } from '@closewise/contracts/buyer';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** What the owner of a report sent, checked for its shape. */
export type RefinementOrder = z.output<typeof refineReportRequest>;

/** Records what is to be another in a report, and writes it anew; a repetition with the same key changes nothing. */
export class RefineReport extends Command<Omit<RefineReportView, 'success'>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly order: RefinementOrder,
    readonly context: CommandContext,
  ) {
    super();
  }
}
