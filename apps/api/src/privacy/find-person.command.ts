import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../platform/commands/declared-commands.js';
import type { CommandContext, DecisionResult } from '../platform/event-store/command-executor.js';
import type { KeptOfSubject } from './kept-of-person.js';

/** Whom a name means, by pseudonym; what is kept of them, and what speaks against erasing it, in words. */
export type FoundPerson = KeptOfSubject &
  Readonly<{ subjectId: string; objections: readonly string[] }> &
  Pick<DecisionResult<unknown>, 'appended'>;

/** Looks up what is kept of a person, by e-mail address, or of one report, by its number; that it was done is recorded. */
export class FindPerson extends Command<FoundPerson> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly whom: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
