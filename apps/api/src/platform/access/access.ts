import { HttpStatus } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { AddRouteConfig, routeConfigOf } from '../http/route-config.js';
import { ApiProblems } from '../http/openapi/api-problems.js';
import { isSessionKind, type Role, type SessionKind } from './roles.js';

/** What a route has said about who may call it. */
export type RouteAccess = Readonly<{
  role: Role;
  /** Comes in, too, and before the role when a browser has both sessions. */
  also?: SessionKind;
  /** Only shortly after the password was typed. */
  requiresStepUp?: boolean;
  /** What those get who have not signed in; 401 unless the specification wants another. */
  refusal?: HttpStatus.UNAUTHORIZED | HttpStatus.FORBIDDEN;
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

/**
 * Says who may call a handler, or all handlers of a controller that do not say it themselves. A route for which nothing
 * says so keeps the application from starting.
 */
export function Access(role: Role, options: Pick<RouteAccess, 'also' | 'refusal'> = {}) {
  return (target: object, name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (descriptor) declare(target, name as string | symbol, descriptor, { role, ...options });
    else declareForAll((target as { prototype: object }).prototype, { role, ...options });
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
    if (isHandler && !accessOf(descriptor.value).role) declare(prototype, name, descriptor, access);
  }
}

function declare(
  prototype: object,
  name: string | symbol,
  descriptor: PropertyDescriptor,
  access: RouteAccess,
): void {
  addAccess(prototype, name, descriptor, access);
  ApiExtension('x-access', access.role)(prototype, name, descriptor);
  if (access.also) ApiExtension('x-access-also', access.also)(prototype, name, descriptor);
  if (!isSessionKind(access.role)) return;
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
