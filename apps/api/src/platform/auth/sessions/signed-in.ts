import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { SignedInSession } from './session.js';

/** The session that opened the route, in a handler that only a session opens. */
export const SignedIn = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInSession => {
  const { signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!signedIn) throw new Error('@SignedIn stands on a route that is open without a session');
  return signedIn;
});
