/** The application cannot start, for a reason that one line tells the operator; the process exits with 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
