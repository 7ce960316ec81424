import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../event-store/command-executor.js';
import { currentTrace } from '../observability/trace.js';

/** The context of a command from a request; `actor` is its sender, such as `buyer` or `affiliate:{id}`. */
export const byRequest = (actor: string, { id }: Readonly<{ id: string }>): CommandContext => ({
  actor,
  correlationId: id,
});

/**
 * The context of a command from a job or timer. It is traced to the request and the event that led to it, however many
 * jobs ago; without a trace it uses `id`, such as the job's.
 */
export const bySystem = (id: string = randomUUID()): CommandContext => ({
  actor: 'system',
  ...(currentTrace() ?? { correlationId: id }),
});

/** The context of a command from the command line. */
export const byOperator = (): CommandContext => ({ actor: 'operator', correlationId: randomUUID() });
