import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** The command context of the signed-in admin, for routes that only admins can call. */
export const ActingAdmin = createParamDecorator(
  (_data: unknown, context: ExecutionContext): CommandContext => {
    const { id: correlationId, signedIn } = context.switchToHttp().getRequest<FastifyRequest>();
    if (signedIn?.kind !== 'admin')
      throw new Error('@ActingAdmin requires a route that only admins can call');
    return { actor: `admin:${signedIn.subjectId}`, correlationId };
  },
);

/** The admin who gives a command; null for the operator and the system. */
export const actingAdminId = ({ actor }: CommandContext): string | null =>
  /^admin:(.+)$/.exec(actor)?.[1] ?? null;
