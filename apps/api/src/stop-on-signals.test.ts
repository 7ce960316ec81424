import { jest } from '@jest/globals';
import { Module, type BeforeApplicationShutdown } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { ServerConfig } from './platform/config/variables/server-config.js';
import { Readiness } from './platform/observability/readiness.js';
import { stopOnSignals } from './stop-on-signals.js';

@Module({ providers: [Readiness, { provide: ServerConfig, useValue: new ServerConfig() }] })
class Server implements BeforeApplicationShutdown {
  closed = 0;

  beforeApplicationShutdown(): void {
    this.closed += 1;
  }
}

const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as NodeJS.Signals[];

/** What the work has the process listen to, by event, without what listened before, and for this long alone. */
async function listeningTo(work: (hears: (event: NodeJS.Signals) => void) => Promise<void>): Promise<void> {
  const before = new Set(events.flatMap((event) => process.listeners(event)));
  const own = (event: NodeJS.Signals) => process.listeners(event).filter((heard) => !before.has(heard));
  try {
    await work((event) => own(event).forEach((listener) => listener(event)));
  } finally {
    for (const event of events) for (const listener of own(event)) process.off(event, listener);
  }
}

describe('a server stops', () => {
  afterEach(() => jest.restoreAllMocks());

  it.each(events)('once on %s, which may come twice, and ends with 0', async (event) => {
    const application = await NestFactory.create(Server, new FastifyAdapter(), { logger: false });
    const ended = new Promise((end) => jest.spyOn(process, 'exit').mockImplementation(end as never));
    await listeningTo(async (hears) => {
      const stopping = new AbortController();
      stopOnSignals(Promise.resolve(application), stopping);
      expect([stopping.signal.aborted, application.get(Readiness).isDraining]).toEqual([false, false]);
      hears(event);
      hears(event);
      expect(stopping.signal.aborted).toBe(true);
      expect(await ended).toBe(0);
      expect([application.get(Readiness).isDraining, application.get(Server).closed]).toEqual([true, 1]);
    });
  });
});
