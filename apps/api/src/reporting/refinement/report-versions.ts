import { Injectable } from '@nestjs/common';
import type { ReportVersionsView } from '@closewise/contracts/buyer';

/** The versions of a report, and what is left of its refinements. */
@Injectable()
export class ReportVersions {
  async of(_reportId: number): Promise<Omit<ReportVersionsView, 'success'> | null> {
    return null;
  }
}
