import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { Pages } from './pages.js';
import { ProblemFilter } from './problem.filter.js';
import { Refusals } from './refusals.js';
import { ValidationPipe } from './validation.pipe.js';

/** What every endpoint gets: checked input, problems as problem+json. */
@Global()
@Module({
  providers: [
    Refusals,
    Pages,
    { provide: APP_PIPE, useClass: ValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [Refusals, Pages],
})
export class HttpModule {}
