import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { postDecider, postStream, type PostState } from '@closewise/domain/content';
import { CommandExecutor, type DecisionResult } from '../../platform/event-store/command-executor.js';
import { PublishPost } from './publish-post.command.js';

@CommandHandler(PublishPost)
export class PublishPostHandler implements ICommandHandler<PublishPost> {
  constructor(private readonly executor: CommandExecutor) {}

  execute({ post, context }: PublishPost): Promise<DecisionResult<PostState>> {
    return this.executor.execute(postDecider, postStream(post), { type: 'PublishPost', post }, context);
  }
}
