import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const main = resolve(import.meta.dirname, '../../dist/src/main.js');

/** The compiled server as a process, with its output. */
export class ServerProcess {
  output = '';
  readonly exited: Promise<unknown[]>;

  constructor(readonly child: ChildProcess) {
    this.exited = once(child, 'exit');
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    }
  }

  static start(env: NodeJS.ProcessEnv): ServerProcess {
    const { NODE_OPTIONS: _options, NODE_ENV: _env, ...own } = process.env;
    return new ServerProcess(spawn(process.execPath, [main], { env: { ...own, ...env }, stdio: 'pipe' }));
  }

  /** The exit code, once the process has ended. */
  async end(): Promise<number | null> {
    await this.exited;
    return this.child.exitCode;
  }

  /** Resolves when the server has said that it is ready; throws its output when it ends before. */
  async ready(): Promise<void> {
    while (!this.output.includes('Closewise is ready')) {
      if (this.child.exitCode !== null) throw new Error(this.output);
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
