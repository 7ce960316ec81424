import { rm } from 'node:fs/promises';
import { waitTimeoutMs } from '../apps/api/test/wait-for.js';
import { childrenOf } from '../apps/api/test/process/children-of.js';
import { dataFolder } from '../apps/api/test/process/data-folder.js';
import { serverPort } from '../apps/api/test/process/server-port.js';
import { ServerProcess } from '../apps/api/test/process/server-process.js';
import { isRunning } from '../apps/api/test/process/is-running.js';
import { readPostgresPid } from './support/database.js';

type Death = [signal: NodeJS.Signals, victim: 'npm' | 'its script'];
const deaths: Death[] = [
  ['SIGINT', 'npm'],
  ['SIGKILL', 'its script'],
  ['SIGKILL', 'npm'],
  ['SIGTERM', 'npm'],
  ['SIGHUP', 'npm'],
];

// Ctrl-C is also covered by start.e2e.
describe('npm start', () => {
  let dataDir: string;
  let npm: ServerProcess;

  beforeAll(async () => {
    dataDir = await dataFolder();
  });
  afterEach(() => {
    npm.child.kill('SIGKILL');
  });
  afterAll(async () => {
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  });

  it.each(deaths)('[PL-06] leaves no process behind when a %s reaches only %s', async (signal, victim) => {
    const port = await serverPort();
    npm = ServerProcess.byNpm({ PORT: String(port), DATA_DIR: dataDir });
    await npm.ready();
    const pid = npm.child.pid as number;
    const script = (await childrenOf(pid))[0] as number;
    const [server] = await childrenOf(script);
    const postgres = await readPostgresPid(dataDir);
    process.kill(victim === 'npm' ? pid : script, signal);
    await untilGone([pid, script, server as number, postgres]);
    await expect(fetch(`http://localhost:${port}/health`)).rejects.toThrow();
  });
});

async function untilGone(pids: readonly number[]): Promise<void> {
  const giveUpAt = Date.now() + waitTimeoutMs;
  while (Date.now() < giveUpAt) {
    const running = await Promise.all(pids.map(isRunning));
    if (!running.includes(true)) return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`Still running: ${pids.join(', ')}`);
}
