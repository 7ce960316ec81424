import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../jobs/job.js';
import { ForgetRateLimits } from './forget-rate-limits.job.js';
import { RateLimits } from './rate-limits.js';

/** How often one client may do something. */
@Global()
@Module({ providers: [RateLimits, ForgetRateLimits], exports: [RateLimits] })
export class RateLimitsModule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly forgetRateLimits: ForgetRateLimits,
  ) {}

  onModuleInit(): void {
    this.jobs.registerRecurring(this.forgetRateLimits);
  }
}
