import type { PostEvent, Post, PostLanguage } from '@closewise/domain/content';
import { type Projection, Projections } from '../../platform/projections/projection.js';
import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';

const remove = `delete from posts using unnest($1::text[], $2::text[]) as gone (language, slug)
  where posts.language = gone.language and posts.slug = gone.slug`;

const upsert = `insert into posts (language, slug, published, post)
  select * from unnest($1::text[], $2::text[], $3::date[], $4::json[])
  on conflict (language, slug) do update set published = excluded.published, post = excluded.post`;

/** The published posts in their latest version. */
export const postsProjection: Projection<PostEvent> = {
  name: 'content.posts@1',
  handles: ['PostPublished', 'PostRevised', 'PostUnpublished'],
  statements: [remove, upsert],
  tables: `create table posts (
    language text not null,
    slug text not null,
    published date not null,
    post json not null,
    primary key (language, slug)
  )`,
  async project(events, sql) {
    const last = new Map(events.map((event) => [`${event.data.language} ${event.data.slug}`, event]));
    const gone = [...last.values()].filter(({ type }) => type === 'PostUnpublished').map(({ data }) => data);
    await sql(remove, [gone.map(({ language }) => language), gone.map(({ slug }) => slug)]);
    const shown = [...last.values()].flatMap((event) =>
      event.type === 'PostUnpublished' ? [] : [event.data],
    );
    await sql(upsert, [
      shown.map(({ language }) => language),
      shown.map(({ slug }) => slug),
      shown.map(({ published }) => published),
      shown.map((post) => JSON.stringify(post)),
    ]);
  },
};

/** Reads the published posts. */
@Injectable()
export class Posts {
  constructor(
    private readonly database: Database,
    private readonly projections: Projections,
  ) {}

  /** Newest first, in one language or in both. */
  async all(language?: PostLanguage): Promise<Post[]> {
    const rows = await this.database.query<{ post: Post }>(
      `select post from ${this.table} where $1::text is null or language = $1
       order by published desc, slug, language`,
      [language ?? null],
    );
    return rows.map(({ post }) => post);
  }

  /** Null if no post with this slug is published, in this language if given. */
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
