import { z } from 'zod';
import { personText } from '../buyer/shared-fields.js';

const count = z.number().int();

/** Answer of GET /api/admin/operations/jobs: the latest hundred failed jobs, newest first. */
export const jobsView = z
  .object({
    success: z.literal(true),
    /** Number of running worker processes; without one, no job is processed. */
    workers: count,
    queues: z.array(
      z.object({
        queue: z.string(),
        waiting: count,
        active: count,
        failed: count,
        done: count,
        /** Number of jobs that wait for an unreachable service, since when, and the error. */
        heldUp: z.object({ jobs: count, since: z.string(), error: z.string() }).nullable(),
      }),
    ),
    failed: z.array(
      z.object({ id: z.string(), queue: z.string(), error: z.string(), failedAt: z.iso.datetime() }),
    ),
  })
  .meta({
    example: {
      success: true,
      workers: 1,
      queues: [{ queue: 'send-mail', waiting: 0, active: 1, failed: 1, done: 42, heldUp: null }],
      failed: [
        {
          id: '0b8f4a9e-7c1d-4e53-9a36-2f1f4a3c9d10',
          queue: 'send-mail',
          error: 'The mail server did not accept the email; it will be retried: 450',
          failedAt: '2026-11-21T10:00:00Z',
        },
      ],
    },
  });
export type JobsView = z.infer<typeof jobsView>;

/** Body of POST /api/admin/operations/jobs/{id}/discard. */
export const discardJobRequest = z
  .strictObject({ reason: personText(500).default('') })
  .meta({ example: { reason: 'The buyer was paid back' } });
export type DiscardJobRequest = z.output<typeof discardJobRequest>;

const consumer = z.object({
  name: z.string(),
  state: z.enum(['running', 'stopped', 'never run', 'no worker']),
  /** At most 2000. */
  eventsBehind: count,
  error: z.string().nullable(),
});
export type LogConsumer = z.infer<typeof consumer>;

/** Answer of GET /api/admin/operations/consumers: projections and reactors, stopped ones first. */
export const logConsumersView = z.object({ success: z.literal(true), consumers: z.array(consumer) }).meta({
  example: {
    success: true,
    consumers: [{ name: 'reporting.reports@1', state: 'running', eventsBehind: 0, error: null }],
  },
});
export type LogConsumersView = z.infer<typeof logConsumersView>;

/** Answer of an operator's action; `message` is shown to the admin. */
export const operationDoneView = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ example: { success: true, message: 'The job is running again' } });
export type OperationDoneView = z.infer<typeof operationDoneView>;
