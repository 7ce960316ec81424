import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { postDecider, postStream, isSamePost, type Post, type PostLanguage } from '@closewise/domain/content';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { siteFolder } from '../../platform/http/pages/pages.js';
import { Posts } from '../reading/posts.projection.js';
import { findMissingImages } from './read-folder.js';
import { PublishPost } from './post.commands.js';
import { findConflicts, readFolder, type PostFile } from './read-folder.js';
import type { PostProblem } from './read-post.js';

/** `kept`: published, but not in the folder, and unchanged. */
export type PostOutcome = Readonly<{
  outcome: 'new' | 'changed' | 'unchanged' | 'kept';
  language: PostLanguage;
  slug: string;
  file: string | null;
}>;

export type FolderOutcome = Readonly<{ posts: readonly PostOutcome[]; problems: readonly PostProblem[] }>;

/** Publishes all posts of a folder, or none if one has a mistake. */
@Injectable()
export class Publication {
  constructor(
    private readonly posts: Posts,
    private readonly executor: CommandExecutor,
    private readonly commands: CommandBus,
  ) {}

  /** Safe to repeat, also after an interruption. With `dryRun`, only returns what would happen. */
  async run(folder: string, dryRun: boolean, context: CommandContext): Promise<FolderOutcome> {
    const { files, problems } = await readFolder(folder);
    const published = await this.posts.all();
    const images = findMissingImages(files, siteFolder);
    const all = [...problems, ...images, ...findConflicts(files, published)];
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

  /** Reads the stream, since the read model may lag behind. */
  private async outcomeOf(post: Post): Promise<PostOutcome['outcome']> {
    const state = await this.executor.load(postDecider, postStream(post));
    if (state.status === 'absent') return 'new';
    return isSamePost(state.post, post) ? 'unchanged' : 'changed';
  }
}

const keptOf = (published: readonly Post[], files: readonly PostFile[]): PostOutcome[] =>
  published
    .filter(({ language, slug }) => !files.some((file) => file.slug === slug && file.language === language))
    .map(({ language, slug }) => ({ outcome: 'kept', language, slug, file: null }));
