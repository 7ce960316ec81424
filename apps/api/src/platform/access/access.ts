import { HttpStatus } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { AddRouteConfig, routeConfigOf } from '../http/route-config.js';
import { ApiProblems } from '../http/openapi/api-problems.js';
import { isSessionRole, type Role, type SessionRole } from './roles.js';

/** Which roles may call a route, and how. */
export type RouteAccess = Readonly<{
  /** Any one is enough; a browser's sessions are tried in this order. */
  roles: readonly Role[];
  /** Only shortly after the user has entered the password. */
  requiresStepUp?: boolean;
  /** Why a change does not need the password again. */
  withoutStepUp?: string;
  /** The status for callers who are not signed in; 401 unless the specification requires 403. */
  refusal?: HttpStatus.UNAUTHORIZED | HttpStatus.FORBIDDEN;
  /** The handler masks its output with its `Reader` itself: files, which no schema describes. */
  masksItself?: boolean;
}>;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Partial<RouteAccess>;
  }
}

/** The message for callers who are not signed in. */
export const signInFirst = 'Please sign in';

/** The message for a sensitive action too long after the last password check. */
export const enterPasswordAgain = 'Enter your password again to continue';

/** The message for auditors on routes for admins only. */
export const lookOnly = 'You have read-only access: only an admin can do this';

type Options = Pick<RouteAccess, 'refusal' | 'masksItself'>;

/**
 * Declares who may call a handler, or all handlers of a controller without their own declaration: one role, or any of
 * several that sign in. The application does not start with an undeclared route.
 */
export function Access(role: Role | readonly SessionRole[], options: Options = {}) {
  const access: RouteAccess = { roles: [role].flat(), ...options };
  return (target: object, name?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (descriptor) declare(target, name as string | symbol, descriptor, access);
    else declareForAll((target as { prototype: object }).prototype, access);
  };
}

/** The user must have entered the password within the last ten minutes. */
export function RequiresStepUp(): MethodDecorator {
  return (target, name, descriptor) => {
    addAccess(target, name, descriptor, { requiresStepUp: true });
    ApiExtension('x-requires-step-up', true)(target, name, descriptor);
    ApiProblems({ 403: enterPasswordAgain })(target, name, descriptor);
  };
}

/**
 * The password is not needed again, for this reason. The call's consequences decide: one that redirects money or changes
 * prices, rates, membership, approvals or access has `RequiresStepUp`.
 */
export function WithoutStepUp(reason: string): MethodDecorator {
  return (target, name, descriptor) => {
    addAccess(target, name, descriptor, { withoutStepUp: reason });
    ApiExtension('x-without-step-up', reason)(target, name, descriptor);
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
