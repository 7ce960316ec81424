import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../platform/config/variables/server-config.js';
import { normalizePath } from '../../platform/http/pages/path-pattern.js';

/** The path of the admin area. */
export const adminArea = '/admin';
const formerAddresses = new Set(['super-admin', 'super-admin/dashboard', 'admin/dashboard']);
/** What is no page, and answers at every host alike. */
const notPages = new Set(['api', 'assets', 'health', 'ready', 'metrics']);

/**
 * Leads to the admin area: for good from its former addresses, and for now from any other path under it and, on a host
 * of its own, from every page. The host decides nothing else.
 */
export function redirectToAdminArea(server: FastifyInstance, { adminUrl }: ServerConfig): void {
  const adminHost = adminUrl === undefined ? null : new URL(adminUrl).host;
  server.addHook('onRequest', (request, reply, next) => {
    // No page: let through before anything is taken apart, for most requests are those that wait for a report.
    if (request.routeOptions.url?.startsWith('/api/')) return next();
    const parts = normalizePath(request.url);
    const isAtHome = parts.length === 1 && parts[0] === 'admin';
    const isElsewhere = !isAtHome && isPage(parts) && request.headers.host?.toLowerCase() === adminHost;
    const isUnderIt = parts.length > 1 && (parts[0] === 'admin' || parts[0] === 'super-admin');
    if (!isRead(request)) next();
    else if (formerAddresses.has(parts.join('/')))
      void reply.header('cache-control', 'public, max-age=86400').redirect(adminArea, 301);
    else if (isUnderIt || isElsewhere) void reply.header('cache-control', 'no-store').redirect(adminArea);
    else next();
  });
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isPage = (parts: readonly string[]): boolean =>
  !notPages.has(parts[0] ?? '') && !(parts.length === 1 && /^[\w-]+\.\w+$/.test(parts[0] ?? ''));
