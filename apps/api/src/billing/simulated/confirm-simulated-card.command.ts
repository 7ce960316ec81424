import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { z } from 'zod';
import type { simulatedCardRequest, SimulatedCardView } from '@closewise/contracts/buyer';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** A buyer gives the simulated provider a card for a payment. */
export class ConfirmSimulatedCard extends Command<SimulatedCardView['status']> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly intentId: string,
    readonly card: z.output<typeof simulatedCardRequest>,
    readonly context: CommandContext,
  ) {
    super();
  }
}
