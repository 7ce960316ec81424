import { DomainError } from '@closewise/domain/events';
import { isLostReadModel } from '../event-store/outage.js';
import { reasonOf, WrongVariableError } from '../config/startup/startup-error.js';

/** Exit codes of every command. */
export const exitCodes = { done: 0, failed: 1, refused: 2 } as const;

/** Prints on stderr in one line why a command ended early, and returns its exit code. Commander prints its own errors. */
export function exitCodeOf(error: unknown): number {
  const { code, exitCode } = error as { code?: unknown; exitCode?: unknown };
  if (typeof code === 'string' && code.startsWith('commander.')) {
    return exitCode === 0 ? exitCodes.done : exitCodes.refused;
  }
  const refused =
    error instanceof DomainError || error instanceof WrongVariableError || isLostReadModel(error);
  const reason = error instanceof DomainError ? error.message : reasonOf(error);
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
  return refused ? exitCodes.refused : exitCodes.failed;
}
