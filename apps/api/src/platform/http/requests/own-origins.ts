import { ForbiddenException } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../../config/variables/server-config.js';
import { hasSignedBody } from './signed-body.js';

const readOnly = new Set(['GET', 'HEAD', 'OPTIONS']);

/** What a browser reads that was sent here by a page of another site. */
export const otherOrigin = 'This request comes from another website and was not carried out';

/** Refuses what another site makes a visitor's browser send. Clients that are no browsers send neither header. */
export function refuseOtherOrigins(server: FastifyInstance, config: ServerConfig): void {
  const own = new Set(config.origins);
  server.addHook('onRequest', (request, _reply, next) => {
    const isFree = readOnly.has(request.method) || hasSignedBody(request);
    if (isFree || !comesFromElsewhere(request, own)) next();
    else next(new ForbiddenException(otherOrigin));
  });
}

function comesFromElsewhere({ headers }: FastifyRequest, own: ReadonlySet<string>): boolean {
  if (headers.origin !== undefined) return !own.has(headers.origin);
  const site = headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}
