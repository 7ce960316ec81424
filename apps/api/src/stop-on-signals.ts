import { setTimeout as pause } from 'node:timers/promises';
import type { INestApplication } from '@nestjs/common';
import { ServerConfig } from './platform/config/variables/server-config.js';
import { StartStoppedError } from './platform/event-store/start-wait.js';
import { Readiness } from './platform/observability/readiness.js';

const patienceMs = 25_000;

/**
 * Drains and stops on the first SIGINT, SIGTERM or SIGHUP, or when the parent process is gone (`disconnect`), even
 * while the application is starting; `stopping` is then aborted. (Ctrl-C in a terminal reaches the process twice.) For
 * `DRAIN_SECONDS` it still accepts requests, until the load balancer has noticed that it is no longer ready.
 */
export function stopOnSignals(starting: Promise<INestApplication>, stopping: AbortController): void {
  const stop = async (): Promise<void> => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    const application = await endInTime(starting);
    application.get(Readiness).drain();
    const { drainSeconds, role } = application.get(ServerConfig);
    if (role !== 'worker') await pause(drainSeconds * 1000);
    await endInTime(application.close());
    process.exit(0);
  };
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(event, () => void stop().catch(end));
}

async function endInTime<Result>(work: Promise<Result>): Promise<Result> {
  const tooLong = 'Closewise did not stop within 25 s and was ended';
  const timer = setTimeout(() => end(tooLong), patienceMs).unref();
  return work.finally(() => clearTimeout(timer));
}

function end(reason: unknown): never {
  if (reason instanceof StartStoppedError) process.exit(0);
  console.error(reason);
  process.exit(1);
}
