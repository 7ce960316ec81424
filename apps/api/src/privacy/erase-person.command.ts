import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../platform/commands/declared-commands.js';
import type { CommandContext, DecisionResult } from '../platform/event-store/command-executor.js';
import type { KeptOfSubject } from './kept-of-person.js';

/** `note` says why, in words that name nobody; `evenUnfinished` overrides what speaks against it. */
export type ErasureWish = Readonly<{ whom: string; note: string | null; evenUnfinished: boolean }>;

/** What was kept before; without a key everything was erased before. */
export type ErasedPerson = KeptOfSubject & Pick<DecisionResult<unknown>, 'appended'>;

/** Erases a person, or one report, for ever; repeated, it does what is left of it. */
export class ErasePerson extends Command<ErasedPerson> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly wish: ErasureWish,
    readonly context: CommandContext,
    /** Refuses what would be refused, and records and erases nothing. */
    readonly isDryRun = false,
  ) {
    super();
  }
}
