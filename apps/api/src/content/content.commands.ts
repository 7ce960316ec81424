import { CommandGroup } from '../platform/cli/command-group.js';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { byOperator } from '../platform/commands/contexts.js';
import { Publication, type PostOutcome } from './publishing/publication.js';
import { describeProblem } from './publishing/read-post.js';
import { Posts } from './reading/posts.projection.js';
import { CommandBus } from '@nestjs/cqrs';
import { noSuchPost, postLanguages } from '@closewise/domain/content';
import { UnpublishPost } from './publishing/post.commands.js';

type Options = Readonly<{ dryRun?: boolean; json?: boolean }>;

/** `content publish FOLDER [--dry-run] [--json]`: publishes all posts of a folder, or none if one has a mistake (exit 2). */
@SubCommand({
  name: 'publish',
  arguments: '<folder>',
  description: 'Publish the posts of a folder; safe to repeat',
})
export class ContentPublishCommand extends CommandRunner {
  constructor(private readonly publication: Publication) {
    super();
  }

  override async run([folder = '']: string[], { dryRun = false, json = false }: Options): Promise<void> {
    const { posts, problems } = await this.publication.run(folder, dryRun, byOperator());
    if (json) process.stdout.write(`${JSON.stringify({ posts, problems }, null, 2)}\n`);
    else for (const post of posts) process.stdout.write(`${lineOf(post)}\n`);
    if (problems.length > 0) {
      for (const problem of problems) process.stderr.write(`${describeProblem(problem)}\n`);
      process.stderr.write('Nothing was published\n');
      process.exitCode = 2;
      return;
    }
    const count = (outcome: PostOutcome['outcome']) =>
      posts.filter((post) => post.outcome === outcome).length;
    const sum = `new ${count('new')}, changed ${count('changed')}, unchanged ${count('unchanged')}`;
    process.stderr.write(dryRun ? `Would be published: ${sum}\n` : `Published: ${sum}\n`);
    if (count('kept') > 0) {
      process.stderr.write(
        `Published but not in the folder, and unchanged: ${count('kept')} (see content unpublish)\n`,
      );
    }
  }

  @Option({ flags: '--dry-run', description: 'show what would happen to each post, and publish nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = ({ outcome, language, slug, file }: PostOutcome): string =>
  [outcome, language, slug, file ?? '-'].join('\t');

/** `content list [--json]`: published posts, newest first. */
@SubCommand({ name: 'list', description: 'List the published posts' })
export class ContentListCommand extends CommandRunner {
  constructor(private readonly posts: Posts) {
    super();
  }

  override async run(_: string[], { json = false }: { json?: boolean }): Promise<void> {
    const posts = (await this.posts.all()).map(({ markdown: _text, ...post }) => post);
    if (json) {
      process.stdout.write(`${JSON.stringify(posts, null, 2)}\n`);
      return;
    }
    for (const { language, slug, published, category, title } of posts) {
      process.stdout.write(`${[language, slug, published, category, title].join('\t')}\n`);
    }
    if (posts.length === 0) process.stderr.write('Nothing is published yet\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `content unpublish LANGUAGE SLUG`: removes a post from the site. */
@SubCommand({
  name: 'unpublish',
  arguments: '<language> <slug>',
  description: 'Remove a post from the site; publish its folder to restore it',
})
export class ContentUnpublishCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([enteredLanguage = '', slug = '']: string[]): Promise<void> {
    const language = postLanguages.find((one) => one === enteredLanguage);
    if (!language || !/^[a-z0-9-]+$/.test(slug)) throw noSuchPost();
    await this.commands.execute(new UnpublishPost(language, slug, byOperator()));
    process.stdout.write(`${language} ${slug} is no longer on the site\n`);
  }
}

/** `content`: the posts of the blog. */
@Command({
  name: 'content',
  description: 'Publish the posts of a folder, list the published posts, or remove one',
  subCommands: [ContentPublishCommand, ContentListCommand, ContentUnpublishCommand],
})
export class ContentCommand extends CommandGroup {}

/** The commands below `content`. */
export const contentCommands = [ContentPublishCommand, ContentListCommand, ContentUnpublishCommand];
