import 'reflect-metadata';
import { Logger, type INestApplication } from '@nestjs/common';
import { FirstAdmin } from './administration/index.js';
import { createApplication } from './application.js';
import { FirstPosts } from './content/index.js';
import { FirstOrganization } from './organizations/index.js';
import { readConfig } from './platform/config/read-config.js';
import { ServerConfig } from './platform/config/variables/server-config.js';
import { reasonOf } from './platform/config/startup/startup-error.js';
import { throughOutages } from './platform/event-store/through-outages.js';
import { drawSampleWhenIdle, SampleReport } from './reporting/index.js';
import { stopOnSignals } from './stop-on-signals.js';

async function start(): Promise<void> {
  const config = readConfig(ServerConfig, process.env);
  const starting = createApplication(config);
  const stopping = stopOnSignals(starting);
  const application = await starting;
  try {
    await application.listen(config.port, config.host);
    if (config.role !== 'worker') {
      await throughOutages(
        () => makeFirst(application, config),
        (error) => {
          if (!stopping.aborted) logOutage(error);
        },
      );
    }
  } catch (error) {
    await application.close();
    throw error;
  }
  if (config.role !== 'worker' && config.environment !== 'test')
    void drawSampleWhenIdle(application.get(SampleReport, { strict: false }), stopping);
  console.log(`Closewise is ready: ${config.publicUrl}  (API docs ${config.publicUrl}/api/docs)`);
}

/** The server answers already: an outage of the store now is one of many to come, and ends nothing. */
async function makeFirst(application: INestApplication, config: ServerConfig): Promise<void> {
  await application.get(FirstOrganization, { strict: false }).make();
  await application.get(FirstPosts, { strict: false }).make();
  await showFirstAdmin(application, config);
}

const logOutage = (error: unknown): void =>
  new Logger('Start').warn(`The first organization and admin wait: ${(error as Error).message}`);

/** On stdout, never in the log: the password is shown once and kept nowhere. */
async function showFirstAdmin(
  application: INestApplication,
  { adminUrl, publicUrl }: ServerConfig,
): Promise<void> {
  const made = await application.get(FirstAdmin, { strict: false }).make();
  if (!made) return;
  console.log(
    `Sign in at ${adminUrl ?? publicUrl}/admin as ${made.username} with the password ${made.password}`,
  );
  console.log('This password is shown only once: change it under Security.');
}

start().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
