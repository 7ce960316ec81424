import 'reflect-metadata';
import { createApplication } from './application.js';
import { readConfig } from './platform/config/read-config.js';
import { ServerConfig } from './platform/config/server-config.js';
import { reasonOf } from './platform/config/startup-error.js';
import { stopOnSignals } from './stop-on-signals.js';

async function start(): Promise<void> {
  const config = readConfig(ServerConfig, process.env);
  const starting = createApplication(config);
  stopOnSignals(starting);
  const application = await starting;
  try {
    await application.listen(config.port, config.host);
  } catch (error) {
    await application.close();
    throw error;
  }
  console.log(`Closewise is ready: ${config.publicUrl}  (API docs ${config.publicUrl}/api/docs)`);
}

start().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
