import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  type Post,
  type PostState,
  postDecider,
  postStream,
  type PostLanguage,
} from '@closewise/domain/content';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type CommandContext,
  type DecisionResult,
  CommandExecutor,
} from '../../platform/event-store/command-executor.js';

/** Publishes or revises a post. Records nothing for an unchanged post. */
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

@CommandHandler(PublishPost)
export class PublishPostHandler implements ICommandHandler<PublishPost> {
  constructor(private readonly executor: CommandExecutor) {}

  execute({ post, context }: PublishPost): Promise<DecisionResult<PostState>> {
    return this.executor.execute(postDecider, postStream(post), { type: 'PublishPost', post }, context);
  }
}

/** Removes a post from the site. */
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
