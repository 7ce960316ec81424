import { HttpStatus } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { AddRouteConfig, routeConfigOf } from '../http/route-config.js';
import { ApiProblems } from '../http/openapi/api-problems.js';
import { isSessionRole, type Role, type SessionRole } from './roles.js';

/** What a route has said about who may call it. */
export type RouteAccess = Readonly<{
  /** In the order in which the sessions that a browser has are tried; any one of them is enough. */
  roles: readonly Role[];
  /** Only shortly after the password was typed. */
  requiresStepUp?: boolean;
  /** What those get who have not signed in; 401 unless the specification wants another. */
  refusal?: HttpStatus.UNAUTHORIZED | HttpStatus.FORBIDDEN;
  /** The handler masks by its `Reader` what it sends: a file, which no schema describes. */
  masksItself?: boolean;
}>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Partial<RouteAccess>;
  }
}

/** What those read who have not signed in. */
export const signInFirst = 'Please sign in';

/** What those read who typed their password too long ago for a sensitive action. */
export const enterPasswordAgain = 'Enter your password again to continue';

/** What an auditor reads whose route is for admins alone. */
export const lookOnly = 'You can look, not change: only an admin can do this';

type Options = Pick<RouteAccess, 'refusal' | 'masksItself'>;

/**
 * Says who may call a handler, or all handlers of a controller that do not say it themselves: one role, or any of
 * several that sign in. A route for which nothing says so keeps the application from starting.
 */
export function Access(role: Role | readonly SessionRole[], options: Options = {}) {
  const access: RouteAccess = { roles: [role].flat(), ...options };
  return (target: object, name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (descriptor) declare(target, name as string | symbol, descriptor, access);
    else declareForAll((target as { prototype: object }).prototype, access);
  };
}

/** The session must have been confirmed by the password within the last ten minutes. */
export function RequiresStepUp(): MethodDecorator {
  return (target, name, descriptor) => {
    addAccess(target, name, descriptor, { requiresStepUp: true });
    ApiExtension('x-requires-step-up', true)(target, name, descriptor);
    ApiProblems({ 403: enterPasswordAgain })(target, name, descriptor);
  };
}

function declareForAll(prototype: object, access: RouteAccess): void {
  for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
    const isHandler = name !== 'constructor' && typeof descriptor.value === 'function';
    if (isHandler && !accessOf(descriptor.value).roles) declare(prototype, name, descriptor, access);
  }
}

function declare(
  prototype: object,
  name: string | symbol,
  descriptor: PropertyDescriptor,
  access: RouteAccess,
): void {
  addAccess(prototype, name, descriptor, access);
  ApiExtension('x-access', access.roles)(prototype, name, descriptor);
  if (!access.roles.some(isSessionRole)) return;
  const isForAdminsAlone = access.roles.includes('admin') && !access.roles.includes('auditor');
  if (isForAdminsAlone && !accessOf(descriptor.value).requiresStepUp)
    ApiProblems({ 403: lookOnly })(prototype, name, descriptor);
  ApiProblems({ [access.refusal ?? 401]: signInFirst })(prototype, name, descriptor);
}

function addAccess(
  prototype: object,
  name: string | symbol,
  descriptor: PropertyDescriptor,
  more: Partial<RouteAccess>,
): void {
  AddRouteConfig({ access: { ...accessOf(descriptor.value), ...more } })(prototype, name, descriptor);
}

function accessOf(handler: unknown): Partial<RouteAccess> {
  return (routeConfigOf(handler) as { access?: Partial<RouteAccess> }).access ?? {};
}
