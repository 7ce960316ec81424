import { Command, CommandRunner } from 'nest-commander';
import { NestFactory } from '@nestjs/core';

/** `openapi`: prints the OpenAPI document of a preview of the application, which starts nothing. */
@Command({ name: 'openapi', description: 'Print the OpenAPI document of every endpoint' })
export class OpenApiCommand extends CommandRunner {
  override async run(): Promise<void> {
    const [{ AppModule }, { apiDocument }, { FastifyAdapter }] = await Promise.all([
      import('./app.module.js'),
      import('./platform/http/openapi/api-document.js'),
      import('@nestjs/platform-fastify'),
    ]);
    const application = await NestFactory.create(AppModule.register('command'), new FastifyAdapter(), {
      preview: true,
      logger: false,
    });
    process.stdout.write(`${JSON.stringify(apiDocument(application), null, 2)}\n`);
  }
}
