import { randomUUID } from 'node:crypto';
import type { CommandContext } from '../event-store/command-executor.js';

/** Of a command that a request asks for; `actor` is whoever sent it, such as `buyer` or `affiliate:{id}`. */
export const byRequest = (actor: string, { id }: Readonly<{ id: string }>): CommandContext => ({
  actor,
  correlationId: id,
});

/** Of a command that nobody asked for in person: the id is that of the job's run, or says what it is about. */
export const bySystem = (correlationId: string = randomUUID()): CommandContext => ({
  actor: 'system',
  correlationId,
});

/** Of a command from the command line. */
export const byOperator = (): CommandContext => ({ actor: 'operator', correlationId: randomUUID() });
