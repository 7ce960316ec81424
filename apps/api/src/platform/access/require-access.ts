import type { FastifyInstance, RouteOptions } from 'fastify';
import { StartupError } from '../config/startup/startup-error.js';
import { isSessionRole, type Role } from './roles.js';

/** Routes of libraries, which cannot declare their access themselves. */
const libraryRoutes: readonly (readonly [RegExp, Role])[] = [
  [/^\/assets\/\*$/, 'visitor'],
  [/^\/api\/(docs(\/|$)|openapi\.json$)/, 'visitor'],
];

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws StartupError for a route that does not declare who may call it, for one that is open to auditors without
 * declaring what is personal in its response, and for a change by a signed-in caller that does not declare whether it
 * needs the password again.
 */
export function requireAccess(server: FastifyInstance): void {
  server.addHook('onRoute', (route: RouteOptions) => {
    const libraryRole = libraryRoutes.find(([address]) => address.test(route.url))?.[1];
    if (libraryRole) route.config = { ...route.config, access: { roles: [libraryRole] } };
    const { access, answer } = route.config ?? {};
    const name = `${String(route.method)} ${route.url}`;
    if (!access?.roles) throw new StartupError(`${name} does not declare who may call it: add @Access`);
    if (access.roles.includes('auditor') && !access.masksItself && !answer)
      throw new StartupError(
        `${name} is open to auditors and does not declare what is personal in its response: add a @ResponseSchema`,
      );
    const isWrite = [route.method].flat().some((method) => !reads.has(method));
    const isDecided = access.requiresStepUp === true || access.withoutStepUp !== undefined;
    if (isWrite && access.roles.some(isSessionRole) && !isDecided)
      throw new StartupError(
        `${name} does not declare whether it needs the password again: add @RequiresStepUp, or @WithoutStepUp with the reason`,
      );
  });
}
