import { HttpException, HttpStatus, ServiceUnavailableException } from '@nestjs/common';
import { counted } from '../../wording.js';

/** 429 with Retry-After; the message says when to try again. */
export class TooManyRequestsException extends HttpException {
  readonly retryAfterSeconds: number;

  constructor(reason: string, milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    super(`${reason} Please try again in ${formatWait(seconds)}.`, HttpStatus.TOO_MANY_REQUESTS);
    this.retryAfterSeconds = seconds;
  }
}

function formatWait(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

/** 503 with Retry-After: the server is overloaded; the message says when to try again. */
export class BusyException extends ServiceUnavailableException {
  constructor(
    reason: string,
    readonly retryAfterSeconds: number,
  ) {
    super(`${reason} Please try again in ${counted(retryAfterSeconds, 'second')}.`);
  }
}

/** 503 for a page whose data is unreachable: a browser gets the document `page` instead. */
export class PageUnavailable extends ServiceUnavailableException {
  constructor(
    readonly page: string,
    override readonly cause: unknown,
    readonly retryAfterSeconds = 60,
  ) {
    super();
  }
}
