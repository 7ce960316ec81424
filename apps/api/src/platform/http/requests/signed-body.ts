import type { FastifyRequest, RouteOptions } from 'fastify';
import { AddRouteConfig } from '../route-config.js';

const LIMIT_BYTES = 1024 * 1024;
const mark = { hasSignedBody: true };

/**
 * For messages whose sender signs the bytes: the handler gets a Buffer of up to 1 MB and checks the signature; the
 * request's origin is not checked.
 */
export const SignedBody = (): MethodDecorator => AddRouteConfig(mark);

/** Whether the route of a request has a signed body. */
export const hasSignedBody = ({ routeOptions }: FastifyRequest): boolean => isMarked(routeOptions.config);

/** Raises the body limit of routes with a signed body. */
export function allowMoreWhereSigned(route: RouteOptions): void {
  if (isMarked(route.config)) route.bodyLimit = LIMIT_BYTES;
}

const isMarked = (config: object | undefined): boolean => Object(config).hasSignedBody === true;
