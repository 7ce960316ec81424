import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../event-store/command-executor.js';
import { currentTrace } from '../observability/trace.js';

/** Of a command that a request asks for; `actor` is whoever sent it, such as `buyer` or `affiliate:{id}`. */
export const byRequest = (actor: string, { id }: Readonly<{ id: string }>): CommandContext => ({
  actor,
  correlationId: id,
});

/**
 * Of a command that nobody asked for in person. It is tied to the request and the event that led to it, however many jobs
 * ago; where there was none, to the id, which is that of the job or says what it is about.
 */
export const bySystem = (id: string = randomUUID()): CommandContext => ({
  actor: 'system',
  ...(currentTrace() ?? { correlationId: id }),
});

/** Of a command from the command line. */
export const byOperator = (): CommandContext => ({ actor: 'operator', correlationId: randomUUID() });
