import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isAnnounced } from '../../event-store/outage.js';
import { PageUnavailable, BusyException, TooManyRequestsException } from './retry-later.js';
import { normalizePath } from '../pages/path-pattern.js';
import { Pages } from '../pages/pages.js';
import { toProblem, problemType } from './problem.js';
import '../openapi/api-problems.js';

/**
 * Sends every error as problem+json, except to a browser: a missing page is the site's own 404 page, and an unavailable
 * one has its own document.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly pages: Pages) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent || isDisconnected(request)) return;
    const problem = toProblem(error, request.id, request.routeOptions.config?.inOutage);
    if (error instanceof TooManyRequestsException) reply.header('retry-after', error.retryAfterSeconds);
    if (error instanceof BusyException) {
      request.log.warn({ reason: error.message }, 'request refused for now');
      reply.header('retry-after', error.retryAfterSeconds);
    } else if (problem.status === 503) {
      // With a code it is a refusal, not an outage.
      if (!problem.code && !isAnnounced(error))
        request.log.warn({ reason: outageReason(error) }, 'request refused for now');
      reply.header('retry-after', problem.code ? '3600' : '5');
    } else if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    const { status } = problem;
    if ((status === 404 || status === 414) && wantsPage(request) && this.pages.exist) {
      await this.pages.sendNotFound(request, reply, status);
      return;
    }
    reply.status(problem.status).header('cache-control', 'no-store');
    if (error instanceof PageUnavailable) {
      await reply
        .header('retry-after', error.retryAfterSeconds)
        .type('text/html; charset=utf-8')
        .send(error.page);
      return;
    }
    await reply.type(problemType).send(JSON.stringify(problem));
  }
}

/** The cause of an exception with a message for the user. */
function outageReason(error: unknown): string {
  return String(error instanceof HttpException ? (error.cause ?? error) : error);
}

/** The client disconnected before it had sent its request. */
function isDisconnected({ raw, socket }: FastifyRequest): boolean {
  return socket.destroyed && !raw.complete;
}

function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    !['api', 'assets'].includes(normalizePath(request.url)[0] ?? '') &&
    Boolean(request.headers.accept?.includes('text/html'))
  );
}
