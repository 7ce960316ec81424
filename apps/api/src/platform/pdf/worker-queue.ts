import { Worker } from 'node:worker_threads';

type Task = Readonly<{ message: unknown; resolve(answer: unknown): void; reject(error: Error): void }>;
type Limits = Readonly<{ mostWaiting: number; secondsPerTask: number; megabytes: number }>;

/** What a worker answers each message with. */
export type WorkerAnswer = Readonly<{ answer: unknown } | { error: Error }>;

/** So many tasks wait that another would wait too long. */
export class QueueFullError extends Error {}

/**
 * Tasks for one worker thread, one after the other. The thread starts with the first task and is replaced after it has crashed
 * or taken too long, which fails that task alone. While it is idle it keeps no process running.
 */
export class WorkerQueue {
  private readonly waiting: Task[] = [];
  private worker: Worker | null = null;
  private current: Task | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(
    private readonly file: URL,
    private readonly limits: Limits,
  ) {}

  /** How many tasks have not ended. */
  get length(): number {
    return this.waiting.length + (this.current ? 1 : 0);
  }

  /** The worker's answer; rejects with `QueueFullError` where too many wait. */
  run(message: unknown): Promise<unknown> {
    if (this.isClosed) return Promise.reject(new Error('The worker thread was stopped'));
    if (this.waiting.length >= this.limits.mostWaiting) return Promise.reject(new QueueFullError());
    return new Promise((resolve, reject) => {
      this.waiting.push({ message, resolve, reject });
      this.startNext();
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const stopped = new Error('The worker thread was stopped');
    const { worker } = this;
    for (const task of this.waiting.splice(0)) task.reject(stopped);
    if (worker) this.lose(worker, stopped);
    await worker?.terminate();
  }

  private startNext(): void {
    if (this.current) return;
    const task = this.waiting.shift();
    if (!task) return this.worker?.unref();
    this.current = task;
    const worker = (this.worker ??= this.start());
    worker.ref();
    const { secondsPerTask } = this.limits;
    this.timer = setTimeout(() => {
      this.lose(worker, new Error(`The worker thread took more than ${secondsPerTask} seconds`));
      void worker.terminate();
    }, secondsPerTask * 1000);
    worker.postMessage(task.message);
  }

  private start(): Worker {
    const { megabytes } = this.limits;
    const worker = new Worker(this.file, {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    worker.on('message', (said: WorkerAnswer) =>
      this.end((task) => ('error' in said ? task.reject(said.error) : task.resolve(said.answer))),
    );
    worker.on('error', (error: Error) => this.lose(worker, error));
    worker.on('exit', (code) => this.lose(worker, new Error(`The worker thread ended with ${code}`)));
    return worker;
  }

  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.end((task) => task.reject(error));
  }

  private end(settle: (task: Task) => void): void {
    clearTimeout(this.timer);
    const task = this.current;
    this.current = null;
    if (task) settle(task);
    this.startNext();
  }
}
