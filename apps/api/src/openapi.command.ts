import { Command, CommandRunner } from 'nest-commander';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.js';
import { apiDocument } from './platform/http/api-document.js';

/** `openapi`: prints the OpenAPI document; starts nothing, as the application is only looked at. */
@Command({ name: 'openapi', description: 'Print the OpenAPI document of every endpoint' })
export class OpenApiCommand extends CommandRunner {
  override async run(): Promise<void> {
    const application = await NestFactory.create(AppModule.register('attach'), new FastifyAdapter(), {
      preview: true,
      logger: false,
    });
    process.stdout.write(`${JSON.stringify(apiDocument(application), null, 2)}\n`);
  }
}
