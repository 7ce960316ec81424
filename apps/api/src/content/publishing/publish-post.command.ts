import { Command } from '@nestjs/cqrs';
import type { Post, PostState } from '@closewise/domain/content';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext, DecisionResult } from '../../platform/event-store/command-executor.js';

/** Shows a post, or what is new in it; nothing is recorded of what is shown already. */
export class PublishPost extends Command<DecisionResult<PostState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly post: Post,
    readonly context: CommandContext,
  ) {
    super();
  }
}
