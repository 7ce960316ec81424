import { Command } from '@nestjs/cqrs';
import type { PostLanguage, PostState } from '@closewise/domain/content';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext, DecisionResult } from '../../platform/event-store/command-executor.js';

/** Takes a post from the site. */
export class UnpublishPost extends Command<DecisionResult<PostState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly language: PostLanguage,
    readonly slug: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
