import type { DomainEvent } from '../events/index.js';

/** Somebody of ours sends the link of a report once more; `number` counts these mails of a report from 1. */
export type ReportMailRequested = DomainEvent<
  'ReportMailRequested',
  Readonly<{ reportId: number; number: number }>
>;
