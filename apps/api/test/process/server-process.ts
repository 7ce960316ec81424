import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { ownEnvironment } from './own-environment.js';

const project = resolve(import.meta.dirname, '../../../..');
const server = resolve(project, 'apps/api/dist/bundle/server.js');

/** The first start creates the files of its Postgres. */
const LONGEST_START_MS = 120_000;

/** The compiled server as a process, with its output. */
export class ServerProcess {
  output = '';
  /** Ended, with all its `output`. */
  readonly exited: Promise<unknown[]>;

  constructor(readonly child: ChildProcess) {
    this.exited = once(child, 'close');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  static start(env: NodeJS.ProcessEnv): ServerProcess {
    return new ServerProcess(
      spawn(process.execPath, [server], { env: { ...ownEnvironment(), ...env }, stdio: 'pipe' }),
    );
  }

  /** Started as the README says; the processes that npm starts are its children. */
  static byNpm(env: NodeJS.ProcessEnv): ServerProcess {
    return new ServerProcess(
      spawn('npm', ['start'], { cwd: project, env: { ...ownEnvironment(), ...env }, stdio: 'pipe' }),
    );
  }

  /** The exit code, once the process has ended. */
  async end(): Promise<number | null> {
    await this.exited;
    return this.child.exitCode;
  }

  ready(): Promise<void> {
    return this.says('Closewise is ready');
  }

  /** Resolves when the output contains the text; throws the output when the process ends first or the time is over. */
  async says(text: string): Promise<void> {
    for (const giveUpAt = Date.now() + LONGEST_START_MS; !this.output.includes(text);) {
      if (this.child.exitCode !== null) throw new Error(this.output);
      if (Date.now() > giveUpAt) throw new Error(`It never said "${text}":\n${this.output}`);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
