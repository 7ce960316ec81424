import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../platform/config/variables/server-config.js';
import { normalizePath } from '../platform/http/pages/path-pattern.js';

/** The path of the admin area. */
export const adminArea = '/admin';
const formerPaths = new Set(['super-admin', 'super-admin/dashboard', 'admin/dashboard']);
/** Paths that are not pages, with the same response on every host. */
const notPages = new Set(['api', 'assets', 'health', 'ready', 'metrics']);

/**
 * Redirects to the admin area: permanently from its former paths, temporarily from any other path under it and, on its
 * own host, from every page. Access does not depend on the host.
 */
export function redirectToAdminArea(server: FastifyInstance, { adminUrl }: ServerConfig): void {
  const adminHost = adminUrl === undefined ? null : new URL(adminUrl).host;
  server.addHook('onRequest', (request, reply, next) => {
    // Skips parsing for API requests, since most requests poll a report's status.
    if (request.routeOptions.url?.startsWith('/api/')) return next();
    const parts = normalizePath(request.url);
    const isAtHome = parts.length === 1 && parts[0] === 'admin';
    const isElsewhere = !isAtHome && isPage(parts) && request.headers.host?.toLowerCase() === adminHost;
    const isUnderIt = parts.length > 1 && (parts[0] === 'admin' || parts[0] === 'super-admin');
    if (!isRead(request)) next();
    else if (formerPaths.has(parts.join('/')))
      void reply.header('cache-control', 'public, max-age=86400').redirect(adminArea, 301);
    else if (isUnderIt || isElsewhere) void reply.header('cache-control', 'no-store').redirect(adminArea);
    else next();
  });
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

const isPage = (parts: readonly string[]): boolean =>
  !notPages.has(parts[0] ?? '') && !(parts.length === 1 && /^[\w-]+\.\w+$/.test(parts[0] ?? ''));
