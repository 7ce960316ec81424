import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';
import { guard, type Guard } from './guard.js';
import type { OwnerLock } from './owner-lock.js';
import type { Address } from './postmaster-file.js';
import { startPostmaster, type PostmasterOptions } from './postmaster.js';
import { socketFolder } from './socket-folder.js';
import { stopPostmaster } from './stop-postmaster.js';

/** While processes of a killed Postgres linger, a new one refuses to start. */
const LINGERING_MS = 15_000;
const RETRY_MS = 200;

/** A Postgres of this process: started again on its port when it dies, stopped when this process dies. */
export class SupervisedPostgres {
  readonly #options: PostmasterOptions;
  readonly #onTrouble: (what: string) => void;
  /** Referred to from here, and so from the child process: a collected lock would be a released one. */
  readonly #lock: OwnerLock;
  #child: ChildProcess | null = null;
  #guard: Guard | null = null;
  #stopping = false;
  #restart: Promise<void> = Promise.resolve();
  address: Address = { port: 0, socketFolder: '' };

  /** `onTrouble` is told once when Postgres ends by itself, and once when it cannot be started again at first. */
  constructor(options: PostmasterOptions, lock: OwnerLock, onTrouble: (what: string) => void) {
    this.#options = options;
    this.#lock = lock;
    this.#onTrouble = onTrouble;
  }

  async start(): Promise<void> {
    const giveUpAt = Date.now() + LINGERING_MS;
    const folder = await socketFolder(this.#options.data);
    for (;;) {
      this.address = { port: await freePort(), socketFolder: folder };
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
    this.#guard = guard(child.pid as number, this.#options.user);
    child.once('exit', () => this.#onExit());
    if (child.exitCode !== null || child.signalCode !== null) this.#onExit();
  }

  #onExit(): void {
    if (this.#child === null) return;
    this.#child = null;
    this.#guard?.dismiss();
    if (!this.#stopping) this.#onTrouble('The embedded Postgres ended by itself and is started again');
    this.#restart = this.#restart.then(() => this.#startAgain());
  }

  async #startAgain(): Promise<void> {
    for (let failures = 0; !this.#stopping && this.#child === null; failures += 1) {
      try {
        await this.#launch();
      } catch (error) {
        if (failures === 0) this.#onTrouble(stillDown(this.address.port, error as Error));
        await sleep(RETRY_MS);
      }
    }
  }
}

const stillDown = (port: number, { message }: Error): string =>
  `${message}. It is tried again and again on port ${port}: if another program has that port by now, restart the server.`;
