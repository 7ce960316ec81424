import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, SubCommand } from 'nest-commander';
import { noSuchPost, postLanguages } from '@closewise/domain/content';
import { byOperator } from '../../platform/commands/contexts.js';
import { UnpublishPost } from '../publishing/unpublish-post.command.js';

/** `content unpublish LANGUAGE SLUG`: takes a post from the site. */
@SubCommand({
  name: 'unpublish',
  arguments: '<language> <slug>',
  description: 'Remove a post from the site; publish its folder to restore it',
})
export class ContentUnpublishCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([wanted = '', slug = '']: string[]): Promise<void> {
    const language = postLanguages.find((one) => one === wanted);
    if (!language || !/^[a-z0-9-]+$/.test(slug)) throw noSuchPost();
    await this.commands.execute(new UnpublishPost(language, slug, byOperator()));
    process.stdout.write(`${language} ${slug} is not on the site any more\n`);
  }
}
