import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { postDecider, postStream, type PostState } from '@closewise/domain/content';
import { CommandExecutor, type DecisionResult } from '../../platform/event-store/command-executor.js';
import { UnpublishPost } from './unpublish-post.command.js';

@CommandHandler(UnpublishPost)
export class UnpublishPostHandler implements ICommandHandler<UnpublishPost> {
  constructor(private readonly executor: CommandExecutor) {}

  execute({ language, slug, context }: UnpublishPost): Promise<DecisionResult<PostState>> {
    return this.executor.execute(
      postDecider,
      postStream({ language, slug }),
      { type: 'UnpublishPost' },
      context,
    );
  }
}
