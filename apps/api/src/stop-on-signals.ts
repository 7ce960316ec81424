import type { INestApplication } from '@nestjs/common';
import { Readiness } from './platform/observability/readiness.js';

const patienceMs = 25_000;

/** Drains on the first SIGINT, SIGTERM or SIGHUP; Ctrl-C in a terminal reaches the process twice. */
export function stopOnSignals(application: INestApplication): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    application.get(Readiness).drain();
    setTimeout(() => end('Closewise did not stop within 25 s and was ended'), patienceMs).unref();
    application.close().then(
      () => process.exit(0),
      (error: unknown) => end(error),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
}

function end(reason: unknown): never {
  console.error(reason);
  process.exit(1);
}
