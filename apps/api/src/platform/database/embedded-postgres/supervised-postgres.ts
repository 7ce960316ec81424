import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { guard, type Guard } from './guard.js';
import type { OwnerLock } from './owner-lock.js';
import { startPostmaster, type PostmasterOptions } from './postmaster.js';
import { stopPostmaster } from './stop-postmaster.js';

/** While processes of a killed Postgres linger, a new one refuses to start. */
const LINGERING_MS = 15_000;
const RETRY_MS = 200;

/** A Postgres of this process: started again on its port when it dies, stopped when this process dies. */
export class SupervisedPostgres {
  readonly #options: PostmasterOptions;
  /** Referred to from here, and so from the child process: a collected lock would be a released one. */
  readonly #lock: OwnerLock;
  #child: ChildProcess | null = null;
  #guard: Guard | null = null;
  #stopping = false;
  #restart: Promise<void> = Promise.resolve();
  port = 0;

  constructor(options: PostmasterOptions, lock: OwnerLock) {
    this.#options = options;
    this.#lock = lock;
  }

  async start(): Promise<void> {
    const giveUpAt = Date.now() + LINGERING_MS;
    for (;;) {
      this.port = await freePort();
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
    const child = await startPostmaster(this.#options, this.port);
    this.#child = child;
    this.#guard = guard(child.pid as number, this.#options.user);
    child.once('exit', () => this.#onExit());
    if (child.exitCode !== null || child.signalCode !== null) this.#onExit();
  }

  #onExit(): void {
    if (this.#child === null) return;
    this.#child = null;
    this.#guard?.dismiss();
    this.#restart = this.#restart.then(() => this.#startAgain());
  }

  async #startAgain(): Promise<void> {
    while (!this.#stopping && this.#child === null) {
      try {
        await this.#launch();
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }
}
