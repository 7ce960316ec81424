import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageUnavailable } from '../pages/page-unavailable.js';
import { plainParts } from '../pages/path-pattern.js';
import { Pages } from '../pages/pages.js';
import { BusyException } from './busy.js';
import { problemOf, problemType } from './problem.js';
import { TooManyRequestsException } from '../rate-limits/too-many-requests.js';

/**
 * Answers every error as problem+json, except to a browser: a page which is not there is the site's own 404, and one
 * that is out of reach says so itself.
 */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  constructor(private readonly pages: Pages) {}

  async catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (reply.sent || hungUp(request)) return;
    const problem = problemOf(error, request.id);
    if (error instanceof TooManyRequestsException) reply.header('retry-after', error.retryAfterSeconds);
    if (error instanceof BusyException) {
      request.log.warn({ reason: error.message }, 'request refused for now');
      reply.header('retry-after', error.retryAfterSeconds);
    } else if (problem.status === 503) {
      // A refusal of ours is meant: nothing is away.
      if (!problem.code) request.log.warn({ reason: reasonOf(error) }, 'request refused for now');
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

/** What is away; a sentence for the buyer has it as its cause. */
function reasonOf(error: unknown): string {
  return String(error instanceof HttpException ? (error.cause ?? error) : error);
}

/** The client went away before it had sent its request. */
function hungUp({ raw, socket }: FastifyRequest): boolean {
  return socket.destroyed && !raw.complete;
}

function wantsPage(request: FastifyRequest): boolean {
  return (
    request.method === 'GET' &&
    !['api', 'assets'].includes(plainParts(request.url)[0] ?? '') &&
    Boolean(request.headers.accept?.includes('text/html'))
  );
}
