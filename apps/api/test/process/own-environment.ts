import { resolve } from 'node:path';

/** Node's compile cache, because the tests start the same program many times. */
const compiled = resolve(import.meta.dirname, '../../../../.cache/compiled');

/** The environment for a child process: without the test runner's variables, and with NODE_ENV=test. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, NODE_ENV: _env, JEST_WORKER_ID: _worker, ...env } = process.env;
  return { ...env, NODE_ENV: 'test', NODE_COMPILE_CACHE: compiled };
}
