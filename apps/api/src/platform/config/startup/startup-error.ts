import { resolve } from 'node:path';
import { EventStoreUnavailableError } from '../../event-store/event-store.js';
import { isLostReadModel, lostReadModelOf } from '../../event-store/outage.js';
import { isFullDisk } from './full-disk.js';

/** The application cannot start; the message is one line for the operator. The process exits with 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** An environment variable is wrong or missing; a command is refused (exit code 2). */
export class WrongVariableError extends StartupError {}

/** The error for a data folder that cannot be written. */
export function unwritableFolder(dataDir: string, error: unknown): StartupError {
  const { code, message } = error as NodeJS.ErrnoException;
  if (isFullDisk(error)) return new StartupError(`${fullDisk} (${resolve(dataDir)})`);
  return new StartupError(
    `The data folder ${resolve(dataDir)} cannot be written (${code ?? message}). Set DATA_DIR.`,
  );
}

const fullDisk = 'The disk is full: free some space and try again';

/** One line for what the operator can fix; the whole error, with its stack, for our own bugs. */
export function reasonOf(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error);
  if (isFullDisk(error)) return `${fullDisk} (${message})`;
  if (error instanceof StartupError || error instanceof EventStoreUnavailableError) return message;
  if (isLostReadModel(error))
    return `The read model ${lostReadModelOf(error as Error)} is missing: start the server once, or make it again with projections rebuild`;
  const { code, syscall, address, port, hostname } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
    hostname?: string;
  };
  if (syscall === 'getaddrinfo') return `The name ${hostname} has no address: check HOST`;
  if (syscall !== 'listen') return error;
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use: stop the other program or set PORT to a free one`
    : `Cannot listen on ${address}:${port} (${code}): set HOST and PORT to what this machine offers`;
}
