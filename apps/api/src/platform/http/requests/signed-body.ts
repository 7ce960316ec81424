import type { FastifyRequest, RouteOptions } from 'fastify';
import { AddRouteConfig } from '../route-config.js';

const LIMIT_BYTES = 1024 * 1024;
const mark = { hasSignedBody: true };

/**
 * For messages whose sender signs their bytes: the handler gets them as a Buffer, up to 1 MB, and checks the
 * signature; where the request comes from does not matter then.
 */
export const SignedBody = (): MethodDecorator => AddRouteConfig(mark);

/** Whether the route of a request has a signed body. */
export const hasSignedBody = ({ routeOptions }: FastifyRequest): boolean => isMarked(routeOptions.config);

/** Lets the routes with a signed body take more than the others. */
export function allowMoreWhereSigned(route: RouteOptions): void {
  if (isMarked(route.config)) route.bodyLimit = LIMIT_BYTES;
}

const isMarked = (config: object | undefined): boolean => Object(config).hasSignedBody === true;
