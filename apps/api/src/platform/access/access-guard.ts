import { ForbiddenException, Injectable, UnauthorizedException } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Clock } from '../clock/clock.js';
import { PersonalData } from '../personal-data/personal-data.js';
import { enterPasswordAgain, lookOnly, signInFirst, type RouteAccess } from './access.js';
import { maskedReader, fullReader } from './reader.js';
import { maskAnswers } from './mask-personal-data.js';
import { isSessionRole, kindOf, type SessionRole } from './roles.js';
import { isConfirmed, type SignedInSession } from '../auth/sessions/session.js';
import { Sessions } from '../auth/sessions/sessions.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The session that opened the route; null on routes that need none. */
    signedIn: SignedInSession | null;
  }
}

/** On this refusal code the client asks the user for the password and tries again. */
const confirmationRequired = 'administration.confirmation-required';

/** Lets requests pass whose route is public or whose session has the route's role, and sets the request's `reader`. */
@Injectable()
export class AccessGuard {
  constructor(
    private readonly sessions: Sessions,
    private readonly clock: Clock,
    private readonly personalData: PersonalData,
  ) {}

  /** Runs before the body is read, so that unauthorized bodies are never parsed. */
  watch(server: FastifyInstance): void {
    server.decorateRequest('signedIn', null);
    server.decorateRequest('reader', { getter: readerGetter(maskedReader(this.personalData)) });
    maskAnswers(server);
    server.addHook('onRequest', (request, _reply, next) => {
      const access = request.routeOptions.config?.access ?? {};
      const isOpen = access.roles?.some(isSessionRole) === false;
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

  private async check(
    request: FastifyRequest,
    { roles = [], requiresStepUp, refusal }: Partial<RouteAccess>,
  ): Promise<void> {
    const session = await this.sessionFor(roles.filter(isSessionRole), request);
    if (!session && refusal === 403) throw new ForbiddenException(signInFirst);
    if (!session) throw new UnauthorizedException(signInFirst);
    if (requiresStepUp && !isConfirmed(session, this.clock.now()))
      throw new DomainError(confirmationRequired, enterPasswordAgain);
    request.signedIn = session;
  }

  /** The session of the first of these roles in which the browser is signed in; null when it is not signed in. */
  private async sessionFor(
    roles: readonly SessionRole[],
    request: FastifyRequest,
  ): Promise<SignedInSession | null> {
    if (roles.length === 0) throw new ForbiddenException();
    let isAuditor = false;
    for (const kind of new Set(roles.map(kindOf))) {
      const session = await this.sessions.find(kind, request);
      if (session && roles.includes(session.role)) return session;
      isAuditor ||= session?.role === 'auditor';
    }
    if (isAuditor) throw new DomainError('administration.admin-only', lookOnly);
    return null;
  }
}

const readerGetter = (masked: typeof fullReader) =>
  function (this: FastifyRequest) {
    return this.signedIn?.role === 'auditor' ? masked : fullReader;
  };
