import { Command } from 'nest-commander';
import { CommandGroup } from '../../platform/cli/command-group.js';
import { ContentListCommand } from './content-list.command.js';
import { ContentPublishCommand } from './content-publish.command.js';
import { ContentUnpublishCommand } from './content-unpublish.command.js';

/** `content`: the posts of the blog. */
@Command({
  name: 'content',
  description: 'Publish the posts of a folder, list published posts, or unpublish one',
  subCommands: [ContentPublishCommand, ContentListCommand, ContentUnpublishCommand],
})
export class ContentCommand extends CommandGroup {}
