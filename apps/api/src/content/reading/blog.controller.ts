import { Controller, Get, Header, HttpStatus, Param, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiQuery, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  blogCategoriesView,
  blogLanguageQuery,
  blogPostQuery,
  blogPostsQuery,
  blogPostsView,
  blogPostView,
  type BlogCategoriesView,
  type BlogLanguageQuery,
  type BlogPostQuery,
  type BlogPostsQuery,
  type BlogPostsView,
  type BlogPostView,
} from '@closewise/contracts/blog';
import { postLanguages } from '@closewise/domain/content';
import { Access } from '../../platform/access/access.js';
import { ApiProblems } from '../../platform/http/openapi/api-problems.js';
import { ResponseSchema } from '../../platform/http/openapi/response-schema.js';
import { RateLimited } from '../../platform/http/rate-limits/rate-limited.js';
import { Blog } from './blog.js';

const readLimit = {
  points: 240,
  perSeconds: 60,
  refusal: 'Too many posts were read from your network.',
};
const inLanguage = { name: 'language', required: false, enum: postLanguages } as const;
const wrongLanguage = 'Language must be one of en, es';
const optional = (name: string, example: string | number) => ({
  name,
  required: false,
  schema: { type: typeof example === 'number' ? 'integer' : 'string', example } as const,
});
const minute = 'public, max-age=60';

/** The blog's API. */
@ApiTags('blog')
@Access('visitor')
@Controller('api/blog')
export class BlogController {
  constructor(private readonly blog: Blog) {}

  @Get('posts')
  @RateLimited('blog', readLimit)
  @Header('cache-control', minute)
  @ResponseSchema(blogPostsView)
  @ApiOperation({ operationId: 'listBlogPosts', summary: 'The posts in one language, newest first' })
  @ApiQuery(inLanguage)
  @ApiQuery(optional('search', 'escrow'))
  @ApiQuery(optional('category', 'closing-costs'))
  @ApiQuery(optional('tag', 'Escrow'))
  @ApiQuery(optional('page', 1))
  @ApiQuery(optional('pageSize', 10))
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'The header x-total-count has the number of posts on all pages',
    standardSchema: blogPostsView,
  })
  @ApiProblems({ 400: wrongLanguage })
  async list(
    @Query({ schema: blogPostsQuery }) query: BlogPostsQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<BlogPostsView> {
    const { posts, total } = await this.blog.list(query);
    reply.header('x-total-count', String(total));
    return posts;
  }

  @Get('categories')
  @RateLimited('blog', readLimit)
  @Header('cache-control', minute)
  @ResponseSchema(blogCategoriesView)
  @ApiOperation({ operationId: 'listBlogCategories', summary: 'The categories of the posts in one language' })
  @ApiQuery(inLanguage)
  @ApiResponse({ status: HttpStatus.OK, description: 'By name', standardSchema: blogCategoriesView })
  @ApiProblems({ 400: wrongLanguage })
  categories(@Query({ schema: blogLanguageQuery }) query: BlogLanguageQuery): Promise<BlogCategoriesView> {
    return this.blog.categories(query.language);
  }

  @Get('posts/related/:slug')
  @RateLimited('blog', readLimit)
  @Header('cache-control', minute)
  @ResponseSchema(blogPostsView)
  @ApiOperation({ operationId: 'listRelatedBlogPosts', summary: 'Up to four related posts' })
  @ApiParam({ name: 'slug', type: String, example: 'what-is-escrow' })
  @ApiQuery(inLanguage)
  @ApiResponse({
    status: HttpStatus.OK,
    description: 'Most closely related first',
    standardSchema: blogPostsView,
  })
  @ApiProblems({ 400: wrongLanguage, 404: 'Post not found' })
  related(
    @Param('slug') slug: string,
    @Query({ schema: blogPostQuery }) query: BlogPostQuery,
  ): Promise<BlogPostsView> {
    return this.blog.related(slug, query.language);
  }

  @Get('posts/:slug')
  @RateLimited('blog', readLimit)
  @Header('cache-control', minute)
  @ResponseSchema(blogPostView)
  @ApiOperation({ operationId: 'readBlogPost', summary: 'One post, as markdown and as sanitized HTML' })
  @ApiParam({ name: 'slug', type: String, example: 'what-is-escrow' })
  @ApiQuery(inLanguage)
  @ApiResponse({ status: HttpStatus.OK, description: 'The post', standardSchema: blogPostView })
  @ApiProblems({ 400: wrongLanguage, 404: 'Post not found' })
  post(
    @Param('slug') slug: string,
    @Query({ schema: blogPostQuery }) query: BlogPostQuery,
  ): Promise<BlogPostView> {
    return this.blog.post(slug, query.language);
  }
}
