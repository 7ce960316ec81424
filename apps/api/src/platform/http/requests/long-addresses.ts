import { HttpException, HttpStatus } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

/** More than any page of ours needs, with its query: nothing takes a longer address apart. */
export const longestPageAddress = 2048;

/** Refuses the address of a page that is longer than any of ours. Those of the API are checked by their schemas. */
export function refuseLongAddresses(server: FastifyInstance): void {
  server.addHook('onRequest', ({ url, routeOptions }, _reply, next) => {
    const isLong = url.length > longestPageAddress && !routeOptions.url?.startsWith('/api/');
    if (isLong) next(new HttpException('The address is too long', HttpStatus.URI_TOO_LONG));
    else next();
  });
}
