import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { waitTimeoutMs } from '../../apps/api/test/wait-for.js';
import { dataFolder } from '../../apps/api/test/process/data-folder.js';
import { ownEnvironment } from '../../apps/api/test/process/own-environment.js';
import { serverPort } from '../../apps/api/test/process/server-port.js';

const server = resolve(import.meta.dirname, '../../apps/api/dist/bundle/server.js');

/** The built application in a separate process, with its own data folder and port. */
export class Application {
  private child: ChildProcess | null = null;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly settings: NodeJS.ProcessEnv,
  ) {}

  /** `settings` are environment variables. */
  static async start(settings: NodeJS.ProcessEnv = {}): Promise<Application> {
    const application = new Application(await serverPort(), await dataFolder(), settings);
    try {
      await application.launch();
      return application;
    } catch (error) {
      await application.stop();
      throw error;
    }
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  private get hasEnded(): boolean {
    return this.child?.exitCode !== null || this.child.signalCode !== null;
  }

  private get own(): NodeJS.ProcessEnv {
    return { PORT: String(this.port), DATA_DIR: this.dataDir };
  }

  get log(): string {
    return this.output;
  }

  private get endOfLog(): string {
    return this.output.slice(-20_000);
  }

  /** Starts the process and waits until `/ready` succeeds; `settings` apply only until it ends. */
  async launch(settings: NodeJS.ProcessEnv = {}): Promise<void> {
    const child = spawn(process.execPath, [server], {
      env: { ...ownEnvironment(), ...this.settings, ...settings, ...this.own },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
    await this.until(() => this.isReady(), 2 * waitTimeoutMs);
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child;
    if (!child || this.hasEnded) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
    return child.exitCode;
  }

  /** Stops the process like Ctrl-C and removes the data folder. */
  async stop(): Promise<void> {
    await this.kill('SIGINT');
    await rm(this.dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  async isReady(): Promise<boolean> {
    return fetch(`${this.url}/ready`).then(
      (response) => response.ok,
      () => false,
    );
  }

  /** Polls every 50 ms until `condition` is true. Throws with the end of the log on a timeout or if the process ends. */
  async until(condition: () => Promise<boolean>, timeoutMs = waitTimeoutMs): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (!(await condition())) {
      if (this.hasEnded) throw new Error(`The application ended:\n${this.endOfLog}`);
      if (Date.now() > deadline) throw new Error(`Not within ${timeoutMs} ms:\n${this.endOfLog}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
