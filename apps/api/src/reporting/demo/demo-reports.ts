import { Injectable } from '@nestjs/common';
import {
  demoReportDecider,
  demoReportStream,
  unknownDemoReport,
  type DemoReportStatus,
} from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { NotFoundThrottle } from '../known-reports/not-found-throttle.js';
import { parseDemoReportId } from './demo-report-ids.js';

/** Demo reports as their streams tell them. */
@Injectable()
export class DemoReports {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly notFoundThrottle: NotFoundThrottle,
  ) {}

  /** Null when no demo has the id in an address. */
  async find(idInAddress: string): Promise<{ reportId: number; status: DemoReportStatus } | null> {
    const reportId = parseDemoReportId(idInAddress);
    if (reportId === null) return null;
    const state = await this.executor.load(demoReportDecider, demoReportStream(reportId));
    return state.status === 'unknown' ? null : state;
  }

  /** The id of a demo; another one costs the address a miss and is refused with 404. */
  async idOf(idInAddress: string, clientAddress: string): Promise<number> {
    const demo = await this.find(idInAddress);
    if (demo) return demo.reportId;
    await this.notFoundThrottle.spend(clientAddress);
    throw unknownDemoReport();
  }
}
