import { Command, CommandRunner } from 'nest-commander';
import { ContentListCommand } from './content-list.command.js';
import { ContentPublishCommand } from './content-publish.command.js';
import { ContentUnpublishCommand } from './content-unpublish.command.js';

/** `content`: the posts of the blog. */
@Command({
  name: 'content',
  description: 'Publish the posts of a folder, list what is published, or take a post from the site',
  subCommands: [ContentPublishCommand, ContentListCommand, ContentUnpublishCommand],
})
export class ContentCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: content publish FOLDER, list or unpublish LANGUAGE SLUG\n');
    process.exitCode = 2;
  }
}
