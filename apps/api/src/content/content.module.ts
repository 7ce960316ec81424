import { Module, type OnModuleInit } from '@nestjs/common';
import { postEvents } from '@closewise/domain/content';
import { fromEnvironment } from '../platform/config/config.module.js';
import { Pages } from '../platform/http/pages/pages.js';
import { Projections } from '../platform/projections/projection.js';
import { ContentConfig } from './publishing/first-posts.js';
import { FirstPosts } from './publishing/first-posts.js';
import { Publication } from './publishing/publication.js';
import { PublishPostHandler } from './publishing/post.commands.js';
import { UnpublishPostHandler } from './publishing/post.commands.js';
import { BlogController } from './reading/blog.controller.js';
import { BlogFeedsController } from './reading/blog-feeds.controller.js';
import { BlogPages } from './reading/blog-pages.js';
import { Blog } from './reading/blog.js';
import { postsProjection } from './reading/posts.projection.js';
import { Posts } from './reading/posts.projection.js';
import { registerEvents } from '../platform/event-catalogue/registered-events.js';

registerEvents('content', postEvents);

/** The blog: publishes posts from folders of markdown, and serves them. */
@Module({
  controllers: [BlogController, BlogFeedsController],
  providers: [
    fromEnvironment(ContentConfig),
    Posts,
    Blog,
    BlogPages,
    Publication,
    FirstPosts,
    PublishPostHandler,
    UnpublishPostHandler,
  ],
})
export class ContentModule implements OnModuleInit {
  constructor(
    private readonly projections: Projections,
    private readonly pages: Pages,
    private readonly blogPages: BlogPages,
  ) {}

  onModuleInit(): void {
    this.projections.register(postsProjection);
    this.pages.serve('/blog', (_, query, client) => this.blogPages.list(query, client));
    this.pages.serve('/blog/:slug', (values) => this.blogPages.post(values.get('slug') ?? ''));
  }
}
