import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, pino, type Logger } from 'pino';

/** Structured logs. An error is logged by name, message and stack: its other fields may hold parameters. */
export function createLog(level: string, output: DestinationStream = pino.destination(1)): Logger {
  return pino({ level, base: null, serializers: { err: loggedError } }, output);
}

function loggedError(error: unknown): object {
  return error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
}

const wiring = new Set(['InstanceLoader', 'RoutesResolver', 'RouterExplorer', 'NestFactory', 'NestApplication']);

/** Nest's own lines in the same log; those about its wiring only at level debug. */
export class NestLog implements LoggerService {
  constructor(private readonly output: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.output[wiring.has(String(context)) ? 'debug' : 'info']({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.output.warn({ context }, String(message));
  }

  error(message: unknown, stack?: unknown, context?: unknown): void {
    this.output.error({ context, stack }, String(message));
  }
}
