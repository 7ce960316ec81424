import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** By what work was begun: the id of the request, however many jobs ago, and the event that led to it. */
export type Trace = Readonly<{ correlationId: string; causationId: string | null }>;

const traces = new AsyncLocalStorage<Trace>();

/** Does the work; whatever it logs, enqueues and records in the name of the system is tied to the trace. */
export const traced = <Result>(trace: Trace, work: () => Result): Result => traces.run(trace, work);

/** Of the work that is under way; undefined for what nobody has asked for, such as a recurring job. */
export const currentTrace = (): Trace | undefined => traces.getStore();

/** Ties to each request what is done for it. */
export function traceRequests(server: FastifyInstance): void {
  const trace = ({ id: correlationId }: Readonly<{ id: string }>, next: () => void): void =>
    traced({ correlationId, causationId: null }, next);
  server.addHook('onRequest', (request, _reply, next) => trace(request, next));
  // The body comes from the connection, which knows of no request.
  server.addHook('preValidation', (request, _reply, next) => trace(request, next));
}
