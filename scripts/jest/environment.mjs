import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');

// Each connection is a process that Postgres starts: with as many as on a large machine these take most of a test's time.
process.env.DATABASE_CONNECTIONS ??= '8';

/** One of each per process: modules that outlive a test file keep what they imported of them. */
const moduleMocker = new ModuleMocker(globalThis);
const exit = Object.getOwnPropertyDescriptor(process, 'exit');
let fakeTimers;

/**
 * Tests run among Node's own globals, not in a context of their own, so that what they import is loaded once for all
 * files of a worker. What a file leaves behind in the process is put back after it.
 */
export default class SharedEnvironment {
  global = globalThis;
  moduleMocker = moduleMocker;
  #before;

  constructor({ projectConfig }) {
    fakeTimers ??= new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.fakeTimersModern = fakeTimers;
    this.#before = { console, env: { ...process.env } };
  }

  async setup() {}

  async teardown() {
    const { console, env } = this.#before;
    fakeTimers.useRealTimers();
    moduleMocker.restoreAllMocks();
    globalThis.console = console;
    Object.defineProperty(process, 'exit', exit);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }
}
