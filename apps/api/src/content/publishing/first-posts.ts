import { Expose } from 'class-transformer';
import { IsOptional, IsString, MinLength } from 'class-validator';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { Publication } from './publication.js';
import { describeProblem } from './read-post.js';

/** Configuration of the posts that are published at startup. */
export class ContentConfig {
  /** Folder whose posts are published at startup. */
  @Expose({ name: 'CONTENT_DIR' })
  @IsOptional()
  @IsString()
  @MinLength(1, { message: 'CONTENT_DIR must be the path of a folder with posts' })
  readonly folder?: string;
}

/** The project's own posts, relative to the working directory. */
const projectPosts = 'content/posts';

/** Publishes posts at startup: those in CONTENT_DIR or, without it in development, the project's own. */
@Injectable()
export class FirstPosts {
  private readonly log = new Logger('Content');

  constructor(
    private readonly publication: Publication,
    private readonly config: ContentConfig,
    private readonly server: ServerConfig,
  ) {}

  /** Safe to repeat. Only logs mistakes in posts, so that the server starts with the posts published before. */
  async make(): Promise<void> {
    const folder = this.folder();
    if (!folder) return;
    try {
      const { problems } = await this.publication.run(folder, false, bySystem());
      for (const problem of problems) this.log.warn(`No posts were published: ${describeProblem(problem)}`);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn(error.message);
    }
  }

  private folder(): string | null {
    if (this.config.folder) return resolve(this.config.folder);
    const isForDevelopment = this.server.environment === 'development' && existsSync(projectPosts);
    return isForDevelopment ? resolve(projectPosts) : null;
  }
}
