import { randomBytes } from 'node:crypto';
import {
  isDemoReportId,
  lowestDemoReportId,
  demoReportDecider,
  demoReportStream,
  unknownDemoReport,
  type DemoReportStatus,
} from '@closewise/domain/reporting';
import { Injectable } from '@nestjs/common';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { NotFoundThrottle } from '../known-reports/not-found-throttle.js';

/** A random id in 2^51..2^52: below the ids of sold reports, so that the two never collide. */
export const nextDemoReportId = (): number =>
  lowestDemoReportId + Number(randomBytes(8).readBigUInt64BE() >> 13n);

/** Parses a demo report's id from a URL; null if no demo report can have it. */
export function parseDemoReportId(text: string): number | null {
  if (!/^\d{16}$/.test(text)) return null;
  const id = Number(text);
  return isDemoReportId(id) ? id : null;
}

/** Reads demo reports from their streams. */
@Injectable()
export class DemoReports {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly notFoundThrottle: NotFoundThrottle,
  ) {}

  /** Null if no demo report has the id in the URL. */
  async find(idInAddress: string): Promise<{ reportId: number; status: DemoReportStatus } | null> {
    const reportId = parseDemoReportId(idInAddress);
    if (reportId === null) return null;
    const state = await this.executor.load(demoReportDecider, demoReportStream(reportId));
    return state.status === 'unknown' ? null : state;
  }

  /** Returns a demo report's id. An unknown id counts as a miss for the client's address and is refused with 404. */
  async requireId(idInAddress: string, clientAddress: string): Promise<number> {
    const demo = await this.find(idInAddress);
    if (demo) return demo.reportId;
    await this.notFoundThrottle.spend(clientAddress);
    throw unknownDemoReport();
  }
}
