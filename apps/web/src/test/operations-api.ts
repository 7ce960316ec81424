import type {
  FailedReportsView,
  FailedReportView,
  JobsView,
  LogConsumer,
  LogConsumersView,
} from '@closewise/contracts/admin';
import { answer } from './api';

/** The calls of the operations screen, typed by the contract. */
export const operationsApi = {
  reports: (...reports: FailedReportView[]) =>
    answer('get', '/api/admin/orders/failed', { success: true, reports } satisfies FailedReportsView),
  jobs: (...failed: JobsView['failed']) => operationsApi.work({ failed }),
  work: (work: Partial<JobsView>) =>
    answer('get', '/api/admin/operations/jobs', {
      success: true,
      workers: 1,
      queues: [],
      failed: [],
      ...work,
    } satisfies JobsView),
  consumers: (...consumers: LogConsumer[]) =>
    answer('get', '/api/admin/operations/consumers', {
      success: true,
      consumers,
    } satisfies LogConsumersView),
  generate: (order: string) =>
    answer('post', `/api/admin/orders/${order}/generate`, {
      success: true,
      message: 'The report is being generated',
    }),
  act: (path: string, message: string) =>
    answer('post', `/api/admin/operations/${path}`, { success: true, message }),
};
