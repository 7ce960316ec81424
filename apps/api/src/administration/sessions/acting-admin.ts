import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** On whose behalf a handler that only admins reach gives its commands: the admin who is signed in. */
export const ActingAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CommandContext => {
    const { id: correlationId, signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
    if (signedIn?.kind !== 'admin')
      throw new Error('@ActingAdmin stands on a route that is not for admins alone');
    return { actor: `admin:${signedIn.subjectId}`, correlationId };
  },
);
