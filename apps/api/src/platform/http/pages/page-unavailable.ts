import { ServiceUnavailableException } from '@nestjs/common';

/** What a page is made of is out of reach for now: a browser gets `page` instead, a whole document. */
export class PageUnavailable extends ServiceUnavailableException {
  constructor(
    readonly page: string,
    override readonly cause: unknown,
    /** The page says so, too. */
    readonly retryAfterSeconds = 60,
  ) {
    super();
  }
}
