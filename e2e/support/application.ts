import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../../apps/api/dist/src/main.js');

/** The built application as a process of its own, with a data folder and a port of its own. */
export class Application {
  private child: ChildProcess | null = null;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  /** `settings` are variables of its environment. */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<Application> {
    const dataDir = await mkdtemp(join(tmpdir(), 'closewise-e2e-'));
    await chmod(dataDir, 0o755); // as root, Postgres runs as another user
    const application = new Application(await freePort(), dataDir, settings);
    await application.launch();
    return application;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  private get own(): NodeJS.ProcessEnv {
    return { PORT: String(this.port), DATA_DIR: this.dataDir };
  }

  get log(): string {
    return this.output;
  }

  /** Starts the process and resolves when `/ready` says yes; `settings` hold for this time only. */
  async launch(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    const child = spawn(process.execPath, ['--enable-source-maps', main], {
      env: { ...withoutTestSettings(), ...this.settings, ...settings, ...this.own },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output = (this.output + chunk.toString()).slice(-20_000)));
    }
    await this.until(() => this.isReady(), 30_000);
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }

  /** Stops as Ctrl-C does and removes the data folder. */
  async stop(): Promise<void> {
    await this.kill('SIGINT');
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async isReady(): Promise<boolean> {
    if (this.child?.exitCode !== null) throw new Error(`The application ended:\n${this.output}`);
    return fetch(`${this.url}/ready`).then(
      (response) => response.ok,
      () => false,
    );
  }

  /** Polls every 50 ms until `condition` holds; throws with the end of the log after `timeoutMs`. */
  async until(condition: () => Promise<boolean>, timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await condition())) {
      if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms:\n${this.output}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

function withoutTestSettings(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _options, NODE_ENV: _env, JEST_WORKER_ID: _worker, ...env } = process.env;
  return env;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
