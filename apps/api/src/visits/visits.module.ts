import { Module, type OnModuleInit } from '@nestjs/common';
import { addressGroup } from '../platform/http/rate-limits/address-group.js';
import { Pages } from '../platform/http/pages/pages.js';
import { Jobs } from '../platform/jobs/job.js';
import { ForgetVisitors } from './counting/forget-visitors.job.js';
import { isVisit } from './counting/is-visit.js';
import { visitedCodes } from './counting/visited-code.js';
import { Visitors } from './counting/visitors.js';
import { VisitRows } from './counting/visit-rows.js';
import { VisitCounts } from './reading/visit-counts.js';
import { VisitorsController } from './reading/visitors.controller.js';

/** How many people come to the site and follow referral links, without knowing who (ADR 46). */
@Module({
  controllers: [VisitorsController],
  providers: [VisitRows, Visitors, ForgetVisitors, VisitCounts],
  exports: [VisitCounts],
})
export class VisitsModule implements OnModuleInit {
  constructor(
    private readonly pages: Pages,
    private readonly visitors: Visitors,
    private readonly jobs: Jobs,
    private readonly forget: ForgetVisitors,
  ) {}

  onModuleInit(): void {
    this.jobs.registerRecurring(this.forget);
    this.pages.onPageView(({ method, url, headers, ip }) => {
      if (method !== 'GET' || !isVisit(headers)) return;
      const agent = headers['user-agent'] ?? '';
      this.visitors.saw({ address: addressGroup(ip), agent, codes: visitedCodes(url) });
    });
  }
}
