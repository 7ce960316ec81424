import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { ContentConfig } from '../content-config.js';
import { Publication } from './publication.js';
import { sentenceOf } from './problem-sentence.js';

/** The posts that come with the project, as seen from where it is started. */
const ofProject = 'content/posts';

/** What a start publishes: CONTENT_DIR, and without it in development the posts of the project. */
@Injectable()
export class FirstPosts {
  private readonly log = new Logger('Content');

  constructor(
    private readonly publication: Publication,
    private readonly config: ContentConfig,
    private readonly server: ServerConfig,
  ) {}

  /** Safe to repeat. Posts with a mistake keep no server from starting: those that were published before stay. */
  async make(): Promise<void> {
    const folder = this.folder();
    if (!folder) return;
    try {
      const { problems } = await this.publication.run(folder, false, bySystem());
      for (const problem of problems) this.log.warn(`Nothing is published: ${sentenceOf(problem)}`);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      this.log.warn(error.message);
    }
  }

  private folder(): string | null {
    if (this.config.folder) return resolve(this.config.folder);
    const isForDevelopment = this.server.environment === 'development' && existsSync(ofProject);
    return isForDevelopment ? resolve(ofProject) : null;
  }
}
