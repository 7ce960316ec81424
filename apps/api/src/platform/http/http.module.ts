import { Global, Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { Pages } from './pages/pages.js';
import { Sitemap } from './pages/sitemap.js';
import { ProblemFilter } from './problems/problem.filter.js';
import { ValidationPipe } from './requests/validation.pipe.js';

/** Validated input and problem+json errors for all endpoints, and the site's pages. */
@Global()
@Module({
  providers: [
    Pages,
    Sitemap,
    { provide: APP_PIPE, useClass: ValidationPipe },
    { provide: APP_FILTER, useClass: ProblemFilter },
  ],
  exports: [Pages, Sitemap],
})
export class HttpModule {}
