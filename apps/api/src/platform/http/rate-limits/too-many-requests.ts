import { HttpException, HttpStatus } from '@nestjs/common';
import { counted } from '../../wording/counted.js';

/** 429 with Retry-After; the sentence says when to try again. */
export class TooManyRequestsException extends HttpException {
  readonly retryAfterSeconds: number;

  constructor(why: string, milliseconds: number) {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
    super(`${why} Please try again in ${inWords(seconds)}.`, HttpStatus.TOO_MANY_REQUESTS);
    this.retryAfterSeconds = seconds;
  }
}

function inWords(seconds: number): string {
  if (seconds < 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}
