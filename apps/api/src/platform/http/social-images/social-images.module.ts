import { Module } from '@nestjs/common';
import { SocialImagesController } from './social-images.controller.js';
import { SocialImages } from './social-images.js';

/** The pictures of shared links. */
@Module({ controllers: [SocialImagesController], providers: [SocialImages] })
export class SocialImagesModule {}
