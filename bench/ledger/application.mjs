// The application as a command attaches to it, on the database of the measurement.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';

process.env.PERSONAL_DATA_KEY = process.env.LEDGER_SEAL_KEY = Buffer.alloc(32, 7).toString('base64');

export async function openApplication(url) {
  process.env.DATABASE_URL = url;
  const { AppModule } = await import('../../apps/api/dist/src/app.module.js');
  return NestFactory.createApplicationContext(AppModule.register('command'), { logger: false });
}

/** One of its parts, by the file under apps/api/dist/src and the class. */
export async function partOf(application, file, name) {
  const classes = await import(`../../apps/api/dist/src/${file}.js`);
  return application.get(classes[name], { strict: false });
}
