import { ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock.js';
import { enterPasswordAgain, signInFirst, type RouteAccess } from './access.js';
import { isSessionKind } from './roles.js';
import { isConfirmed, type Session } from '../auth/sessions/session.js';
import { Sessions } from '../auth/sessions/sessions.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose session opened the route; null where none is needed. */
    signedIn: Session | null;
  }
}

/** Code of the refusal after which the client asks for the password and tries again. */
const confirmationRequired = 'administration.confirmation-required';

/** Lets requests pass whose route is for everybody, or that bring the session which their route demands. */
@Injectable()
export class AccessGuard {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  /** Before the body is read: whoever may not come in is not listened to either. */
  watch(server: FastifyInstance): void {
    server.decorateRequest('signedIn', null);
    server.addHook('onRequest', (request, _reply, next) => {
      const access = request.routeOptions.config?.access ?? {};
      const isOpen = access.role !== undefined && !isSessionKind(access.role);
      if (request.is404 || isOpen) next();
      else void this.letIn(request, access, next);
    });
  }

  private async letIn(
    request: FastifyRequest,
    access: Partial<RouteAccess>,
    next: (error?: Error) => void,
  ): Promise<void> {
    try {
      await this.check(request, access);
    } catch (error) {
      next(error as Error);
      return;
    }
    next();
  }

  private async check(request: FastifyRequest, access: Partial<RouteAccess>): Promise<void> {
    const { role, also, requiresStepUp, refusal } = access;
    if (!role || !isSessionKind(role)) throw new ForbiddenException();
    const session =
      (also && (await this.sessions.find(also, request))) ?? (await this.sessions.find(role, request));
    if (!session && refusal === 403) throw new ForbiddenException(signInFirst);
    if (!session) throw new UnauthorizedException(signInFirst);
    if (requiresStepUp && !isConfirmed(session, this.clock.now()))
      throw new DomainError(confirmationRequired, enterPasswordAgain);
    request.signedIn = session;
  }
}
