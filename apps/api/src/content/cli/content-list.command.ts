import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { Posts } from '../reading/posts.js';

/** `content list [--json]`: what is published, the newest first. */
@SubCommand({ name: 'list', description: 'List the posts that are published' })
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
