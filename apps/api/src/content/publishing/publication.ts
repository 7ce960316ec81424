import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { postDecider, postStream, samePost, type Post, type PostLanguage } from '@closewise/domain/content';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { siteFolder } from '../../platform/http/pages/pages.js';
import { Posts } from '../reading/posts.js';
import { missingImages } from './missing-images.js';
import { PublishPost } from './publish-post.command.js';
import { problemsBeside, readFolder, type PostFile } from './read-folder.js';
import type { PostProblem } from './read-post.js';

/** `kept`: published, but not in the folder, and left as it is. */
export type PostOutcome = Readonly<{
  outcome: 'new' | 'changed' | 'unchanged' | 'kept';
  language: PostLanguage;
  slug: string;
  file: string | null;
}>;

export type FolderOutcome = Readonly<{ posts: readonly PostOutcome[]; problems: readonly PostProblem[] }>;

/** Publishes the posts of a folder, all or, when one of them has a mistake, none. */
@Injectable()
export class Publication {
  constructor(
    private readonly posts: Posts,
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
  ) {}

  /** Safe to repeat, after an interruption too; `dryRun` only says what would become of each. */
  async run(folder: string, dryRun: boolean, context: CommandContext): Promise<FolderOutcome> {
    const { files, problems } = await readFolder(folder);
    const published = await this.posts.all();
    const images = missingImages(files, siteFolder);
    const all = [...problems, ...images, ...problemsBeside(files, published)];
    if (all.length > 0) return { posts: [], problems: all };
    const outcomes: PostOutcome[] = [];
    for (const one of files) {
      const { file, ...post } = one;
      const outcome = await this.outcomeOf(post);
      if (outcome !== 'unchanged' && !dryRun) await this.commands.execute(new PublishPost(post, context));
      outcomes.push({ outcome, language: post.language, slug: post.slug, file });
    }
    return { posts: [...outcomes, ...keptOf(published, files)], problems: [] };
  }

  /** By the log, which a read model may follow some moments later. */
  private async outcomeOf(post: Post): Promise<PostOutcome['outcome']> {
    const state = await this.executor.load(postDecider, postStream(post));
    if (state.status === 'absent') return 'new';
    return samePost(state.post, post) ? 'unchanged' : 'changed';
  }
}

const keptOf = (published: readonly Post[], files: readonly PostFile[]): PostOutcome[] =>
  published
    .filter(({ language, slug }) => !files.some((file) => file.slug === slug && file.language === language))
    .map(({ language, slug }) => ({ outcome: 'kept', language, slug, file: null }));
