import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** The generation of a paid report that a job is to carry out; `revision` is null for whichever is under way. */
export type Generation = Readonly<{ reportId: number; paymentId: string; revision: number | null }>;

/** Writes the documents of a paid report in both languages; a repetition does nothing. */
export class GenerateReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly generation: Generation,
    readonly context: CommandContext,
  ) {
    super();
  }
}
