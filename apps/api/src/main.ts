import 'reflect-metadata';
import { Logger, type INestApplication } from '@nestjs/common';
import { FirstAdmin } from './administration/index.js';
import { createApplication } from './application.js';
import { FirstPosts } from './content/index.js';
import { FirstOrganization } from './organizations/index.js';
import { readConfig } from './platform/config/read-config.js';
import { ServerConfig } from './platform/config/variables/server-config.js';
import { reasonOf } from './platform/config/startup/startup-error.js';
import { StartStoppedError } from './platform/event-store/start-wait.js';
import { throughOutages } from './platform/event-store/outage.js';
import { drawSampleWhenIdle, SampleReport } from './reporting/index.js';
import { stopOnSignals } from './stop-on-signals.js';

async function start(): Promise<void> {
  const config = readConfig(ServerConfig, process.env);
  const stopping = new AbortController();
  const starting = createApplication(config, undefined, stopping.signal);
  stopOnSignals(starting, stopping);
  const application = await starting;
  try {
    await application.listen(config.port, config.host);
    if (config.role !== 'worker') {
      await throughOutages(
        () => createFirstAccounts(application, config),
        (error) => {
          if (!stopping.signal.aborted) logOutage(error);
        },
      );
    }
  } catch (error) {
    if (error instanceof StartStoppedError) return;
    await application.close();
    throw error;
  }
  if (config.role !== 'worker' && config.environment !== 'test')
    void drawSampleWhenIdle(application.get(SampleReport, { strict: false }), stopping.signal);
  console.log(`Closewise is ready: ${config.publicUrl}  (API docs ${config.publicUrl}/api/docs)`);
}

/** Runs while the server already responds; an outage of the event store only delays it. */
async function createFirstAccounts(application: INestApplication, config: ServerConfig): Promise<void> {
  await application.get(FirstOrganization, { strict: false }).make();
  await application.get(FirstPosts, { strict: false }).make();
  await showFirstAdmin(application, config);
}

const logOutage = (error: unknown): void =>
  new Logger('Start').warn(
    `The first organization and admin are not created yet: ${(error as Error).message}`,
  );

/** Prints on stdout, never in the log: the password is shown once and not stored. */
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
  if (error instanceof StartStoppedError) process.exit(0);
  console.error(reasonOf(error));
  process.exit(1);
});
