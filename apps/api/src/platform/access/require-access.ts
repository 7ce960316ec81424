import type { FastifyInstance, RouteOptions } from 'fastify';
import { StartupError } from '../config/startup/startup-error.js';
import type { Role } from './roles.js';

/** Routes that libraries add, which cannot say themselves who may call them. */
const ofLibraries: readonly (readonly [RegExp, Role])[] = [
  [/^\/assets\/\*$/, 'visitor'],
  [/^\/api\/(docs(\/|$)|openapi\.json$)/, 'visitor'],
];

/**
 * Refuses every route that does not say who may call it, or that an auditor may call and of whose answer nobody knows
 * what in it is personal: the application does not start then.
 */
export function requireAccess(server: FastifyInstance): void {
  server.addHook('onRoute', (route: RouteOptions) => {
    const ofLibrary = ofLibraries.find(([address]) => address.test(route.url))?.[1];
    if (ofLibrary) route.config = { ...route.config, access: { roles: [ofLibrary] } };
    const { access, answer } = route.config ?? {};
    const name = `${String(route.method)} ${route.url}`;
    if (!access?.roles) throw new StartupError(`${name} does not say who may call it: declare it by @Access`);
    if (access.roles.includes('auditor') && !access.masksItself && !answer)
      throw new StartupError(
        `${name} is open to auditors and does not say what of its answer is personal: give it a @ResponseSchema`,
      );
  });
}
