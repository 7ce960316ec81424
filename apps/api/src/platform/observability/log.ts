import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTrace } from './trace.js';

/** Lines are written beside the requests, in order, and at the latest when the process ends. */
const standardOutput = (): DestinationStream => pino.destination({ dest: 1, sync: false });

/**
 * Structured logs. Each line names the request that it goes back to, if any. An error is logged by name, message and
 * stack, and by what caused it: its other fields may hold parameters.
 */
export function createLog(level: string, output: DestinationStream = standardOutput()): Logger {
  return pino({ level, base: null, serializers: { err: loggedError }, mixin: correlation }, output);
}

function correlation(): object {
  const trace = currentTrace();
  return trace ? { correlationId: trace.correlationId } : {};
}

function loggedError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    stack,
    ...(cause instanceof Error && { cause: `${cause.name}: ${cause.message}` }),
  };
}

const wiring = new Set([
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestFactory',
  'NestApplication',
]);
/** What Nest logs and also throws; the entry point says it once. */
const thrown = new Set(['ExceptionHandler', 'NestApplication']);

/** Nest's own lines in the same log; those about its wiring only at level debug. */
export class NestLog implements LoggerService {
  constructor(private readonly output: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.output[wiring.has(String(context)) ? 'debug' : 'info']({ context }, String(message));
  }

  /** The fields of an object become those of the line. */
  debug(message: unknown, context?: unknown): void {
    if (typeof message === 'object') this.output.debug({ context, ...message });
    else this.output.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.output.warn({ context }, String(message));
  }

  /** Nest passes a stack, when there is one, between message and context. */
  error(message: unknown, ...rest: readonly unknown[]): void {
    const context = rest.at(-1);
    if (thrown.has(String(context))) return;
    this.output.error({ context, stack: rest.length > 1 ? rest[0] : undefined }, String(message));
  }
}
