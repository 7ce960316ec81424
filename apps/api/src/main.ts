import 'reflect-metadata';
import { createApplication } from './application.js';
import { readConfig } from './platform/config/read-config.js';
import { ServerConfig } from './platform/config/server-config.js';
import { StartupError } from './platform/config/startup-error.js';
import { stopOnSignals } from './stop-on-signals.js';

async function start(): Promise<void> {
  const config = readConfig(ServerConfig, process.env);
  const application = await createApplication(config);
  stopOnSignals(application);
  await application.listen(config.port, config.host);
  console.log(`Closewise is ready: ${config.publicUrl}  (API docs ${config.publicUrl}/api/docs)`);
}

/** One line for what the operator can set right, the whole error for what is a fault of ours. */
function reasonOf(error: unknown): unknown {
  if (error instanceof StartupError) return error.message;
  const { code, syscall, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (syscall !== 'listen') return error;
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use: stop the other program or set PORT to a free one`
    : `Cannot listen on ${address}:${port} (${code}): set HOST and PORT to what this machine offers`;
}

start().catch((error: unknown) => {
  console.error(reasonOf(error));
  process.exit(1);
});
