import { Injectable } from '@nestjs/common';
import type { Post, PostLanguage } from '@closewise/domain/content';
import { Database } from '../../platform/database/database.js';
import { Projections } from '../../platform/projections/projection.js';
import { postsProjection } from './posts.projection.js';

/** The posts that are published. */
@Injectable()
export class Posts {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** The newest first, of one language or of both. */
  async all(language?: PostLanguage): Promise<Post[]> {
    const rows = await this.database.query<{ post: Post }>(
      `select post from ${this.table} where $1::text is null or language = $1
       order by published desc, slug, language`,
      [language ?? null],
    );
    return rows.map(({ post }) => post);
  }

  /** Null when nothing is published under this slug, in this language when one is named. */
  async find(slug: string, language?: PostLanguage): Promise<Post | null> {
    const [row] = await this.database.query<{ post: Post }>(
      `select post from ${this.table} where slug = $1 and ($2::text is null or language = $2)
       order by language limit 1`,
      [slug, language ?? null],
    );
    return row?.post ?? null;
  }

  private get table(): string {
    return `${this.projections.schemaOf(postsProjection.name)}.posts`;
  }
}
