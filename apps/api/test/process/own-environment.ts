import { resolve } from 'node:path';

/** Where Node keeps what it has compiled: the tests start the same program many times. */
const compiled = resolve(import.meta.dirname, '../../../../.cache/compiled');

/** The environment for a process of its own: without what the test runner has set in it, and a test to the server. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, NODE_ENV: _env, JEST_WORKER_ID: _worker, ...env } = process.env;
  return { ...env, NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled };
}
