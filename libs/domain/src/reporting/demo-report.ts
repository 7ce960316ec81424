import type { ReportedProperty } from './report-request.js';
import { DomainError, type Decider } from '../events/index.js';
import type { DemoReportEvent } from './report-events.js';

/** The address of the home in every demo report. */
export const demoAddress = '1600 Main Street, Houston, TX 77002';

/** The property of every demo report; the conventional loan has 20 % down. */
export const demoProperty = {
  priceCents: 45_000_000,
  state: 'TX',
  county: null,
  city: 'Houston',
  zip: '77002',
  propertyType: 'single-family',
  buyerType: 'first-time',
  loanType: 'Conventional',
  hasPool: false,
} as const satisfies ReportedProperty;

/** Ids of demo reports start here. Ids of real reports start at twice this number. */
export const lowestDemoReportId = 2 ** 51;

/** Whether a report with this id is a demo, which nobody has paid for. */
export const isDemoReportId = (id: number): boolean =>
  Number.isSafeInteger(id) && id >= lowestDemoReportId && id < 2 * lowestDemoReportId;

export type DemoReportCommand =
  | Readonly<{ type: 'CreateDemoReport'; reportId: number }>
  | Readonly<{ type: 'StartDemoReport'; paymentIntentId: string }>
  | Readonly<{ type: 'CompleteDemoReport' }>
  | Readonly<{ type: 'FailDemoReport'; reason: string }>;

/** The state of a demo report. */
export const demoReportStatuses = ['draft', 'processing', 'complete', 'error'] as const;
export type DemoReportStatus = (typeof demoReportStatuses)[number];

export type DemoReportState =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: DemoReportStatus; reportId: number }>;

/** A demo report from creation to a readable page. Repeated commands change nothing; a failed report may be processed again. */
export const demoReportDecider: Decider<DemoReportCommand, DemoReportState, DemoReportEvent> = {
  initialState: { status: 'unknown' },
  decide(command, state) {
    if (command.type === 'CreateDemoReport') {
      if (state.status === 'unknown')
        return [{ type: 'DemoReportCreated', data: { reportId: command.reportId } }];
      throw new DomainError('reporting.report-id-taken', 'This report id is already in use');
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

/** The refusal of an id that no demo report has. */
export const unknownDemoReport = (): DomainError =>
  new DomainError('reporting.report-unknown', 'There is no demo report at this address');

/** The stream of a demo report. */
export const demoReportStream = (reportId: number): string => `demo-report-${reportId}`;
