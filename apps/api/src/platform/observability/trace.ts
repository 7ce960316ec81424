import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** The cause of some work: the id of the original request, however many jobs ago, and the event that led to it. */
export type Trace = Readonly<{ correlationId: string; causationId: string | null }>;

const traces = new AsyncLocalStorage<Trace>();

/** Runs the work; its log lines, jobs and system commands carry the trace. */
export const runTraced = <Result>(trace: Trace, work: () => Result): Result => traces.run(trace, work);

/** The trace of the current work; undefined for work without a cause, such as a recurring job. */
export const currentTrace = (): Trace | undefined => traces.getStore();

/** Starts a trace for each request. */
export function traceRequests(server: FastifyInstance): void {
  const trace = ({ id: correlationId }: Readonly<{ id: string }>, next: () => void): void =>
    runTraced({ correlationId, causationId: null }, next);
  server.addHook('onRequest', (request, _reply, next) => trace(request, next));
  // The body arrives in the connection's context, which has no trace.
  server.addHook('preValidation', (request, _reply, next) => trace(request, next));
}
