import type { FastifyInstance, RouteOptions } from 'fastify';
import { StartupError } from '../config/startup/startup-error.js';
import type { Role } from './roles.js';

/** Routes that libraries add, which cannot say themselves who may call them. */
const ofLibraries: readonly (readonly [RegExp, Role])[] = [
  [/^\/assets\/\*$/, 'visitor'],
  [/^\/api\/(docs(\/|$)|openapi\.json$)/, 'visitor'],
];

/** Refuses every route that does not say who may call it: the application does not start then. */
export function requireAccess(server: FastifyInstance): void {
  server.addHook('onRoute', (route: RouteOptions) => {
    const ofLibrary = ofLibraries.find(([address]) => address.test(route.url))?.[1];
    if (ofLibrary) route.config = { ...route.config, access: { role: ofLibrary } };
    if (route.config?.access?.role) return;
    throw new StartupError(
      `${String(route.method)} ${route.url} does not say who may call it: declare it by @Access`,
    );
  });
}
