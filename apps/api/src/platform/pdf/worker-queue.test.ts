import { QueueFullError, WorkerQueue } from './worker-queue.js';

/** A worker that answers with what it is sent, after its memory says that it may; `crash` and `fail` end otherwise. */
const worker = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ gate, answer, crash, fail }) => {
      if (gate) Atomics.wait(gate, 0, 0);
      if (crash) process.exit(7);
      parentPort.postMessage(fail ? { error: new Error(fail) } : { answer });
    });
  `)}`,
);
const limits = { mostWaiting: 2, secondsPerTask: 60, megabytes: 64 };

describe('tasks for a worker thread', () => {
  let queue: WorkerQueue;
  beforeEach(() => (queue = new WorkerQueue(worker, limits)));
  afterEach(() => queue.close());

  const closedGate = () => new Int32Array(new SharedArrayBuffer(4));
  const open = (gate: Int32Array) => {
    Atomics.store(gate, 0, 1);
    Atomics.notify(gate, 0);
  };

  it('leave this thread free while one of them keeps the other busy', async () => {
    const ended: string[] = [];
    const gate = closedGate();
    const slow = queue.run({ gate, answer: 'slow' }).then(() => ended.push('slow'));
    await new Promise((resolve) => setImmediate(resolve));
    ended.push('another request');
    open(gate);
    await slow;
    expect(ended).toEqual(['another request', 'slow']);
  });

  it('are done in their order', async () => {
    const ended: unknown[] = [];
    await Promise.all(
      ['a', 'b'].map((answer) => queue.run({ answer }).then((answered) => ended.push(answered))),
    );
    expect(ended).toEqual(['a', 'b']);
  });

  it('are refused once two wait, and accepted again after these', async () => {
    const gate = closedGate();
    const accepted = ['a', 'b', 'c'].map((answer) => queue.run({ gate, answer }));
    expect(queue.length).toBe(3);
    await expect(queue.run({ answer: 'd' })).rejects.toBeInstanceOf(QueueFullError);
    open(gate);
    await expect(Promise.all(accepted)).resolves.toEqual(['a', 'b', 'c']);
    await expect(queue.run({ answer: 'e' })).resolves.toBe('e');
    expect(queue.length).toBe(0);
  });

  it('fail alone when the thread crashes: the next one gets a new thread', async () => {
    const crashed = queue.run({ crash: true });
    const next = queue.run({ answer: 'next' });
    await expect(crashed).rejects.toThrow('The worker thread ended with 7');
    await expect(next).resolves.toBe('next');
  });

  it('fail alone with their own error', async () => {
    await expect(queue.run({ fail: 'no such typeface' })).rejects.toThrow('no such typeface');
    await expect(queue.run({ answer: 'next' })).resolves.toBe('next');
  });

  it('that take too long are ended, and the next one gets a new thread', async () => {
    const impatient = new WorkerQueue(worker, { ...limits, secondsPerTask: 1 });
    const endless = impatient.run({ gate: closedGate() });
    await expect(endless).rejects.toThrow('The worker thread took more than 1 seconds');
    await expect(impatient.run({ answer: 'next' })).resolves.toBe('next');
    await impatient.close();
  });

  it('are rejected when the queue is closed', async () => {
    const tasks = [queue.run({ gate: closedGate() }), queue.run({ answer: 'waiting' })];
    const outcomes = Promise.allSettled(tasks);
    await queue.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(queue.run({ answer: 'late' })).rejects.toThrow('The worker thread was stopped');
  });
});
