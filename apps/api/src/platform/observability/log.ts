import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** Structured logs. An error is logged by name, message and stack: its other fields may hold parameters. */
export function createLog(level: string): Logger {
  return pino({
    level,
    base: null,
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? { name: error.name, message: error.message, stack: error.stack }
          : { message: String(error) },
    },
  });
}

/** Nest's own lines in the same log; those about its wiring only at level debug. */
export class NestLog implements LoggerService {
  constructor(private readonly log_: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.log_.debug({ context }, String(message));
  }

  warn(message: unknown, context?: unknown): void {
    this.log_.warn({ context }, String(message));
  }

  error(message: unknown, stack?: unknown, context?: unknown): void {
    this.log_.error({ context, stack }, String(message));
  }
}
