import type { AppendResult } from './append-statement.js';
import type { AppendRequest } from './append-request.js';
import { EventStoreUnavailableError } from './event-store.js';
import { isRefusal } from './postgres-errors.js';
import { asUnavailable, retryOnce } from './retry-once.js';

/** Appends a batch of requests of different streams in one commit, all or none. */
export type AppendBatch = (requests: readonly AppendRequest[]) => Promise<AppendResult[]>;

type Member = Readonly<{
  request: AppendRequest;
  queuedAt: number;
  resolve(result: AppendResult): void;
  reject(error: unknown): void;
}>;

const LARGEST_BATCH = 200;
const LARGEST_BATCH_BYTES = 8_000_000;
const LONGEST_QUEUE = 10_000;
const LARGEST_QUEUE_BYTES = 64_000_000;
const LONGEST_WAIT_MS = 10_000;

/**
 * Commits the waiting appends of this process together. A refused batch is repeated one by one; one with an unknown
 * outcome is repeated once as a whole, and the caller then finds out by the ids what was written.
 */
export class GroupCommit {
  #queue: Member[] = [];
  #queuedBytes = 0;
  #pumping = false;

  constructor(private readonly appendBatch: AppendBatch) {}

  /** Throws EventStoreUnavailableError immediately when too many appends are waiting. */
  add(request: AppendRequest): Promise<AppendResult> {
    if (this.#queue.length >= LONGEST_QUEUE || this.#queuedBytes + request.bytes > LARGEST_QUEUE_BYTES) {
      return Promise.reject(new EventStoreUnavailableError('Too many appends are waiting'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ request, queuedAt: Date.now(), resolve, reject });
      this.#queuedBytes += request.bytes;
      if (this.#pumping) return;
      this.#pumping = true;
      setImmediate(() => void this.#pump());
    });
  }

  async #pump(): Promise<void> {
    while (this.#queue.length > 0) {
      this.#rejectOverdue();
      await this.#commit(this.#nextBatch());
    }
    this.#pumping = false;
  }

  #rejectOverdue(): void {
    const oldest = Date.now() - LONGEST_WAIT_MS;
    if ((this.#queue[0]?.queuedAt ?? oldest) >= oldest) return;
    const overdue = this.#take((member) => member.queuedAt < oldest);
    for (const { reject } of overdue) reject(new EventStoreUnavailableError('The append waited too long'));
  }

  /** At most one member per stream, in the order of their calls. */
  #nextBatch(): Member[] {
    const streams = new Set<string>();
    let [count, bytes] = [0, 0];
    return this.#take(({ request }) => {
      const isFirstOfStream = !streams.has(request.stream);
      streams.add(request.stream);
      const fits = count < LARGEST_BATCH && (count === 0 || bytes + request.bytes <= LARGEST_BATCH_BYTES);
      if (!isFirstOfStream || !fits) return false;
      count += 1;
      bytes += request.bytes;
      return true;
    });
  }

  #take(chosen: (member: Member) => boolean): Member[] {
    const taken: Member[] = [];
    this.#queue = this.#queue.filter((member) => !chosen(member) || taken.push(member) === 0);
    for (const { request } of taken) this.#queuedBytes -= request.bytes;
    return taken;
  }

  async #commit(batch: readonly Member[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const results = await retryOnce(() => this.appendBatch(batch.map(({ request }) => request)));
      batch.forEach((member, index) => member.resolve(results[index] as AppendResult));
    } catch (error) {
      if (isRefusal(error) && batch.length > 1) for (const member of batch) await this.#commit([member]);
      else for (const { reject } of batch) reject(asUnavailable(error));
    }
  }
}
