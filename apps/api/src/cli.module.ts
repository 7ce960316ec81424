import { Global, type INestApplicationContext, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { OpenApiCommand } from './openapi.command.js';
import { AttachedApplication } from './platform/cli/attached-application.js';
import { createLog, NestLog } from './platform/observability/log.js';
import { EstimateCliModule } from './reporting/cli/index.js';

async function openApplication(): Promise<INestApplicationContext> {
  const { AppModule } = await import('./app.module.js');
  return NestFactory.createApplicationContext(AppModule.register('attach'), {
    logger: new NestLog(createLog('warn', pino.destination(2))),
    abortOnError: false,
  });
}

class LazyApplication extends AttachedApplication {
  private opening: Promise<INestApplicationContext> | null = null;

  override open(): Promise<INestApplicationContext> {
    this.opening ??= openApplication();
    return this.opening;
  }

  override async close(): Promise<void> {
    const application = await this.opening?.catch(() => null);
    await application?.close();
  }
}

/** The commands. Those that need a database open the application when they run. */
@Global()
@Module({
  imports: [EstimateCliModule],
  providers: [OpenApiCommand, { provide: AttachedApplication, useClass: LazyApplication }],
  exports: [AttachedApplication],
})
export class CliModule {}
