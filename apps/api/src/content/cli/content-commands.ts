import { ContentListCommand } from './content-list.command.js';
import { ContentPublishCommand } from './content-publish.command.js';
import { ContentUnpublishCommand } from './content-unpublish.command.js';

/** What an operator does about posts, below the command `content`. */
export const contentCommands = [ContentPublishCommand, ContentListCommand, ContentUnpublishCommand];
