import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { Publication, type PostOutcome } from '../publishing/publication.js';
import { sentenceOf } from '../publishing/problem-sentence.js';

type Options = Readonly<{ dryRun?: boolean; json?: boolean }>;

/** `content publish FOLDER [--dry-run] [--json]`: all posts of a folder or, with a mistake in one, none (exit 2). */
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
      for (const problem of problems) process.stderr.write(`${sentenceOf(problem)}\n`);
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
        `Published but not in the folder, and left as they are: ${count('kept')} (see content unpublish)\n`,
      );
    }
  }

  @Option({ flags: '--dry-run', description: 'only show what would happen to each post' })
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
