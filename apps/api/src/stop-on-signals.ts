import type { INestApplication } from '@nestjs/common';
import { Readiness } from './platform/observability/readiness.js';

const patienceMs = 25_000;

/**
 * Drains on the first SIGINT, SIGTERM or SIGHUP, or when the process that started it is gone (`disconnect`), also
 * while the application still starts. Ctrl-C in a terminal reaches the process twice. The signal that it returns is
 * aborted from then on.
 */
export function stopOnSignals(starting: Promise<INestApplication>): AbortSignal {
  const stopping = new AbortController();
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => end('Closewise did not stop within 25 s and was ended'), patienceMs).unref();
    const application = await starting;
    application.get(Readiness).drain();
    await application.close();
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(event, () => void stop().catch(end));
  return stopping.signal;
}

function end(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}
