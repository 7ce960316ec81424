import { DomainError, type Decider } from '../../events/index.js';
import type { DemoReportEvent } from '../demo-report-events.js';

export type DemoReportCommand =
  | Readonly<{ type: 'CreateDemoReport'; reportId: number }>
  | Readonly<{ type: 'StartDemoReport'; paymentIntentId: string }>
  | Readonly<{ type: 'CompleteDemoReport' }>
  | Readonly<{ type: 'FailDemoReport'; reason: string }>;

/** How far a demo report is, in the demo's own words. */
export const demoReportStatuses = ['draft', 'processing', 'complete', 'error'] as const;
export type DemoReportStatus = (typeof demoReportStatuses)[number];

export type DemoReportState =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: DemoReportStatus; reportId: number }>;

/** A demo report from its creation to a page that can be read. Whatever is said twice happens once; one that failed may be processed again. */
export const demoReportDecider: Decider<DemoReportCommand, DemoReportState, DemoReportEvent> = {
  initialState: { status: 'unknown' },
  decide(command, state) {
    if (command.type === 'CreateDemoReport') {
      if (state.status === 'unknown')
        return [{ type: 'DemoReportCreated', data: { reportId: command.reportId } }];
      throw new DomainError('reporting.report-id-taken', 'This report id is in use already');
    }
    if (state.status === 'unknown') throw unknownDemoReport();
    const { reportId, status } = state;
    switch (command.type) {
      case 'StartDemoReport': {
        const { paymentIntentId } = command;
        if (status !== 'draft' && status !== 'error') return [];
        return [{ type: 'DemoReportProcessingStarted', data: { reportId, paymentIntentId } }];
      }
      case 'CompleteDemoReport':
        return status === 'processing' ? [{ type: 'DemoReportCompleted', data: { reportId } }] : [];
      case 'FailDemoReport':
        if (status !== 'processing') return [];
        return [{ type: 'DemoReportFailed', data: { reportId, reason: command.reason } }];
    }
  },
  evolve(_state, { type, data: { reportId } }) {
    return { reportId, status: statusAfter[type] };
  },
};

const statusAfter: Readonly<Record<DemoReportEvent['type'], DemoReportStatus>> = {
  DemoReportCreated: 'draft',
  DemoReportProcessingStarted: 'processing',
  DemoReportCompleted: 'complete',
  DemoReportFailed: 'error',
};

/** The one answer for an id that no demo has. */
export const unknownDemoReport = (): DomainError =>
  new DomainError('reporting.report-unknown', 'There is no demo report at this address');

/** The one stream of a demo report. */
export const demoReportStream = (reportId: number): string => `demo-report-${reportId}`;
