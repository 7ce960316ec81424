import { ServiceUnavailableException } from '@nestjs/common';
import { counted } from '../../wording/counted.js';

/** 503 with Retry-After: nothing is broken, but there is too much to do; the sentence says when to try again. */
export class BusyException extends ServiceUnavailableException {
  constructor(
    why: string,
    readonly retryAfterSeconds: number,
  ) {
    super(`${why} Please try again in ${counted(retryAfterSeconds, 'second')}.`);
  }
}
