import { tmpdir } from 'node:os';

/** Keeps PG… variables, locales and NODE_OPTIONS of the operator's shell away from Postgres. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '/usr/bin:/bin', HOME: tmpdir(), LC_ALL: 'C', TZ: 'UTC' };
}
