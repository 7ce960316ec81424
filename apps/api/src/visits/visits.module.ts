import { Module, type OnModuleInit } from '@nestjs/common';
import { addressGroup } from '../platform/http/rate-limits/address-group.js';
import { Pages } from '../platform/http/pages/pages.js';
import { Jobs } from '../platform/jobs/job.js';
import { ForgetVisitors } from './visit-rows.js';
import { isVisit } from './page-visit.js';
import { visitedCodes } from './page-visit.js';
import { Visitors } from './visitors.js';
import { VisitRows } from './visit-rows.js';
import { VisitCounts } from './visit-counts.js';
import { VisitorsController } from './visitors.controller.js';

/** Counts visitors of the site and of referral links, without personal data (ADR 46). */
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
      this.visitors.record({ address: addressGroup(ip), agent, codes: visitedCodes(url) });
    });
  }
}
