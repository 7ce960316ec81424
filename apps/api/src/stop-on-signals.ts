import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { ServerConfig } from './platform/config/variables/server-config.js';
import { Readiness } from './platform/observability/readiness.js';

const patienceMs = 25_000;

/**
 * Drains on the first SIGINT, SIGTERM or SIGHUP, or when the process that started it is gone (`disconnect`), also
 * while the application still starts. Ctrl-C in a terminal reaches the process twice. The signal that it returns is
 * aborted from then on. For `DRAIN_SECONDS` it still takes requests: whoever shares them out has to see first that it is
 * not ready any more.
 */
export function stopOnSignals(starting: Promise<INestApplication>): AbortSignal {
  const stopping = new AbortController();
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const application = await inTime(starting);
    application.get(Readiness).drain();
    const { drainSeconds, role } = application.get(ServerConfig);
    if (role !== 'worker') await pause(drainSeconds * 1000);
    await inTime(application.close());
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(event, () => void stop().catch(end));
  return stopping.signal;
}

async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const tooLong = 'Closewise did not stop within 25 s and was ended';
  const timer = setTimeout(() => end(tooLong), patienceMs).unref();
  return work.finally(() => clearTimeout(timer));
}

function end(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}
