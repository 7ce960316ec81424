import fastifyCookie from '@fastify/cookie';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { adminArea, adPixelSources, MarketingConfig, redirectToAdminArea } from './administration/index.js';
import { AppModule } from './app.module.js';
import { cardFormSources, PaymentsConfig } from './billing/index.js';
import { AccessGuard } from './platform/access/access-guard.js';
import { requireAccess } from './platform/access/require-access.js';
import type { ServerConfig } from './platform/config/variables/server-config.js';
import { StartWait } from './platform/event-store/start-wait.js';
import { serveApiDocument } from './platform/http/openapi/api-document.js';
import { addEntityTags, addHeaders } from './platform/http/requests/headers.js';
import { closeWhileDraining } from './platform/http/requests/drain-connections.js';
import { refuseLongAddresses, refuseOtherOrigins } from './platform/http/requests/refused-requests.js';
import { Pages } from './platform/http/pages/pages.js';
import { Sitemap } from './platform/http/pages/sitemap.js';
import { createServer } from './platform/http/server.js';
import { serveSite } from './platform/http/pages/site.js';
import { createLog, NestLog } from './platform/observability/log.js';
import { Metrics } from './platform/observability/metrics.js';
import { Readiness } from './platform/observability/readiness.js';
import { logRequests } from './platform/observability/request-log.js';
import { traceRequests } from './platform/observability/trace.js';
import { reportPages } from './reporting/index.js';

/**
 * Creates the application with its HTTP server, which does not listen yet. `prepare` gets the server before any route;
 * `stopping` ends a start that waits for the event store.
 */
export async function createApplication(
  config: ServerConfig,
  prepare: (server: FastifyInstance) => void = () => undefined,
  stopping?: AbortSignal,
): Promise<NestFastifyApplication> {
  const log = createLog(config.logLevel);
  const adapter = createServer(config, log);
  const server = adapter.getInstance() as unknown as FastifyInstance;
  prepare(server);
  const application = await NestFactory.create<NestFastifyApplication>(
    AppModule.register('server', { wait: new StartWait({ stopping }) }),
    adapter,
    {
      logger: new NestLog(log),
      bodyParser: false,
      abortOnError: false,
    },
  );
  traceRequests(server);
  closeWhileDraining(server, application.get(Readiness));
  requireAccess(server);
  logRequests(server, application.get(Metrics));
  refuseOtherOrigins(server, config);
  await addHeaders(server, config, {
    ...cardFormSources(application.get(PaymentsConfig)),
    ...adPixelSources(application.get(MarketingConfig)),
  });
  refuseLongAddresses(server);
  await server.register(fastifyCookie);
  application.get(AccessGuard).watch(server);
  redirectToAdminArea(server, config);
  serveApiDocument(application);
  addEntityTags(server);
  await serveSite(server, application.get(Pages), application.get(Sitemap), {
    personal: [adminArea],
    ofModules: [reportPages],
  });
  return application;
}
