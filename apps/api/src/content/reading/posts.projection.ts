import type { PostEvent } from '@closewise/domain/content';
import type { Projection } from '../../platform/projections/projection.js';

const remove = `delete from posts using unnest($1::text[], $2::text[]) as gone (language, slug)
  where posts.language = gone.language and posts.slug = gone.slug`;

const upsert = `insert into posts (language, slug, published, post)
  select * from unnest($1::text[], $2::text[], $3::date[], $4::json[])
  on conflict (language, slug) do update set published = excluded.published, post = excluded.post`;

/** What can be read, as it was published last. */
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
