import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort, findSocketFolder } from './socket-folder.js';
import {
  type Guard,
  type PostmasterOptions,
  startGuard,
  startPostmaster,
  stopPostmaster,
} from './postmaster.js';
import type { OwnerLock } from './owner-lock.js';
import type { Address } from './postmaster-file.js';

/** A new Postgres refuses to start while processes of a killed one are still ending. */
const LINGERING_MS = 15_000;
const RETRY_MS = 200;

/** This process's Postgres: restarted on its port when it dies, stopped when this process dies. */
export class SupervisedPostgres {
  readonly #options: PostmasterOptions;
  readonly #onFault: (message: string) => void;
  /** Referenced so that it is not garbage-collected, which would release the lock. */
  readonly #lock: OwnerLock;
  #child: ChildProcess | null = null;
  #guard: Guard | null = null;
  #stopping = false;
  #restart: Promise<void> = Promise.resolve();
  address: Address = { port: 0, socketFolder: '' };

  /** `onFault` is called when Postgres ends by itself, and once if it then cannot be restarted. */
  constructor(options: PostmasterOptions, lock: OwnerLock, onFault: (message: string) => void) {
    this.#options = options;
    this.#lock = lock;
    this.#onFault = onFault;
  }

  async start(): Promise<void> {
    const giveUpAt = Date.now() + LINGERING_MS;
    const folder = await findSocketFolder(this.#options.data);
    for (;;) {
      this.address = { port: await findFreePort(), socketFolder: folder };
      try {
        return await this.#launch();
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        await sleep(RETRY_MS);
      }
    }
  }

  /** The process id, for messages and tests; null while Postgres is down. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#restart;
    const pid = this.pid;
    if (pid !== null) await stopPostmaster(pid);
    this.#guard?.dismiss();
    this.#lock.release();
  }

  async #launch(): Promise<void> {
    const child = await startPostmaster(this.#options, this.address);
    this.#child = child;
    this.#guard = startGuard(child.pid as number, this.#options.user);
    child.once('exit', () => this.#onExit());
    if (child.exitCode !== null || child.signalCode !== null) this.#onExit();
  }

  #onExit(): void {
    if (this.#child === null) return;
    this.#child = null;
    this.#guard?.dismiss();
    if (!this.#stopping) this.#onFault('The embedded Postgres ended by itself and is being restarted');
    this.#restart = this.#restart.then(() => this.#tryRestart());
  }

  async #tryRestart(): Promise<void> {
    for (let failures = 0; !this.#stopping && this.#child === null; failures += 1) {
      try {
        await this.#launch();
      } catch (error) {
        if (failures === 0) this.#onFault(restartFault(this.address.port, error as Error));
        await sleep(RETRY_MS);
      }
    }
  }
}

const restartFault = (port: number, { message }: Error): string =>
  `${message}. It is retried on port ${port}: if another program now uses that port, restart the server.`;
