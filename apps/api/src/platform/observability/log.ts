import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino } from 'pino';
import { currentTrace } from './trace.js';

/** Lines are written asynchronously, in order, at the latest when the process ends. */
const standardOutput = (): DestinationStream => pino.destination({ dest: 1, sync: false });

/**
 * Structured logs. Each line has the id of its original request, if any. Errors are logged with name, message, stack and
 * cause only: other fields may contain parameters.
 */
export function createLog(level: string, output: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: { err: serializeError, req: serializeRequest },
      mixin: correlation,
      hooks: { streamWrite: maskReportNumbers },
    },
    output,
  );
}

/** A whole number from 2^52 to 2^53, like a report's number. */
const reportNumber = /(?<![0-9A-Za-z])[4-9]\d{15}(?![0-9A-Za-z])/g;

/**
 * Masks report numbers: anyone who knows one can open the report. They may be in stream names, addresses or errors of
 * libraries, so every line is searched.
 */
export const maskReportNumbers = (line: string): string =>
  line.replace(reportNumber, (_, at: number) =>
    line.slice(at - 2, at) === '":' && line[at - 3] !== '\\' ? '"[report]"' : '[report]',
  );

function correlation(): object {
  const trace = currentTrace();
  return trace ? { correlationId: trace.correlationId } : {};
}

/** Fastify's serializer would log the whole address, with tokens; the request's line has the route. */
const serializeRequest = ({ method }: Readonly<{ method?: string }>): object => ({ method });

function serializeError(error: unknown): object {
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
/** Contexts of errors that Nest also throws; the entry point prints them. */
const thrown = new Set(['ExceptionHandler', 'NestApplication']);

/** Writes Nest's lines to the same log; those about its wiring at level debug only. */
export class NestLog implements LoggerService {
  constructor(private readonly output: Logger) {}

  log(message: unknown, context?: unknown): void {
    this.output[wiring.has(String(context)) ? 'debug' : 'info']({ context }, String(message));
  }

  /** The fields of an object become fields of the line. */
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
