import { Controller, Get, NotFoundException, Req, Res, Module } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../access/access.js';
import { asPublic } from '../requests/headers.js';
import { RateLimited } from '../rate-limits/rate-limited.js';
import { SocialImages } from './social-images.js';

/** Preview images of shared links. The address changes with the content, so images may be cached forever. */
@ApiExcludeController()
@Access('visitor')
@Controller('social')
class SocialImagesController {
  constructor(private readonly images: SocialImages) {}

  @Get('*')
  @RateLimited('social-images', {
    points: 300,
    perSeconds: 60,
    refusal: 'Too many images were requested from your network.',
  })
  async send(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const found = await this.images.find(request.url);
    if (!found) throw new NotFoundException();
    if ('movedTo' in found) {
      await reply.header('cache-control', 'no-store').redirect(found.movedTo, 302);
      return;
    }
    await asPublic(reply, 'public, max-age=31536000, immutable')
      .type('image/png')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(found.png);
  }
}

/** Preview images of shared links. */
@Module({ controllers: [SocialImagesController], providers: [SocialImages] })
export class SocialImagesModule {}
