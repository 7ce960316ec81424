import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { patienceMs } from '../apps/api/test/patience.js';
import { childrenOf } from '../apps/api/test/process/children-of.js';
import { dataFolder } from '../apps/api/test/process/data-folder.js';
import { ownEnvironment } from '../apps/api/test/process/own-environment.js';
import { serverPort } from '../apps/api/test/process/server-port.js';
import { isRunning } from '../apps/api/test/process/is-running.js';
import { postgresPid } from './support/log.js';

type Death = [signal: NodeJS.Signals, victim: 'npm' | 'its script'];
const deaths: Death[] = [
  ['SIGINT', 'npm'],
  ['SIGKILL', 'its script'],
  ['SIGKILL', 'npm'],
  ['SIGTERM', 'npm'],
  ['SIGHUP', 'npm'],
];

// Nearer: start.e2e ends it by Ctrl-C.
describe('npm start', () => {
  let dataDir: string;
  let npm: ChildProcess;

  beforeAll(async () => {
    dataDir = await dataFolder();
  });
  afterEach(() => npm.kill('SIGKILL'));
  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });

  it.each(deaths)('[PL-06] leaves no process behind when %s reaches %s alone', async (signal, victim) => {
    const port = await serverPort();
    npm = spawn('npm', ['start'], {
      cwd: resolve(import.meta.dirname, '..'),
      env: { ...ownEnvironment(), PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await untilReady(npm);
    const script = (await childrenOf(npm.pid as number))[0] as number;
    const [server] = await childrenOf(script);
    const postgres = await postgresPid(dataDir);
    process.kill(victim === 'npm' ? (npm.pid as number) : script, signal);
    await untilGone([npm.pid as number, script, server as number, postgres]);
    await expect(fetch(`http://localhost:${port}/health`)).rejects.toThrow();
  });
});

async function untilReady(npm: ChildProcess): Promise<void> {
  const ended = once(npm, 'exit').then(() => {
    throw new Error('npm start ended before it was ready');
  });
  const ready = new Promise<void>((done) => {
    let output = '';
    npm.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Closewise is ready')) done();
    });
  });
  await Promise.race([ready, ended]);
  ended.catch(() => undefined);
}

async function untilGone(pids: readonly number[]): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    const running = await Promise.all(pids.map(isRunning));
    if (!running.includes(true)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Still running: ${pids.join(', ')}`);
}
