import { ForbiddenException, HttpException, HttpStatus } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/variables/server-config.js';
import { hasSignedBody } from './signed-body.js';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The message for requests from pages of another site. */
export const otherOrigin = 'This request comes from another website and was not carried out';

/** Refuses changes that another site makes a visitor's browser send. Other clients send neither header. */
export function refuseOtherOrigins(server: FastifyInstance, config: ServerConfig): void {
  const own = new Set(config.origins);
  server.addHook('onRequest', (request, _reply, next) => {
    const isAllowed = readOnly.has(request.method) || hasSignedBody(request);
    if (isAllowed || !isFromOtherSite(request, own)) next();
    else next(new ForbiddenException(otherOrigin));
  });
}

function isFromOtherSite({ headers }: FastifyRequest, own: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !own.has(headers.origin);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

/** More than any of our pages needs, with its query; longer addresses are not parsed. */
const longestPageAddress = 2048;

/** Refuses page addresses that are longer than any of ours. The API's schemas check its own. */
export function refuseLongAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', ({ url, routeOptions }, _reply, next) => {
    const isLong = url.length > longestPageAddress && !routeOptions.url?.startsWith('/api/');
    if (isLong) next(new HttpException('The address is too long', HttpStatus.URI_TOO_LONG));
    else next();
  });
}
