import { resolve } from 'node:path';
import { EventStoreUnavailableError } from '../../event-store/event-store.js';
import { isLostReadModel } from '../../event-store/lost-read-model.js';

/** The application cannot start, for a reason that one line tells the operator; the process exits with 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** A variable of the environment is wrong or missing: a command is refused. */
export class WrongVariableError extends StartupError {}

/** The start is refused because nothing can be written into the data folder. */
export function unwritableFolder(dataDir: string, error: unknown): StartupError {
  const { code, message } = error as NodeJS.ErrnoException;
  return new StartupError(
    `The data folder ${resolve(dataDir)} cannot be written (${code ?? message}). Set DATA_DIR.`,
  );
}

const lostReadModel =
  'read models are made at the start of a server; projections rebuild makes one that is lost';

/** One line for what the operator can set right, the whole error for what is a fault of ours. */
export function reasonOf(error: unknown): unknown {
  if (error instanceof StartupError || error instanceof EventStoreUnavailableError) return error.message;
  if (isLostReadModel(error)) return `${(error as Error).message}: ${lostReadModel}`;
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
