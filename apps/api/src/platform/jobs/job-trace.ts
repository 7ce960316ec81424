import type { Trace } from '../observability/trace.js';

/** Beside the fields of the payload in the queue's table. */
type Traced = Readonly<{ trace?: Trace }>;

/** What the queue keeps of a job: its payload, and what it goes back to. */
export const withTrace = (payload: object, trace: Trace | undefined): object => ({
  ...payload,
  ...(trace && { trace }),
});

/** What a fetched job is told, and what it goes back to: jobs of former versions to themselves. */
export function traceOf({ id, data }: Readonly<{ id: string; data: object }>): {
  payload: object;
  trace: Trace;
} {
  const { trace = { correlationId: id, causationId: null }, ...payload } = data as Traced;
  return { payload, trace };
}
