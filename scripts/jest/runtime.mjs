import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { loadTypeScript, sourceMaps } from './typescript.mjs';

const require = createRequire(import.meta.url);
const circusHandlers = Symbol.for('EVENT_HANDLERS');
const testTimeout = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** What `import { jest } from '@jest/globals'` gives in every file of this process. */
const jest = {};
loadTypeScript({ '@jest/globals': { jest } });

/** Jest's runtime, but with the modules of Node itself: each is loaded once for all test files of a worker. */
class SharedModules {
  constructor(_config, environment) {
    const { moduleMocker: mocks, fakeTimersModern: timers } = environment;
    Object.assign(jest, {
      fn: (implementation) => mocks.fn(implementation),
      spyOn: (...what) => mocks.spyOn(...what),
      restoreAllMocks: () => mocks.restoreAllMocks(),
      useFakeTimers: (options) => timers.useFakeTimers(options),
      useRealTimers: () => timers.useRealTimers(),
      advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
      setTimeout: (ms) => (globalThis[testTimeout] = ms),
    });
  }

  /** The test framework itself, which keeps the tests of one file in its module: fresh for each. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  requireModule(path) {
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {}

  setGlobalsForRuntime() {}

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    delete globalThis[circusHandlers];
    delete globalThis[testTimeout];
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (symbol.description === 'JEST_STATE_SYMBOL') delete globalThis[symbol];
  }
}

// Jest asks for it by require.
export { SharedModules as 'module.exports' };
