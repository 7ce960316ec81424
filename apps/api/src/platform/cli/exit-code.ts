import { DomainError } from '@closewise/domain/events';
import { reasonOf, WrongVariableError } from '../config/startup/startup-error.js';

/** Exit codes of every command. */
export const exitCodes = { done: 0, failed: 1, refused: 2 } as const;

/**
 * Says on stderr in one line why a command ended early and answers its exit code. What the command line itself
 * got wrong has been said already.
 */
export function exitCodeOf(error: unknown): number {
  const { code, exitCode } = error as { code?: unknown; exitCode?: unknown };
  if (typeof code === 'string' && code.startsWith('commander.')) {
    return exitCode === 0 ? exitCodes.done : exitCodes.refused;
  }
  const refused = error instanceof DomainError || error instanceof WrongVariableError;
  const reason = refused ? error.message : reasonOf(error);
  process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n`);
  return refused ? exitCodes.refused : exitCodes.failed;
}
