import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../../platform/config/variables/server-config.js';

/** The path of the admin area. */
export const adminArea = '/admin';
const formerAddresses = /^\/(super-admin(\/dashboard)?|admin\/dashboard)\/?$/;
const underIt = /^\/(super-admin|admin)\/./;
/** What is no page, and answers at every host alike. */
const notPages = /^\/((api|assets|health|ready|metrics)(\/|$)|[\w-]+\.\w+$)/;

/**
 * Leads to the admin area: for good from its former addresses, and for now from any other path under it and, on a host
 * of its own, from every page. The host decides nothing else.
 */
export function redirectToAdminArea(server: FastifyInstance, { adminUrl }: ServerConfig): void {
  const adminHost = adminUrl === undefined ? null : new URL(adminUrl).host;
  server.addHook('onRequest', (request, reply, next) => {
    // No page: let through before anything is taken apart, for most requests are those that wait for a report.
    if (request.url.startsWith('/api/')) return next();
    const path = request.url.split('?', 1)[0] ?? '/';
    const isElsewhere =
      path !== adminArea && path !== `${adminArea}/` && request.headers.host?.toLowerCase() === adminHost;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && formerAddresses.test(path)) {
      void reply.header('cache-control', 'public, max-age=86400').redirect(adminArea, 301);
    } else if (isRead && (underIt.test(path) || (isElsewhere && !notPages.test(path)))) {
      void reply.header('cache-control', 'no-store').redirect(adminArea);
    } else next();
  });
}
